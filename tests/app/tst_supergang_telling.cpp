// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/alarm.hpp"
#include "app/supergang/big_moment.hpp"
#include "app/supergang/first_note.hpp"
#include "app/supergang/news.hpp"
#include "models.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

/// Tests what the table says beside the log: that the end is near, what has happened since a player's turn, and which
/// moments are big.
class SuperGangTellingTest : public SeatedTest {
    Q_OBJECT

    const Chronicle chronicle_{names_, marks_, {}};

    static constexpr District market = 1;
    /// Gives the gang all shops of the market except `missing` ones.
    static void own(PublicState& open, Seat seat, int missing)
    {
        for (const Shop shop : town.districts[market].shops)
            if (missing-- <= 0)
                open.gangs[seat].owned.insert(shop);
    }
    QStringList texts(const PublicState& open) const
    {
        QStringList list;
        for (const Alarm& alarm : alarms_of(open, seated_))
            list += (alarm.urgent ? QStringLiteral("! ") : QString()) + alarm.text;
        return list;
    }
    QStringList news(const PublicState& since, const std::vector<Event>& events, Seat seat) const
    {
        QStringList list;
        for (const QVariant& row : news_of(since, events, seat, chronicle_))
            list += plain(row.value<NewsRow>().text);
        return list;
    }

    QStringList notes(const std::vector<Event>& events, bool read)
    {
        Preferences& preferences = *folder_->preferences();
        QStringList list;
        for (const QVariant& row : first_notes(events, preferences)) {
            const auto note = row.value<NewsRow>();
            list += note.text.section(QLatin1Char('('), 1).chopped(1);
            if (read)
                preferences.setNoted(note.note);
        }
        return list;
    }

private Q_SLOTS:
    /// Each thing is explained once, two in a turn, and all again after explanations were turned off and on.
    void whatNoLessonTeachesIsExplainedOnce()
    {
        const FigureId man{1, Character::killer};
        const Duel in_clinic{.kind = DuelKind::clinic};
        const Moved sewer{.seat = 1, .figure = Mover::killer, .path = {}, .behind = no_place};
        Moved below = sewer;
        for (const Place manhole : {town.manholes[0], town.manholes[1]})
            below.path.push_back(manhole);
        Moved across = sewer;
        across.path.push_back(town.manholes[0]);
        const std::vector<std::pair<Event, QString>> all{{Arrested{man, 0, false, true}, "SG-9.5"},
            {Injured{man}, "SG-8.6"}, {PatrolOut{0, 1}, "SG-8.7"}, {FellIn{0, 1}, "SG-9.2"}, {PriceAsked{}, "SG-5.12"},
            {PawnsBought{}, "SG-6.1"}, {PawnTurned{}, "SG-6.3"}, {TokenRemoved{}, "SG-5.13"}, {below, "SG-4.6"},
            {DuelBegan{Duel{}}, "SG-5.8"}, {DuelBegan{in_clinic}, "SG-8.8"}, {Eliminated{}, "SG-10.2"}};
        for (const auto& [event, rule] : all) {
            QCOMPARE(notes({event}, false), QStringList{rule});
            QCOMPARE(notes({event, event}, true), QStringList{rule});
            QCOMPARE(notes({event}, true), QStringList());
        }
        QCOMPARE(notes({across}, true), QStringList());
        folder_.restart();
        QCOMPARE(notes({all[0].first}, true), QStringList());
        folder_->preferences()->setFirstNotes(false);
        folder_->preferences()->setFirstNotes(true);
        QCOMPARE(notes({all[0].first, all[0].first, all[1].first, all[2].first}, true),
            QStringList({all[0].second, all[1].second}));
        QCOMPARE(notes({all[0].first, all[2].first}, true), QStringList{all[2].second});
        folder_->preferences()->setFirstNotes(false);
        QCOMPARE(notes({all[3].first}, true), QStringList());
        folder_->preferences()->setFirstNotes(true);
    }

    void SG_10_1_aDistrictIsAlmostWon()
    {
        const auto row = [&](Case, int missing, const QStringList& expected) {
            PublicState open = new_game();
            own(open, 1, missing);
            QCOMPARE(texts(open), expected);
        };
        row("three", 3, {});
        row("two", 2, {QStringLiteral("Market Quarter: Bea needs 2 more shops to win.")});
        row("one", 1, {QStringLiteral("! Market Quarter: Bea needs 1 more shop to win.")});
        PublicState open = new_game();
        own(open, 1, 1);
        QCOMPARE(alarms_of(open, seated_)[0].mark, 1);
        QCOMPARE(alarms_of(open, seated_)[0].rule, QStringLiteral("SG-10.1"));
        open.over = true;
        QVERIFY(alarms_of(open, seated_).empty());
    }

