// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures, in a house with 10,000 matches, how long the list of all takes to open and the last match to be continued,
// and the frames per second while the list is scrolled. Prints one line of JSON. Needs a real window system (Xvfb is
// sufficient).
#include "app/shell/match_list.hpp"
#include "table_window.hpp"

#include <QBuffer>
#include <QGuiApplication>
#include <QQuickItem>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <cstdio>

namespace {

constexpr int matches = 10'000;
constexpr int scrolled = 4000;

/// Creates copies of a whole game. In the first half of them, the last line is missing.
bool generate(const QString& folder)
{
    House house(folder, QStringLiteral("en"), all_games());
    house.takeFile(QUrl::fromLocalFile(QStringLiteral(GOLDEN_DIR "/the-gang-3-seats.jsonl")));
    QImage image(384, 240, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(x * 7 % 256, (x ^ y) % 256, y));
    QByteArray picture;
    QBuffer buffer(&picture);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    house.store().keepPicture(1, picture);

    bool well = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("generator"));
        database.setDatabaseName(house.store().file());
        database.open();
        QSqlQuery query(database);
        const QString all =
            QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < %1) ")
                .arg(matches);
        well = query.exec(QStringLiteral("BEGIN"))
            && query.exec(all
                + QStringLiteral("INSERT INTO match (id, game, marks, changed, over) "
                                 "SELECT i, game, marks, changed - 60 * i, i > %1 FROM n, match WHERE id = 1")
                      .arg(matches / 2))
            && query.exec(all
                + QStringLiteral("INSERT INTO line SELECT i, number, text FROM n, line WHERE match = 1 AND "
                                 "(i > %1 OR number < (SELECT count(*) - 1 FROM line WHERE match = 1))")
                      .arg(matches / 2))
            && query.exec(all + QStringLiteral("INSERT INTO picture SELECT i, image FROM n, picture WHERE match = 1"))
            && query.exec(QStringLiteral("COMMIT"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("generator"));
    return well;
}

/// Returns the time until the window has shown the result.
double shown(QQuickWindow* window, const std::function<void()>& what)
{
    QElapsedTimer clock;
    clock.start();
    bool swapped = false;
    what();
    const auto wait = QObject::connect(window, &QQuickWindow::frameSwapped, window, [&] { swapped = true; });
    window->update();
    while (!swapped)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    QObject::disconnect(wait);
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    QTemporaryDir folder;
    if (!generate(folder.path()))
        return 1;
    House house(folder.path(), QStringLiteral("en"), all_games());
    house.preferences()->setSpeed(Preferences::Off);
    const auto engine = window_setup::makeEngine();
    auto* window = window_setup::open(*engine, house);
    if (window == nullptr)
        return 1;
    window->resize(1280, 800);
    if (!QTest::qWaitForWindowExposed(window))
        return 1;
    QTest::qWait(1000);
    const double list = shown(window, [&] { house.openMatches(); });
    QTest::qWait(500);
    auto* view = window->findChild<QQuickItem*>(QStringLiteral("matches"));
    if (view == nullptr || house.matches()->count() != matches)
        return 1;

    FrameMeter meter(window);
    QElapsedTimer clock;
    clock.start();
    meter.start();
    while (clock.elapsed() < scrolled) {
        view->setProperty("contentY", view->property("originY").toReal() + 1.5 * static_cast<double>(clock.elapsed()));
        QTest::qWait(8);
    }
    meter.stop();

    const double home = shown(window, [&] { house.goHome(); });
    const double last = shown(window, [&] { house.continueMatch(matches / 2); });
    const double end = shown(window, [&] {
        house.goHome();
        house.continueMatch(matches);
    });
    std::printf("{\"matches\": %d, \"list_ms\": %.0f, \"frames_per_second\": %.0f, \"longest_frame_ms\": %lld, "
                "\"home_ms\": %.0f, \"continue_last_ms\": %.0f, \"look_at_last_end_ms\": %.0f}\n",
        matches, list, meter.framesPerSecond(), static_cast<long long>(meter.longest()), home, last, end);
    return 0;
}
