// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.hpp"
#include "app/friends/friends.hpp"
#include "app/shell/command_line.hpp"
#include "app/shell/deal_number.hpp"
#include "app/shell/end_signals.hpp"
#include "app/shell/house.hpp"
#include "app/shell/match_exchange.hpp"
#include "app/shell/spare_memory.hpp"
#include "app/shell/window_keeper.hpp"
#include "app/shell/window_setup.hpp"
#include "app/shell/windowless_host.hpp"

#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSessionManager>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace {

QStringList held_messages;
/// The first message of Qt's platform plugin, or about its absence.
QString platform_error;

/// Holds messages back, because without a display Qt would abort with a page of advice; the program prints one line
/// instead.
void hold_message(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    held_messages += message;
    const bool complaint = type == QtWarningMsg || type == QtCriticalMsg;
    if (complaint && platform_error.isEmpty() && QByteArray(context.category).startsWith("qt.qpa."))
        platform_error = message;
    if (type != QtFatalMsg)
        return;
    const QString why = platform_error.isEmpty() ? held_messages.constFirst() : platform_error;
    std::fprintf(stderr, "backroom: no window can be opened: %s\n", qPrintable(why.section(QLatin1Char('\n'), 0, 0)));
    std::_Exit(1);
}

/// Prints what the command line asks for without a window. Returns the exit code then; nothing if a window is wanted.
std::optional<int> run_without_window(const CommandLine& line, const std::vector<GameEntry>& games)
{
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
    return {};
}

/// Returns nothing if none of the files can be used.
std::optional<std::vector<match_exchange::FromFile>> read(const QStringList& files, const std::vector<GameEntry>& games)
{
    std::vector<match_exchange::FromFile> from_files;
    bool some_good = files.isEmpty();
    for (const QString& file : files) {
        from_files.push_back(match_exchange::read(file, games));
        const QString& error = from_files.back().error;
        some_good = some_good || error.isEmpty();
        if (!error.isEmpty())
            std::fprintf(stderr, "backroom: %s\n", qPrintable(error));
    }
    return some_good ? std::optional(std::move(from_files)) : std::nullopt;
}

/// The arguments for Qt. QGuiApplication refers to them, so they must live as long as the program runs.
struct QtArguments {
    QtArguments(const char* program, const QStringList& options)
        : words{program}
    {
        for (const QString& word : options)
            words.push_back(word.toLocal8Bit());
        for (QByteArray& word : words)
            list.push_back(word.data());
        list.push_back(nullptr);
        count = static_cast<int>(words.size());
    }

    std::vector<QByteArray> words;
    std::vector<char*> list;
    int count = 0;
};

QString folder_of(const CommandLine& line)
{
    return line.folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                                 : QDir(line.folder).absolutePath();
}

/// Returns whether Qt can decode SVG, the format of all pictures: on some systems its plugin is a package of its own.
bool shows_pictures()
{
    if (QImageReader::supportedImageFormats().contains("svg"))
        return true;
    std::fputs(
        "backroom: Qt cannot decode SVG pictures here; please install its plugin (Debian: qt6-svg-plugins)\n", stderr);
    return false;
}

/// Keeps tables with friends open, without a window, until the system asks it to end.
int host(const CommandLine& line, const std::vector<GameEntry>& games, const char* program)
{
    QtArguments words(program, line.qt);
    QCoreApplication application(words.count, words.list.data());
    application.setApplicationName(QStringLiteral("backroom"));
    application.setApplicationVersion(QStringLiteral(BACKROOM_VERSION));
    WindowlessHost host(folder_of(line), line.language, games, [](const QString& said) {
        std::puts(qPrintable(said));
        std::fflush(stdout);
    });
    if (!line.broker.isEmpty())
        host.useBroker(line.broker, qEnvironmentVariable("BACKROOM_BROKER_PASSWORD"));
    QString problem;
    if (!line.game.isEmpty()) {
        SeatList seats = NewGame::usualSeats(line.seats);
        seats.levels = line.levels;
        problem = host.open(
            line.game, seats, NewGame::fittingOptions(*host.games().game(line.game), line.seats), line.watching);
    } else {
        problem = host.goOn();
    }
    if (!problem.isEmpty()) {
        std::fprintf(stderr, "backroom: %s\n", qPrintable(problem));
        return 1;
    }
    const EndSignals end_signals([] { QCoreApplication::quit(); });
    const int status = QCoreApplication::exec();
    std::puts(qPrintable(WindowlessHost::tr("The tables are closed for now. “backroom --host” opens them again.")));
    return status;
}