    /// The urgent ones come first.
    void SG_10_5_theLastRound()
    {
        PublicState open = new_game(9);
        open.options.length = 10;
        own(open, 1, 2);
        QCOMPARE(texts(open).size(), 1);
        open.round = 10;
        QCOMPARE(texts(open).value(0), QStringLiteral("! This is the last round: after it, the richest gang wins."));
        QCOMPARE(texts(open).size(), 2);
    }

    void SG_10_1_theLastGang()
    {
        PublicState open = new_game();
        for (const Character character : {Character::killer, Character::vamp})
            figure(open, {1, character}).state = FigureState::graveyard;
        QVERIFY(texts(open).isEmpty());
        open.gangs[2].out = true;
        QCOMPARE(
            texts(open), QStringList{QStringLiteral("! Bea has only one gangster left: if that one dies, Rosa wins.")});
    }

    void SG_10_3_thePolice()
    {
        PublicState open = deal({.police_player = true}, 4, 1);
        open.round = 5;
        for (Seat seat = 0; seat < 3; ++seat)
            for (const Character character : all_characters)
                figure(open, {seat, character}).state = FigureState::jail;
        for (const Character character : {Character::killer, Character::vamp})
            figure(open, {1, character}).state = FigureState::in_play;
        QCOMPARE(texts(open), QStringList{QStringLiteral("2 gangsters at large: once there are none, Sal wins.")});
        figure(open, {1, Character::vamp}).state = FigureState::clinic;
        QCOMPARE(texts(open), QStringList{QStringLiteral("! 1 gangster at large: once there are none, Sal wins.")});
    }

    /// Announced once, when it becomes true.
    void raised()
    {
        PublicState open = new_game();
        own(open, 1, 2);
        open.turn.seat = 1;
        const Shop first = town.districts[market].shops[0];
        const auto list = raised_by(Bought{beas_killer, first}, open, seated_);
        QCOMPARE(list.size(), std::size_t{1});
        QVERIFY(raised_by(Collected{1, 5}, open, seated_).empty());
        follow(open, Bought{beas_killer, first});
        QVERIFY(raised_by(TurnBegan{2, 5}, open, seated_).empty());
    }

    void whatHappenedToMe()
    {
        PublicState open = new_game();
        open.turn.seat = 1;
        open.gangs[0].owned.insert(shop("baker"));
        const std::vector<Event> events{StuckUp{1, shop("baker"), Prize::ownership, {}}, Jailed{rosas_vamp, 4},
            Jailed{vitos_killer, 3}, Collected{1, 20}};
        QCOMPARE(news(open, events, 0),
            (QStringList{QStringLiteral("Bea takes over The Lost Loaf. Rosa gets 10 less a turn."),
                QString::fromUtf8("Rosa’s vamp goes to jail for 4 years.")}));
        QCOMPARE(news(open, events, 2), QStringList{QString::fromUtf8("Vito’s killer goes to jail for 3 years.")});
        // If nothing has happened to the player, the news say so, and what others did.
        QCOMPARE(news(open, events, 1),
            (QStringList{QStringLiteral("Nothing happened to you."),
                QStringLiteral("Bea takes over The Lost Loaf. Rosa gets 10 less a turn."),
                QString::fromUtf8("Rosa’s vamp goes to jail for 4 years."),
                QString::fromUtf8("Vito’s killer goes to jail for 3 years.")}));
        // The least important of five things is left out.
        const std::vector<Event> more{
            PawnsBought{1, 1}, Racketed{vitos_killer, shop("hair")}, events[0], events[1], events[2]};
        const QStringList four = news(open, more, 1);
        QCOMPARE(four.size(), 5);
        QVERIFY2(four[1].contains(QStringLiteral("racket")), qPrintable(four[1]));
        // The owner of a lost racket learns why the income is lower.
        open.gangs[0].owned = {};
        open.gangs[0].rackets.insert(shop("baker"));
        QCOMPARE(news(open, {StuckUp{1, shop("baker"), Prize::money, {}}}, 0),
            QStringList{QString::fromUtf8("Bea robs The Lost Loaf, +50. Rosa loses the racket there: −5 a turn.")});
        QCOMPARE(news(open, {Collected{1, 20}}, 0), QStringList{QStringLiteral("Nothing happened to you.")});
    }

