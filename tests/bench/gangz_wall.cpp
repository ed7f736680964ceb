// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the time from the curtain until a wall of 20 tattoos is on the screen, and the memory of all pictures in the
// window, from the first wall on, whose pictures have not been rendered yet. Prints a line of JSON for each round.
// Needs a real window system (Xvfb is sufficient).
#include "app/gangz/table.hpp"
#include "table_window.hpp"

#include <QGuiApplication>
#include <QQuickItem>
#include <QSet>

#include <cstdio>

namespace {

constexpr int seats = 6;
constexpr int sent = 3;
constexpr int rounds = 3;

/// Returns the bytes of all different images below the item, whether shown or not.
qint64 bytes(const QQuickItem& item, QSet<QString>& seen)
{
    qint64 sum = 0;
    const QSize size = item.property("sourceSize").toSize();
    const QString source = item.property("source").toString();
    if (item.inherits("QQuickImageBase") && !size.isEmpty() && !source.isEmpty()) {
        const QString key = QStringLiteral("%1 %2 %3").arg(source).arg(size.width()).arg(size.height());
        if (!seen.contains(key)) {
            seen.insert(key);
            sum += qint64{4} * size.width() * size.height();
        }
    }
    for (const QQuickItem* child : item.childItems())
        sum += bytes(*child, seen);
    return sum;
}

/// Makes all seats play this number of cards. The curtain is then closed for the first vote.
bool layWall(GangzTable& table)
{
    for (int seat = 0; seat < seats; ++seat) {
        table.openCurtain();
        int left = sent;
        for (const auto& card : table.cards()->items()) {
            if (!card.usable || left-- <= 0)
                continue;
            table.tap(GangzTable::HandCard, card.key, {});
        }
        table.confirm();
        table.director()->finish();
    }
    return table.onWall() == seats * sent + 2 && table.curtainClosed();
}

bool vote(GangzTable& table)
{
    for (int seat = 0; seat < seats; ++seat) {
        if (table.curtainClosed())
            table.openCurtain();
        int left = 2;
        for (const auto& card : table.cards()->items()) {
            if (!card.usable || card.own || left-- <= 0)
                continue;
            table.tap(GangzTable::WallCard, card.key, {});
        }
        table.confirm();
        table.director()->finish();
    }
    return table.phase() != GangzTable::Voting;
}

}

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    window_setup::prepare(application);
    TableWindow of(QStringLiteral("gangz"), seats);
    auto* table = qobject_cast<GangzTable*>(of.house.table());
    if (!of.shown() || table == nullptr)
        return 1;
    qint64 shown_after = -1;
    QElapsedTimer clock;
    QObject::connect(of.window, &QQuickWindow::frameSwapped, of.window, [&] {
        if (clock.isValid() && shown_after < 0)
            shown_after = clock.elapsed();
    });
    for (int round = 1; round <= rounds; ++round) {
        if (!layWall(*table))
            return 1;
        QTest::qWait(500);
        shown_after = -1;
        clock.start();
        table->openCurtain();
        if (!QTest::qWaitFor([&] { return shown_after >= 0; }))
            return 1;
        clock.invalidate();
        QSet<QString> seen;
        const qint64 memory = bytes(*of.window->contentItem(), seen);
        std::printf(
            "{\"bench\":\"wall\",\"round\":%d,\"cards\":%d,\"ms\":%lld,\"pictures\":%lld,\"picture_mb\":%.1f}\n", round,
            table->onWall(), static_cast<long long>(shown_after), static_cast<long long>(seen.size()),
            static_cast<double>(memory) / (1 << 20));
        if (!vote(*table))
            return 1;
        QTest::qWait(200);
    }
}
