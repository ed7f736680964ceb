// How many frames a second the window shows while a card is dragged over the table of The Gang, with five
// players' cards on it. Prints one line of JSON; wants a real window system (Xvfb will do).
#include "house.hpp"
#include "new_game.hpp"
#include "preferences.hpp"
#include "table.hpp"
#include "window_setup.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstdio>

namespace {

constexpr int warm_up = 500;
constexpr int measured = 4000;
/// A mouse tells of its moves about this often.
constexpr int move_interval = 8;

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    QTemporaryDir folder;
    House house(folder.path(), QStringLiteral("en"));
    house.preferences()->setSpeed(Preferences::Off);
    house.startMatch(QStringLiteral("the-gang"), NewGame::usualSeats(5), 1930, {});
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Backroom/Shell/Main.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    auto* table = qobject_cast<TheGangTable*>(house.table());
    if (window == nullptr || table == nullptr || !QTest::qWaitForWindowExposed(window))
        return 1;
    window->resize(1280, 800);
    // Five jobs, so that the rows are long.
    for (int choices = 0; choices < 15; ++choices) {
        table->openCurtain();
        const CardItem card = table->gangsters()->items().back();
        table->activate(TheGangTable::GangsterPiece, card.key);
        table->dropOn(1000 + 100 * (choices % 3));
        table->confirm();
        QTest::qWait(20);
    }
    table->openCurtain();
    house.preferences()->setSpeed(Preferences::Normal);
    QTest::qWait(warm_up);

    const CardItem* card = nullptr;
    for (const CardItem& item : table->gangsters()->items())
        if (item.usable)
            card = &item;
    if (card == nullptr)
        return 1;
    const QPointF start = card->place.center();
    int frames = 0;
    qint64 longest = 0;
    QElapsedTimer since_frame;
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [&] {
        if (since_frame.isValid())
            longest = std::max(longest, since_frame.elapsed());
        since_frame.start();
        ++frames;
    });
    QTest::mousePress(window, Qt::LeftButton, {}, start.toPoint());
    QElapsedTimer clock;
    clock.start();
    qint64 begun = 0;
    while (clock.elapsed() < warm_up + measured) {
        if (begun == 0 && clock.elapsed() >= warm_up) {
            begun = clock.elapsed();
            frames = 0;
            longest = 0;
        }
        // Round and round over the three streets.
        const double turn = static_cast<double>(clock.elapsed()) / 1500 * 2 * M_PI;
        QTest::mouseMove(window, QPoint(int(500 + 330 * std::cos(turn)), int(330 + 230 * std::sin(turn))));
        QTest::qWait(move_interval);
    }
    const double seconds = static_cast<double>(clock.elapsed() - begun) / 1000;
    QTest::mouseRelease(window, Qt::LeftButton);
    std::printf("{\"bench\":\"drag\",\"cards\":%d,\"frames_per_second\":%.1f,\"longest_frame_ms\":%lld}\n",
        table->gangsters()->rowCount(), frames / seconds, static_cast<long long>(longest));
    return 0;
}
