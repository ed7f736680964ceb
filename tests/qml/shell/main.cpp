#include "all_games.hpp"
#include "games/game_list.hpp"
#include "screen_reader.hpp"
#include "settings/preferences.hpp"
#include "shell/house.hpp"
#include "shell/shelf.hpp"
#include "shell/window_setup.hpp"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QWindow>
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
    void cleanupTestCase()
    {
        other_.reset();
        house_.reset();
    }

    /// An empty shelf.
    Q_INVOKABLE void clear()
    {
        other_.reset();
        for (const auto& listed : house_->store().unfinished())
            house_->store().putAway(listed.id);
        house_->shelf()->refresh();
    }
    /// Deals a game and leaves it.
    Q_INVOKABLE int leave(const QString& game, const QStringList& names)
    {
        QList<int> marks;
        for (int seat = 0; seat < names.size(); ++seat)
            marks += seat;
        house_->startMatch(game, {names, marks}, 7, {});
        house_->goHome();
        return house_->shelf()->items().front().key;
    }
    /// A match that is damaged from its beginning.
    Q_INVOKABLE void leaveDamaged()
    {
        const qint64 match = house_->store().begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("damaged"));
        house_->store().release(match);
        house_->shelf()->refresh();
    }
    /// Another window opens the match.
    Q_INVOKABLE void openElsewhere(int match)
    {
        other_ = std::make_unique<GameStore>(folder_.path());
        other_->hold(match);
    }
    Q_INVOKABLE void closeElsewhere() { other_.reset(); }
    /// A key that is held.
    Q_INVOKABLE void repeat(int key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(QGuiApplication::allWindows().constFirst(), &event);
    }

    /// Whether somebody who deals a game for the first time is asked whether to learn it.
    Q_INVOKABLE void offerLessons(bool offered)
    {
        for (const GameEntry& game : house_->games()->entries())
            house_->preferences()->setLessonOffered(game.id, !offered);
    }

    /// Something went wrong with the storage.
    Q_INVOKABLE void report(const QString& problem) { house_->report(problem); }

private:
    QTemporaryDir folder_;
    std::unique_ptr<House> house_;
    std::unique_ptr<GameStore> other_;
    ScreenReader reader_;
};

QUICK_TEST_MAIN_WITH_SETUP(shell, Setup)

#include "main.moc"
