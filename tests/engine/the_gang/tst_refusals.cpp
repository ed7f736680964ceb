#include "the_gang/codec.hpp"

#include "table.hpp"

using namespace test;

/// Every refusal, with its rule and parameters; none changes the state.
class TheGangRefusals : public QObject {
    Q_OBJECT

    static void refused(
        const Table& table, Seat seat, const Action& action, const Refusal& expected, const char* sentence)
    {
        const State before = table.state;
        const auto refusal = check(table.state, seat, action);
        QVERIFY(refusal.has_value());
        QCOMPARE(std::string(refusal->code), std::string(expected.code));
        QCOMPARE(std::string(refusal->rule), std::string(expected.rule));
        QVERIFY(*refusal == expected);
        QVERIFY(table.state == before);
        if (sentence)
            QCOMPARE(Codec<TheGang>::message(*refusal), std::string(sentence));
    }

    static Table two_players()
    {
        Position position;
        position.hands = {hand({1, 2}), hand({3, 4}, Special::spy)};
        return Table(position, 2);
    }

    static Table placing(Special special) { return with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 40, special); }

private Q_SLOTS:
    void whileChoosing()
    {
        Table table = two_players();
        refused(
            table, 0, Choose{80, chicago}, {refuse::not_in_hand, "TG-3.2", {80, 0}}, "gangster 80 is not in the hand");
        refused(table, 0, Choose{0, chicago}, {refuse::not_in_hand, "TG-3.2", {0, 0}}, nullptr);
        refused(table, 0, Choose{200, chicago}, {refuse::not_in_hand, "TG-3.2", {200, 0}}, nullptr);
        refused(table, 0, Choose{1, {}}, {refuse::no_special, "TG-3.2"}, "there is no special card in the hand");
        refused(table, 0, Choose{1, new_york}, {refuse::no_such_ticket, "TG-2.3", {2, 0}},
            "there is no ticket for New York with two players");
        refused(table, 0, PlaceGangster{chicago}, {refuse::still_choosing, "TG-3.3"}, "not everyone has chosen yet");
        refused(table, 0, PlayLookout{}, {refuse::still_choosing, "TG-3.3"}, nullptr);
        refused(table, 2, Choose{1, chicago}, {backroom::refusals::not_your_turn, ""}, nullptr);
        table.ticket(0, 1, chicago);
        refused(table, 0, Choose{2, chicago}, {refuse::already_chosen, "TG-3.2"}, "this seat has already chosen");
    }

    void outOfTurn()
    {
        Table table = placing(Special::spy);
        refused(table, 0, Choose{40, chicago}, {refuse::choices_are_open, "TG-3.3"},
            "the choices of this job are already open");
        refused(table, 1, PlaceGangster{chicago}, {refuse::lower_gangster_first, "TG-3.4", {40, 0}},
            "gangster 40 is lower and plays first");
        table.place(0, chicago);
        table.spy(0, chicago, 1);
        refused(table, 0, PlaceGangster{chicago}, {backroom::refusals::not_your_turn, "TG-3.4"}, nullptr);
    }

    void twoCardsOneCity()
    {
        Table table = placing(Special::lookout);
        table.place(0, chicago);
        refused(table, 0, PlaceGangster{chicago}, {refuse::already_placed, "TG-3.6", {40, 0}},
            "gangster 40 is already placed");
        refused(table, 0, PlayLookout{detroit, End::left}, {refuse::one_city, "TG-3.6", {0, 0}},
            "both cards go to the same city, Chicago");
        Table other = placing(Special::lookout);
        other.lookout(0, detroit, End::left);
        refused(other, 0, PlayLookout{detroit, End::left}, {refuse::already_played, "TG-3.6"},
            "the special card is already played");
        refused(other, 0, PlaceGangster{chicago}, {refuse::one_city, "TG-3.6", {1, 0}}, nullptr);
        refused(other, 0, PlaySpy{detroit, 11}, {refuse::other_special, "TG-3.6", {1, 0}},
            "the special card of this turn is a Lookout");
        refused(other, 0, PlayBossCalls{detroit, 1}, {refuse::other_special, "TG-3.6", {1, 0}}, nullptr);
    }

    void cityNotInPlay()
    {
        Table table = two_players();
        table.ticket(0, 2, chicago);
        table.special(1, 3);
        for (const Action& action : {Action(PlaceGangster{new_york}), Action(PlaySpy{new_york, 1})})
            refused(table, 1, action, {refuse::city_not_in_play, "TG-2.3", {2, 0}},
                "New York is not in play with two players");
    }

    void spyNeedsAGangsterThere()
    {
        const Table table = placing(Special::spy);
        refused(
            table, 0, PlaySpy{chicago, 11}, {refuse::not_in_row, "TG-5.3", {11, 0}}, "gangster 11 is not in Chicago");
        refused(table, 0, PlaySpy{chicago, 40}, {refuse::not_in_row, "TG-5.3", {40, 0}}, nullptr);
        refused(table, 0, PlaySpy{detroit, 0}, {refuse::spy_needs_gangster, "TG-5.3", {1}},
            "the Spy must be played on a gangster in Detroit");
    }

    void theBossCallsFromElsewhere()
    {
        const Table table = placing(Special::boss_calls);
        refused(table, 0, PlayBossCalls{detroit, 11}, {refuse::not_in_another_city, "TG-5.4", {11, 1}},
            "gangster 11 is not in a city other than Detroit");
        refused(table, 0, PlayBossCalls{detroit, 77}, {refuse::not_in_another_city, "TG-5.4", {77, 1}}, nullptr);
        refused(table, 0, PlayBossCalls{detroit, 0}, {refuse::must_call, "TG-5.4", {1, 0}},
            "another city has a gangster, so one must be called to Detroit");
    }

    void afterTheEnd()
    {
        Table table(deal({}, 2, 1));
        Random random(1);
        play_until(table, random, [](const Table&) { return false; });
        refused(table, 0, Choose{1, chicago}, {backroom::refusals::game_over, ""}, nullptr);
        QVERIFY(legal(table.state, 0).empty());
    }
};

QTEST_APPLESS_MAIN(TheGangRefusals)
#include "tst_refusals.moc"
