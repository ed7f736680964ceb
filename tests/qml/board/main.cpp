// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_setup.hpp"
#include "app/table/table_layout.hpp"
#include "suite_main.hpp"

#include <QGuiApplication>
#include <QQmlEngine>

/// The layout of a table with a board as large as a town.
class TownLayout : public TableLayout {
    Q_OBJECT

public:
    TownLayout()
        : TableLayout(nullptr)
    {
        setBoard({2000, 1250}, 3);
        arrange();
    }

protected:
    void arrangeGame() override { }
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { window_setup::prepare(*qGuiApp); }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Town", &town_);
    }

private:
    TownLayout town_;
};

QUICK_TEST_MAIN_OF(board, Setup)

#include "main.moc"
