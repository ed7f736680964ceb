// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table_driver.hpp"

#include <QRegularExpression>

using namespace test;
using the_gang_table::special_key;

namespace {

/// The gangsters that nobody at the screen may see now.
Gangsters secrets(const TheGangTable& table)
{
    const State& state = match_of(table).state();
    const bool own = table.phase() == TheGangTable::Choosing;
    const Seat at_screen = own ? *match_of(table).pending().begin() : static_cast<Seat>(backroom::max_seats);
    Gangsters hidden;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != at_screen)
            hidden |= state.hands[seat].gangsters;
    for (const Gangster gangster : state.deck)
        hidden.insert(gangster);
    return hidden;
}

/// Returns what reveals a secret; empty if nothing does.
QString leak(TheGangTable& table)
{
    const Gangsters hidden = secrets(table);
    const auto is_hidden = [&](int number) {
        return number >= 1 && number <= gangster_count && hidden.contains(static_cast<Gangster>(number));
    };
    for (const the_gang_table::CardItem& card : table.gangsters()->items())
        if (is_hidden(card.face) || is_hidden(card.key) || (card.face == 0 && card.revolvers != 0))
            return QStringLiteral("card %1 with face %2").arg(card.key).arg(card.face);
    for (const the_gang_table::SlotItem& slot : table.openPlaces()->items())
        if (is_hidden(slot.number))
            return QStringLiteral("slot of %1").arg(slot.number);
    for (const the_gang_table::SeatPlate& plate : table.plates()->items())
        if (is_hidden(plate.gangster))
            return QStringLiteral("plate with %1").arg(plate.gangster);
    for (const the_gang_table::TargetItem& target : table.targets()->items())
        if (is_hidden(target.gangster))
            return QStringLiteral("target on %1").arg(target.gangster);
    static const QRegularExpression named(QStringLiteral("Gangster (\\d+)|>(\\d+)</font>"));
    for (const QString& line : dump(table)) {
        auto matches = named.globalMatch(line);
        while (matches.hasNext()) {
            const auto found = matches.next();
            if (is_hidden((found.captured(1) + found.captured(2)).toInt()))
                return line;
        }
    }
    if (table.phase() == TheGangTable::Curtain && match_of(table).state().phase == Phase::choosing) {
        if (table.specials()->rowCount() + table.tickets()->rowCount() + table.openPlaces()->rowCount()
                + table.targets()->rowCount() + table.gangs()->rowCount()
            > 0)
            return QStringLiteral("something lies on the table behind the closed curtain");
        if (!table.railText().isEmpty() || !table.railTitle().isEmpty())
            return table.railTitle() + table.railText();
    }
    if (table.phase() == TheGangTable::Choosing) {
        const State& state = match_of(table).state();
        for (const the_gang_table::CardItem& card : table.specials()->items())
            if (card.face != static_cast<int>(state.hands[*match_of(table).pending().begin()].special))
                return QStringLiteral("somebody else's special card");
    }
    return {};
}

}

class TheGangSecretsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// Checked after every gesture and every cue of the director.
    void wholeGames()
    {
        for (int seats = 2; seats <= 5; ++seats) {
            const Case tried(QString::asprintf("%d seats", seats));
            Setup<TheGang> from = setup(seats, 100 + seats);
            from.options.rounds = 4;
            Driver driver(table_of(folder_.house(), match(from)));
            Random random(seats);
            QString leaked;
            connect(&*driver, &TheGangTable::changed, this, [&] {
                // While the director shows events, the state of the rules is ahead of the scene.
                if (leaked.isEmpty() && !driver->director()->busy() && driver->phase() != TheGangTable::Revealing)
                    leaked = leak(*driver);
            });
            while (!match_of(*driver).over()) {
                const Actions actions = legal(match_of(*driver).state(), *match_of(*driver).pending().begin());
                const auto way = static_cast<Driver::Way>(random.below(5));
                driver.play(way, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
                driver.settle();
                if (leaked.isEmpty())
                    leaked = leak(*driver);
                QVERIFY2(leaked.isEmpty(), qPrintable(leaked));
                if (driver->phase() == TheGangTable::Curtain && random.below(8) == 0 && driver->canUndo()) {
                    driver->undo();
                    leaked = leak(*driver);
                    QVERIFY2(leaked.isEmpty(), qPrintable(leaked));
                }
            }
        }
    }

    /// During the animation, nothing reveals the state after it.
    void whileTheDirectorShows()
    {
        HouseFolder folder(Preferences::Slow);
        Driver driver(table_of(folder.house(), match(setup(4, 77))));
        Random random(6);
        while (match_of(*driver).state().round == 1) {
            const Actions actions = legal(match_of(*driver).state(), *match_of(*driver).pending().begin());
            driver.play(Driver::Drag, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            QString leaked;
            const auto connection = connect(&*driver, &TheGangTable::changed, this, [&] {
                if (leaked.isEmpty())
                    leaked = leak(*driver);
            });
            driver.settle();
            disconnect(connection);
            QVERIFY2(leaked.isEmpty(), qPrintable(leaked));
        }
    }

    /// What seat 0 holds and chose makes no difference to seat 1.
    void aSealedChoiceMakesNoDifference()
    {
        const std::vector<std::pair<Position::HandPart, Choose>> games{
            {hand({1, 3, 5, 7}, Special::lookout), {1, chicago}},
            {hand({1, 3, 5, 7}, Special::lookout), {7, new_york}},
            {hand({1, 3, 5, 7}, Special::lookout), {3, std::nullopt}},
            {hand({2, 4, 6, 8}, Special::spy), {8, std::nullopt}},
        };
        std::vector<QStringList> seen;
        for (const auto& [own, choice] : games) {
            Position position{.cities = {{{{20, 31, 42, 53, 64}}, {{21, 32, 43, 54, 65}}, {{22, 33, 44, 55, 66}}}},
                .hands = {own, hand({11, 12, 13, 14}, Special::boss_calls), hand({15, 16, 17, 18}, Special::spy)}};
            Driver driver(table_of(folder_.house(), match(position, 3)));
            QStringList all = dump(*driver);
            driver.choose(Driver::Drag, choice);
            all += dump(*driver);
            driver->openCurtain();
            all += dump(*driver);
            driver.drag(TheGangTable::GangsterPiece, 12, driver.street(chicago));
            all += dump(*driver);
            driver->confirm();
            all += dump(*driver);
            // Undo does not reveal it either.
            driver->undo();
            driver->undo();
            all += dump(*driver);
            driver->redo();
            all += dump(*driver);
            seen.push_back(all);
        }
        for (const QStringList& all : seen)
            QCOMPARE(all, seen[0]);
    }

    /// A hand that is being looked at is closed before the next turn.
    void lookingEndsWithTheTurn()
    {
        HouseFolder folder(Preferences::Slow);
        Position position{
            .hands = {hand({11, 22, 33}, Special::lookout), hand({77, 78, 79}, Special::spy), hand({74, 76, 80})}};
        auto made = match(position, 3);
        QVERIFY(!made.act(0, Choose{11, {}}) && !made.act(1, Choose{79, {}}) && !made.act(2, Choose{80, chicago}));
        Driver driver(table_of(folder.house(), std::move(made)));
        driver.play(Driver::Drag, PlaceGangster{chicago});
        driver.settle();
        driver->look(true);
        driver.play(Driver::Drag, PlayLookout{chicago, End::left});
        QVERIFY(driver->director()->busy());
        const QString leaked = leak(*driver);
        QVERIFY2(leaked.isEmpty(), qPrintable(leaked));
    }

    void captivesAreCountsOnly()
    {
        Position position{.captured = {{1, 3}, {2, 4}}};
        const auto table = table_of(folder_.house(), match(position, 2));
        QCOMPARE(table->plates()->find(0)->captured, 2);
        table->openCurtain();
        for (const int captive : {1, 2, 3, 4})
            QVERIFY(table->gangsters()->find(captive) == nullptr);
    }
};

BACKROOM_SUITE(TheGangSecretsTest)
#include "tst_the_gang_secrets.moc"