    /// In the order in which it happened, with everything that changes the income.
    void causesComeFirst()
    {
        PublicState open = new_game();
        open.turn.seat = 1;
        open.gangs[0].rackets.insert(shop("baker"));
        const std::vector<Event> events{
            PawnPlaced{0, 0}, Witnessed{rosas_vamp, Crime::racket, 1}, Jailed{rosas_vamp, 4}};
        const int income = income_of(open, 0);
        PublicState after = open;
        for (const Event& event : events)
            follow(after, event);
        QVERIFY(income_of(after, 0) > income);
        const QStringList list = news(open, events, 0);
        QVERIFY2(list.size() == 3, qPrintable(list.join(QLatin1Char('|'))));
        QVERIFY2(list[0].contains(QStringLiteral("pawn")), qPrintable(list[0]));
        QVERIFY2(list[1].contains(QStringLiteral("record")), qPrintable(list[1]));
        QVERIFY2(list[2].contains(QStringLiteral("jail")), qPrintable(list[2]));
    }

    /// Notes that have been read stay the same in another language, and no others come instead.
    void notesInAnotherLanguage()
    {
        Preferences& preferences = *folder_->preferences();
        preferences.setFirstNotes(false);
        preferences.setFirstNotes(true);
        const std::vector<Event> events{Injured{beas_killer}, PatrolOut{0, 1}, FellIn{0, 1}, Eliminated{}};
        const QVariantList rows = first_notes(events, preferences);
        QCOMPARE(rows.size(), most_notes);
        for (const QVariant& row : rows)
            preferences.setNoted(row.value<NewsRow>().note);
        preferences.setLanguage(QStringLiteral("it"));
        const QVariantList again = first_notes_again(events, rows);
        preferences.setLanguage(QStringLiteral("en"));
        QCOMPARE(again.size(), rows.size());
        for (int at = 0; at < rows.size(); ++at) {
            QCOMPARE(again[at].value<NewsRow>().note, rows[at].value<NewsRow>().note);
            QVERIFY(again[at].value<NewsRow>().text != rows[at].value<NewsRow>().text);
        }
    }

    /// At most five lines; none is less important than one left out.
    void fewLines()
    {
        PublicState open = new_game();
        std::vector<Event> events{Freed{rosas_killer}, Jailed{rosas_killer, 2}};
        for (int times = 0; times < 6; ++times)
            events.push_back(Witnessed{rosas_vamp, Crime::racket, 1});
        events.push_back(Jailed{rosas_dealer, 3});
        const QStringList list = news(open, events, 0);
        QCOMPARE(list.size(), 6);
        QVERIFY2(list.first().contains(QString::fromUtf8("Rosa’s killer")), qPrintable(list.first()));
        QVERIFY2(list[1].contains(QString::fromUtf8("Rosa’s vamp")), qPrintable(list[1]));
        QVERIFY2(list[4].contains(QString::fromUtf8("Rosa’s dealer")), qPrintable(list[4]));
        QCOMPARE(list.last(), QStringLiteral("And 4 more lines in “What happened”."));
    }

    void momentsBySize()
    {
        const PublicState open = new_game();
        const auto weight = [&](const Event& event, std::optional<DuelKind> duel = {}) {
            const auto moment = big_moment(event, open, duel);
            return moment ? moment->weight : 0;
        };
        QCOMPARE(weight(Jailed{rosas_vamp, 5}), 0);
        QCOMPARE(weight(Jailed{rosas_vamp, 6}), 1);
        QCOMPARE(weight(Sentenced{rosas_vamp, 9}), 2);
        QCOMPARE(weight(Injured{rosas_vamp, 14}), 3);
        QCOMPARE(weight(Jailed{rosas_vamp, 14, true}), 0);
        QCOMPARE(weight(Killed{rosas_vamp}, DuelKind::stick_up), 1);
        QCOMPARE(weight(Killed{rosas_vamp}, DuelKind::killing), 2);
        QCOMPARE(weight(Eliminated{0}), 3);
        QCOMPARE(weight(DistrictWon{0, 0}), 3);
        QCOMPARE(weight(Bought{rosas_killer, shop("baker")}), 0);
        const BigMoment won = *big_moment(DistrictWon{1, 0}, open);
        QCOMPARE(won.winner, Seat{1});
        QVERIFY(won.losers.contains(0) && won.losers.contains(2) && !won.losers.contains(1));
        QCOMPARE(big_moment(Jailed{rosas_vamp, 14}, open)->years, 14);
    }
};

BACKROOM_SUITE(SuperGangTellingTest)
#include "tst_supergang_telling.moc"
