// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/press_guard.hpp"
#include "app/table/accessible_items.hpp"
#include "screen_reader.hpp"
#include "suite_main.hpp"

#include <QFontDatabase>
#include <QQmlEngine>

#include <optional>

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        accessible_items::install();
        guard_.emplace(qApp);
        for (const char* face : {"Limelight-Regular", "LeagueGothic-Regular", "Cabin-Regular", "Cabin-SemiBold"})
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1.ttf").arg(QLatin1String(face)));
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Reader", &reader_);
    }

private:
    ScreenReader reader_;
    std::optional<PressGuard> guard_;
};

QUICK_TEST_MAIN_OF(controls, Setup)

#include "main.moc"