/// Deals the requested game or opens the requested files.
void begin(House& house, const CommandLine& line, const std::vector<match_exchange::FromFile>& from_files)
{
    if (!line.invitation.isEmpty())
        return house.openJoin(line.invitation);
    if (!line.game.isEmpty()) {
        SeatList seats = NewGame::usualSeats(line.seats);
        seats.levels = line.levels;
        if (seats.levels.contains(SeatList::other_house))
            return house.friends().invite(
                {line.game, seats, NewGame::fittingOptions(*house.games()->game(line.game), line.seats), {}});
        // Uses the recommended options, not those of the last game.
        house.startMatch(line.game, seats, line.seed.value_or(deal_number::draw()),
            NewGame::fittingOptions(*house.games()->game(line.game), line.seats), QStringList());
    }
    if (from_files.size() == 1)
        house.play(from_files.front().match, from_files.front().moves);
    else if (!from_files.empty())
        house.takeRead(from_files);
}

}

int main(int argc, char* argv[])
{
    SpareMemory::returnLargeBlocks();
    QStringList arguments;
    for (int at = 1; at < argc; ++at)
        arguments += QString::fromLocal8Bit(argv[at]);
    const std::vector<GameEntry> games = all_games();
    const CommandLine line = CommandLine::parse(arguments, games);
    if (const auto ended = run_without_window(line, games))
        return *ended;
    if (line.host)
        return host(line, games, argv[0]);
    const auto from_files = read(line.files, games);
    if (!from_files)
        return 2;

    QtArguments words(argv[0], line.qt);
    qInstallMessageHandler(hold_message);
    QGuiApplication application(words.count, words.list.data());
    qInstallMessageHandler(nullptr);
    for (const QString& message : held_messages)
        qWarning("%s", qPrintable(message));
    // The engine is made first because it has much to read, and destroyed first because its objects use the house.
    std::optional<House> kept_house;
    const auto engine = window_setup::makeEngine();
    window_setup::prepare(application);
    if (!shows_pictures())
        return 1;

    House& house = kept_house.emplace(folder_of(line), line.language, games);
    house.sound().setDevice(system_sound);
    house.guard().setPatience(PressGuard::usual_patience);
    house.guard().setReadingTime(PressGuard::usual_reading_time);
    begin(house, line, *from_files);

    SpareMemory spare_memory;
    spare_memory.settle();
    QObject::connect(&house, &House::screenChanged, &spare_memory, &SpareMemory::settle);

    const EndSignals end_signals([&house] { house.quitAnyway(); });
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &house, [&house](QSessionManager& session) {
        house.windowKeeper().keep();
        if (session.allowsInteraction() && !house.mayQuit())
            session.cancel();
    });

    QObject::connect(&house, &House::quitAsked, &application, &QGuiApplication::quit);
    QQuickWindow* window = window_setup::open(*engine, house);
    if (window == nullptr)
        return 1;
    // Tables with friends go on once the first picture is there and nothing else is to be done.
    constexpr auto idle = std::chrono::seconds(2);
    QObject::connect(
        window, &QQuickWindow::frameSwapped, &house,
        [&house] { QTimer::singleShot(idle, &house, [&house] { house.friends().wake(); }); }, Qt::SingleShotConnection);
    return QGuiApplication::exec();
}
