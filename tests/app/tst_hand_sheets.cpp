// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/supergang/table.hpp"
#include "app/the_gang/table.hpp"
#include "hands.hpp"
#include "suites.hpp"

#include <QTest>

#include <set>

using namespace test;
using backroom::Random;
using backroom::Seat;
using backroom::SeatSet;

namespace {

QString main_button(const HandSheet& sheet)
{
    for (const HandSheet::Button& button : sheet.buttons)
        if (button.main && button.enabled)
            return button.id;
    return {};
}

}

/// Buttons keep their order on all sheets, so that the second tap of a double tap hits no other button.
class Places {
public:
    void look(const HandSheet& sheet)
    {
        for (std::size_t later = 0; later < sheet.buttons.size(); ++later)
            for (std::size_t first = 0; first < later; ++first) {
                const QString before = sheet.buttons[first].id;
                const QString after = sheet.buttons[later].id;
                QVERIFY2(!seen_.contains({after, before}), qPrintable(before + QLatin1Char(' ') + after));
                seen_.insert({before, after});
            }
    }

private:
    std::set<std::pair<QString, QString>> seen_;
};

/// What phones show and do at the tables of all games.
class HandSheetsTest : public QObject {
    Q_OBJECT

    /// Plays by taps on whatever is offered, until the game is over or `most` actions were done.
    template <class Table>
    static void play_on_phones(Table& table, Random& random, int most)
    {
        Places places;
        for (int taps = 0; !table.over() && table.match().length() < most; ++taps) {
            QVERIFY2(taps < 40'000, "nobody gets on");
            for (int waits = 0; table.director()->busy() && waits < 100; ++waits)
                table.skipAhead();
            if (table.over())
                break;
            // A seat that is not asked has a sheet, too, which can do no more than take back a sealed choice.
            for (const Seat seat : table.people().persons())
                if (!table.match().pending().contains(seat)) {
                    const HandSheet waiting = table.handSheet(seat);
                    const std::vector<QString> ids = offered(waiting);
                    // A waiting seat sees its possessions, for whom the table waits, and the latest event.
                    QVERIFY(!waiting.groups.empty() && waiting.prompt.isEmpty() && !waiting.waits.isEmpty());
                    QVERIFY(waiting.last.isEmpty() == (table.log()->items().size() < 2));
                    QVERIFY(ids.empty() || ids == std::vector<QString>{HandSheet::unseal_button});
                }
            std::vector<Seat> able;
            for (const Seat seat : table.match().pending())
                if (table.elsewhere()->mayDecide(seat))
                    able.push_back(seat);
            QVERIFY2(!able.empty(), qPrintable(QString::number(table.match().length())));
            const Seat seat = able[random.below(static_cast<std::uint32_t>(able.size()))];
            const HandSheet sheet = table.handSheet(seat);
            places.look(sheet);
            const std::vector<QString> ids = offered(sheet);
            QVERIFY2(!ids.empty(), qPrintable(sheet.title));
            QVERIFY(!sheet.prompt.isEmpty());
            const int before = table.match().length();
            const QString tapped = ids[random.below(static_cast<std::uint32_t>(ids.size()))];
            table.tapHand(seat, tapped);
            // The action of the main button is accepted by the rules, unless it only leads to a further question.
            if (tapped == main_button(sheet) && table.match().length() == before)
                QVERIFY(table.handSheet(seat) != sheet);
        }
    }

    template <class Table>
    static void whole_games(int seats, int games)
    {
        HouseFolder folder;
        for (int game = 0; game < games; ++game) {
            const auto table = table_for<Table>(folder.house(), seats, 100 + static_cast<std::uint64_t>(game));
            table->elsewhere()->set(SeatSet::first(seats));
            QVERIFY(!table->curtainClosed() && !table->deciding() && !table->elsewhere()->awaited().isEmpty());
            Random random(7 + static_cast<std::uint64_t>(game));
            play_on_phones(*table, random, 100'000);
            QVERIFY(table->over());
            QVERIFY(table->elsewhere()->awaited().isEmpty());
        }
    }

private Q_SLOTS:
    void wholeGamesOfTheGang() { whole_games<TheGangTable>(3, 4); }
    void wholeGamesOfGangz() { whole_games<GangzTable>(4, 4); }
    void wholeGamesOfGangOfDice() { whole_games<GangOfDiceTable>(3, 4); }

    /// While one person chooses behind the curtain, others' choices change nothing about held pieces.
    void othersChoicesLeaveTheHandAlone()
    {
        HouseFolder folder;
        const auto table = table_for<TheGangTable>(folder.house(), 3, 5);
        SeatSet phones = SeatSet::first(3);
        phones.erase(0);
        table->elsewhere()->set(phones);
        QVERIFY(table->curtainClosed());
        table->openCurtain();
        QVERIFY(table->deciding());
        const int gangster = *match_of(*table).state().hands[0].gangsters.begin();
        table->activate(TheGangTable::GangsterPiece, gangster);
        QVERIFY(table->holding());
        Random random(1);
        for (const Seat seat : phones)
            while (table->match().pending().contains(seat)) {
                const std::vector<QString> ids = offered(table->handSheet(seat));
                table->tapHand(seat, ids[random.below(static_cast<std::uint32_t>(ids.size()))]);
                QVERIFY(table->deciding() && table->holding());
            }
        QCOMPARE(table->match().length(), 2);
        QVERIFY(!table->handSheet(1).sealed.isEmpty());
        // The own choice is the last one, and the held card is played.
        table->activate(TheGangTable::TicketPiece, 0);
        table->confirm();
        QVERIFY(!table->deciding() && table->match().length() == 3);
    }

    /// A seat that is asked neither here nor elsewhere cannot tap, and nothing that is not offered can be tapped.
    void onlyWhatIsOffered()
    {
        HouseFolder folder;
        const auto table = table_for<TheGangTable>(folder.house(), 3, 5);
        table->tapHand(1, QStringLiteral("play"));
        QVERIFY(offered(table->handSheet(1)).empty());
        table->elsewhere()->set(SeatSet::only(1));
        for (const QString& id : {QStringLiteral("play"), QStringLiteral("g99"), QString(), QStringLiteral("p1")}) {
            const HandSheet before = table->handSheet(1);
            table->tapHand(1, id);
            QVERIFY(table->handSheet(1) == before);
        }
        QCOMPARE(table->match().length(), 0);
    }

    /// A seat that comes back to the screen has its curtain again.
    void backBehindTheCurtain()
    {
        HouseFolder folder;
        const auto table = table_for<TheGangTable>(folder.house(), 3, 5);
        QVERIFY(table->curtainClosed());
        table->elsewhere()->set(SeatSet::first(3));
        QVERIFY(!table->curtainClosed());
        QVERIFY(table->elsewhere()->awaited().contains(table->people().names()[0]));
        table->elsewhere()->set(SeatSet::only(2));
        QVERIFY(table->curtainClosed() && table->elsewhere()->awaited().isEmpty());
    }

    /// Nobody can undo here what somebody has decided elsewhere.
    void undoStopsAtPhones()
    {
        HouseFolder folder;
        const auto table = table_for<GangOfDiceTable>(folder.house(), 3, 5);
        table->elsewhere()->set(SeatSet::first(3));
        const Seat first = *table->match().pending().begin();
        table->tapHand(first, QStringLiteral("roll"));
        QCOMPARE(table->match().length(), 1);
        table->director()->skip();
        QVERIFY(!table->canUndo());
        table->undo();
        QCOMPARE(table->match().length(), 1);
    }

    /// A phone receives nothing that its seat may not see: two states that look the same from a seat give the same
    /// sheet.
    void sheetsKeepSecrets()
    {
        HouseFolder folder;
        const auto table = table_for<TheGangTable>(folder.house(), 4, 9);
        const auto& state = match_of(*table).state();
        Random random(3);
        for (int twin = 0; twin < 20; ++twin) {
            using namespace backroom::the_gang;
            const State other = sample(view(state, 0), random);
            QVERIFY(!(other.hands == state.hands));
            the_gang_table::Scene one;
            the_gang_table::Scene two;
            begin_hand(one, view(state, 0));
            begin_hand(two, view(other, 0));
            const QStringList& names = table->people().names();
            const QList<int>& marks = table->people().marks();
            QVERIFY(hand_sheet(one, {names, marks}) == hand_sheet(two, {names, marks}));
        }
    }

    /// Joining by phone does not redo an undone choice.
    void redoIsNotForPhones()
    {
        HouseFolder folder;
        const auto table = table_for<TheGangTable>(folder.house(), 3, 5);
        table->openCurtain();
        const auto& hand = match_of(*table).state().hands[0];
        table->play(0, backroom::the_gang::Choose{*hand.gangsters.begin(), backroom::the_gang::City::chicago});
        table->director()->skip();
        table->undo();
        QCOMPARE(table->match().length(), 0);
        table->elsewhere()->set(SeatSet::only(0));
        QVERIFY(!table->canRedo());
        table->redo();
        QCOMPARE(table->match().length(), 0);
    }

    /// A choice is taken back from below another one, and all lines of this are saved at once. After all have chosen,
    /// it is too late.
    void aSealedChoiceIsTakenBack()
    {
        HouseFolder folder;
        std::vector<std::vector<std::string>> kept;
        MatchKeeper keeper;
        keeper.keep = [&kept](const std::vector<std::string>& lines, bool) { kept.push_back(lines); };
        const QList<int> marks{0, 1, 2};
        TheGangTable table({*folder->preferences(), marks},
            std::make_unique<LocalMatch<backroom::the_gang::TheGang>>(
                match(setup_of<backroom::the_gang::TheGang>(3, 5)), keeper));
        table.elsewhere()->set(SeatSet::first(3));
        const auto choose = [&table](Seat seat) {
            const HandSheet sheet = table.handSheet(seat);
            table.tapHand(seat, sheet.groups[0].items[0].id);
            table.tapHand(seat, sheet.groups.back().items[0].id);
            table.tapHand(seat, QStringLiteral("play"));
        };
        choose(0);
        choose(1);
        QCOMPARE(table.match().length(), 2);
        const HandSheet other = table.handSheet(1);
        QCOMPARE(offered(table.handSheet(0)), std::vector<QString>{HandSheet::unseal_button});
        kept.clear();
        table.tapHand(0, HandSheet::unseal_button);
        QCOMPARE(table.match().length(), 1);
        QCOMPARE(kept.size(), 1u);
        QCOMPARE(kept.front().size(), 3u);
        QVERIFY(table.handSheet(0).sealed.isEmpty() && table.handSheet(0).problem.isEmpty());
        QCOMPARE(table.handSheet(1).groups, other.groups);
        QVERIFY(table.elsewhere()->awaited().contains(table.people().names()[0]));
        choose(0);
        choose(2);
        table.director()->finish();
        for (const Seat seat : SeatSet::first(3)) {
            table.tapHand(seat, HandSheet::unseal_button);
            QCOMPARE(table.match().length(), 3);
        }
    }

    /// A tap without effect is answered.
    void refusalsAreShown()
    {
        HouseFolder folder;
        const auto table = table_for<GangzTable>(folder.house(), 3, 5);
        table->elsewhere()->set(SeatSet::first(3));
        for (int card = 0; card < 4; ++card)
            table->tapHand(0, QString::number(*std::next(match_of(*table).state().hands[0].begin(), card)));
        QVERIFY(!table->handSheet(0).problem.isEmpty());
        table->tapHand(0, QString::number(*match_of(*table).state().hands[0].begin()));
        QVERIFY(table->handSheet(0).problem.isEmpty());
    }

    /// SuperGang has no secrets: rolls and answers can be given here and there.
    void superGangRollsOnPhones()
    {
        HouseFolder folder;
        const auto table = table_for<SuperGangTable>(folder.house(), 3, 5);
        table->elsewhere()->set(SeatSet::first(3));
        QVERIFY(table->deciding());
        const Seat seat = *table->match().pending().begin();
        QCOMPARE(main_button(table->handSheet(seat)), QStringLiteral("roll"));
        table->tapHand(seat, QStringLiteral("roll"));
        QCOMPARE(table->match().length(), 1);
        table->director()->skip();
        QVERIFY(offered(table->handSheet(seat)).empty());
        QVERIFY(!table->handSheet(seat).prompt.isEmpty());
    }
};

BACKROOM_SUITE(HandSheetsTest)
#include "tst_hand_sheets.moc"
