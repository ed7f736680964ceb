#include "all_games.hpp"
#include "shell/command_line.hpp"
#include "shell/deal_number.hpp"
#include "shell/house.hpp"
#include "shell/new_game.hpp"
#include "shell/window_setup.hpp"

#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QStandardPaths>

#include <cstdio>

int main(int argc, char* argv[])
{
    QStringList arguments;
    for (int at = 1; at < argc; ++at)
        arguments += QString::fromLocal8Bit(argv[at]);
    const std::vector<GameEntry> games = all_games();
    const CommandLine line = CommandLine::parse(arguments, games);
    if (!line.error.isEmpty()) {
        std::fprintf(stderr, "backroom: %s\n", qPrintable(line.error));
        return 2;
    }
    if (line.help) {
        std::fputs(qPrintable(CommandLine::helpText(games)), stdout);
        return 0;
    }
    if (line.version) {
        std::puts("Backroom " BACKROOM_VERSION);
        return 0;
    }

    int qt_argc = 1;
    QGuiApplication application(qt_argc, argv);
    window_setup::prepare(application);

    const QString folder = line.folder.isEmpty()
        ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        : QDir(line.folder).absolutePath();
    House house(folder, line.language, games);
    house.guard().setPatience(PressGuard::usual_patience);
    if (!line.game.isEmpty())
        house.startMatch(line.game, NewGame::usualSeats(line.seats), line.seed.value_or(deal_number::draw()), {});

    QQmlApplicationEngine engine;
    QObject::connect(&engine, &QQmlApplicationEngine::quit, &application, &QGuiApplication::quit);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Backroom/Shell/Main.qml")));
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
