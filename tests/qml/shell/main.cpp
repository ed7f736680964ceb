#include "all_games.hpp"
#include "screen_reader.hpp"
#include "shell/house.hpp"
#include "shell/window_setup.hpp"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

#include <memory>

/// A house in an empty folder.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        window_setup::prepare(*qGuiApp);
        house_ = std::make_unique<House>(folder_.path(), QStringLiteral("en"), all_games());
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Reader", &reader_);
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Setup", this);
    }
    void cleanupTestCase() { house_.reset(); }

    /// Something went wrong with the storage.
    Q_INVOKABLE void report(const QString& problem) { house_->report(problem); }

private:
    QTemporaryDir folder_;
    std::unique_ptr<House> house_;
    ScreenReader reader_;
};

QUICK_TEST_MAIN_WITH_SETUP(shell, Setup)

#include "main.moc"
