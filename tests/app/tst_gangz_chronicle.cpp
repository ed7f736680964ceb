// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/remarks.hpp"
#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"
#include "gangz_driver.hpp"
#include "suites.hpp"

#include <map>

using namespace test;
using namespace test::gangz;

class GangzChronicleTest : public QObject {
    Q_OBJECT

    std::unique_ptr<HouseFolder> folder_;

    static QString named(int card) { return tattoos::name(static_cast<Card>(card)); }

private Q_SLOTS:
    void init() { folder_ = std::make_unique<HouseFolder>(); }
    void cleanup() { folder_.reset(); }

    void theBeginning()
    {
        QCOMPARE(Chronicle::begins(public_state(match(usual(3), 3).state())),
            QStringList{QStringLiteral("<b>Round 1.</b> A new leader.")});
    }

    void everyLine()
    {
        const Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        const PublicState before = public_state(match(usual(3), 3).state());
        QCOMPARE(
            log_lines(chronicle, Swapped{1, {}, 5}, before), QStringList{"Bea took a new hand and now holds 5 cards."});
        QCOMPARE(
            log_lines(chronicle, Swapped{1, {}, 1}, before), QStringList{"Bea took a new hand and now holds 1 card."});
        QCOMPARE(log_lines(chronicle, Reshuffled{30}, before),
            QStringList{"The deck has run out: the discards are shuffled into a new one."});
        QCOMPARE(log_lines(chronicle, Unmasked{{200, 201}, {}}, before),
            QStringList{QStringLiteral("The intruders were: %1, %2.").arg(named(200), named(201))});
        QCOMPARE(log_lines(chronicle, Scored{2, {1, 2, 0, 9}}, before),
            QStringList{"Vito: +4 (found an intruder\u00A0+2, 2\u00A0clean\u00A0+2), now 9."});
        // Negative numbers have a minus sign, not a hyphen, in the total as well.
        QCOMPARE(log_lines(chronicle, Scored{2, {0, 0, 3, -1}}, before),
            QStringList{QString::fromUtf8("Vito: −3 (3\u00A0pawns\u00A0hit\u00A0−3), now −1.")});
        QCOMPARE(log_lines(chronicle, Scored{0, {0, 1, 1, 3}}, before),
            QStringList{"Rosa: 0 (1\u00A0clean\u00A0+1, 1\u00A0pawn\u00A0hit\u00A0−1), now 3."});
        QCOMPARE(
            log_lines(chronicle, LeaderMoved{101, 110}, before), QStringList{QStringLiteral("Round 2. A new leader.")});
        // The log says of a round that it may be the last one as it begins: it brings at most seven points.
        PublicState near = before;
        near.places[1].total = 7;
        QCOMPARE(
            log_lines(chronicle, LeaderMoved{101, 110}, near), QStringList{QStringLiteral("Round 2. A new leader.")});
        near.places[1].total = 14;
        QCOMPARE(log_lines(chronicle, LeaderMoved{101, 110}, near),
            (QStringList{"Round 2. A new leader.", "Bea is 1 point short of the goal: this may be the last round."}));
        near.places[2].total = 14;
        QCOMPARE(log_lines(chronicle, LeaderMoved{101, 110}, near).last(),
            QStringLiteral("Bea and Vito are each 1 point short of the goal: this may be the last round."));
        PublicState end = before;
        end.places[1].total = 16;
        QCOMPARE(log_lines(chronicle, GameOver{}, end),
            QStringList{"The game is over (rule GZ-4.3). Bea has reached 15 points."});
        end.options.target = 10;
        end.places[2].total = 10;
        QCOMPARE(log_lines(chronicle, GameOver{}, end),
            QStringList{"The game is over (rule GZ-4.3). Bea and Vito have reached 10 points."});
        QCOMPARE(chronicle.reason(end), QStringLiteral("Bea and Vito have reached 10 points."));
        LaidOut laid;
        for (const int card : {0, 10, 20, 200, 201})
            laid.cards.push_back(static_cast<Card>(card));
        QCOMPARE(log_lines(chronicle, laid, before), QStringList{"The wall: 5 cards, two of them intruders."});
    }

    /// Secret events, and those that everybody sees anyway, have no line.
    void noLines()
    {
        const Chronicle chronicle({"Rosa", "Bea", "Vito"}, {0, 1, 2});
        const PublicState before = public_state(match(usual(3), 3).state());
        for (const Event& event :
            std::vector<Event>{Chosen{0, {}}, Voted{0, {}}, VotesShown{3, {}}, Discarded{}, Drawn{0, {}, 2}})
            QVERIFY(chronicle.sentences(event, before).isEmpty());
    }

    void namesAreNoMarkup()
    {
        const Chronicle chronicle({"<b>R&B</b>", "Bea", "Vito"}, {0, 1, 2});
        const PublicState before = public_state(match(usual(3), 3).state());
        for (const Event& event : std::vector<Event>{Swapped{0, {}, 5}, Scored{0, {}}})
            QVERIFY(chronicle.sentences(event, before).first().contains(QStringLiteral("&lt;b&gt;R&amp;B&lt;/b&gt;")));
    }

    /// Undo removes the lines of a round from the table's log.
    void theTablesLog()
    {
        Setup<Gangz> from = setup(3);
        from.friendly_undo = true;
        from.position = usual(3);
        Driver driver(table_of(folder_->house(), test::match(from)));
        const QStringList begun = sentences(*driver->log());
        QCOMPARE(begun, QStringList{QStringLiteral("Round 1. A new leader.")});
        driver.done(Play{{0, 1}});
        driver.done(Play{{10}});
        QCOMPARE(sentences(*driver->log()), begun);
        driver.done(Play{{20, 21}});
        QCOMPARE(sentences(*driver->log()).mid(1), QStringList{"The wall: 7 cards, two of them intruders."});
        driver.vote(200, 201);
        driver.vote(0, 20);
        driver.vote(0, 201);
        QCOMPARE(sentences(*driver->log()).mid(2),
            (QStringList{QStringLiteral("The intruders were: %1, %2.").arg(named(200), named(201)),
                "Rosa: +3 (found both intruders\u00A0+4, 1\u00A0clean\u00A0+1, 2\u00A0pawns\u00A0hit\u00A0−2), now 3.",
                "Bea: +1 (1\u00A0clean\u00A0+1), now 1.",
                "Vito: +2 (found an intruder\u00A0+2, 1\u00A0clean\u00A0+1, 1\u00A0pawn\u00A0hit\u00A0−1), now 2.",
                QStringLiteral("Round 2. A new leader.")}));
        for (int time = 0; time < 4; ++time)
            driver->undo();
        QCOMPARE(sentences(*driver->log()), begun);
    }

    void linesTellOfSeats()
    {
        const Chronicle chronicle({"Rosa", "Bea"}, {3, 1});
        QCOMPARE(chronicle.about(Swapped{0, {}, 5}), QPointF(LogModel::about_seat, 3));
        QCOMPARE(chronicle.about(Scored{1, {}}), QPointF(LogModel::about_seat, 1));
        QCOMPARE(chronicle.about(Unmasked{{200, 201}, {}}), QPointF(-1, -1));
    }

    /// A computer player names only an association that both pictures evoke clearly; one that many pictures evoke has
    /// to be clearer still.
    void evidentThoughts()
    {
        const auto sea = tattoos::evident_thought(0, 0);
        QCOMPARE(sea.words, QStringLiteral("the sea"));
        std::map<int, int> pictures;
        for (int card = 0; card < card_count; ++card)
            for (const TagWeight thought : thoughts()[static_cast<std::size_t>(card)])
                ++pictures[thought.tag];
        const auto weight = [](int card, int tag) {
            for (const TagWeight thought : thoughts()[static_cast<std::size_t>(card)])
                if (thought.tag == tag)
                    return int{thought.tenths};
            return 0;
        };
        int named = 0;
        for (int leader = 0; leader < card_count; leader += 7)
            for (int card = 0; card < card_count; ++card) {
                const auto found = evident_thought(static_cast<Card>(leader), static_cast<Card>(card));
                if (found.strength <= 0)
                    continue;
                ++named;
                const int least = pictures[found.tag] > card_count / 10 ? 8 : 6;
                QVERIFY(weight(leader, found.tag) >= least && weight(card, found.tag) >= least);
                // None that is as clear and as strong is rarer.
                for (const TagWeight thought : thoughts()[static_cast<std::size_t>(leader)])
                    if (pictures[thought.tag] < pictures[found.tag]
                        && std::min(weight(leader, thought.tag), weight(card, thought.tag)) >= 8)
                        QVERIFY(weight(leader, thought.tag) * weight(card, thought.tag)
                            < weight(leader, found.tag) * weight(card, found.tag));
                // If half of the other cards of the wall evoke it as well, it says nothing.
                std::vector<Card> wall{static_cast<Card>(card)};
                for (int other = 0; other < card_count && wall.size() < 4; ++other)
                    if (other != card && weight(other, found.tag) >= least)
                        wall.push_back(static_cast<Card>(other));
                const auto beside = evident_thought(static_cast<Card>(leader), static_cast<Card>(card), wall);
                if (wall.size() == 4)
                    QVERIFY(beside.strength <= 0 || beside.tag != found.tag);
            }
        QVERIFY(named > 50);
    }

    /// At most three players speak about a round, no two of them in the same form, and never of a link that is not
    /// evident. What they say fits whether the card has cost points.
    void remarks()
    {
        QCOMPARE(Wording::remarks(named(0), QStringLiteral("the sea"), false).first(),
            QStringLiteral("Whale: the sea, obviously."));
        QCOMPARE(Wording::remarks(named(0), QStringLiteral("the sea"), true).first(),
            QStringLiteral("Whale: the sea! Who shoots at that?"));
        QCOMPARE(Wording::excuses(named(0), named(1), false).first(), QStringLiteral("Whale: I had nothing better."));
        // The form is chosen by the round: lists of the same length repeat none of them soon.
        QCOMPARE(Wording::excuses(named(0), named(1), true).size(), Wording::excuses(named(0), named(1), false).size());
        int of_shot_cards = 0;
        std::array<int, 4> speakers{};
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            PublicState open = public_state(test::match(setup(6, seed)).state());
            CardsOfSeats played;
            for (std::size_t seat = 0; seat < 6; ++seat)
                while (played[seat].size() < 1 + static_cast<int>(seed % 3))
                    played[seat].insert(static_cast<Card>(random.below(card_count)));
            for (std::size_t seat = 0; seat < 6; ++seat) {
                const Cards& aim = played[(seat + 1) % 6];
                open.story.last.votes[seat] = Pawns(aim[0], played[(seat + 3) % 6][0]);
            }
            const Remarks said = remarks_of(open, played, {0, 1, 2, 3, 3, 3});
            QVERIFY(!said.empty() && said.size() <= 3);
            ++speakers[said.size()];
            int excuses = 0;
            QSet<QString> ends;
            for (const auto& [seat, line] : said) {
                QVERIFY(seat > 0);
                bool evident = false;
                bool excused = false;
                for (const Card card : played[seat]) {
                    const bool shot = !open.story.last.pawns_on(card, 6).empty();
                    of_shot_cards += shot ? 1 : 0;
                    const auto thought = tattoos::evident_thought(open.leader(), card);
                    evident = evident
                        || (thought.strength > 0 && Wording::remarks(named(card), thought.words, shot).contains(line));
                    excused = excused || Wording::excuses(named(card), named(open.leader()), shot).contains(line);
                }
                QVERIFY2(evident != excused, qPrintable(line));
                excuses += excused ? 1 : 0;
                ends.insert(line.mid(line.size() - 6));
            }
            QVERIFY(excuses <= 1);
            QCOMPARE(ends.size(), static_cast<qsizetype>(said.size()));
        }
        QVERIFY(speakers[2] + speakers[3] > 0 && of_shot_cards > 0);
    }

    void moods()
    {
        const PublicState before = public_state(match(usual(3), 3).state());
        QCOMPARE(Chronicle::moods(Scored{2, {1, 2, 0, 9}}, before), (Moods{{2, Mood::pleased}}));
        QCOMPARE(Chronicle::moods(Scored{0, {0, 1, 1, 3}}, before), (Moods{{0, Mood::caught}}));
        QCOMPARE(Chronicle::moods(Scored{1, {0, 0, 0, 3}}, before), (Moods{{1, Mood::calm}}));
        QVERIFY(Chronicle::moods(Voted{1, {}}, before).empty());
    }
};

BACKROOM_SUITE(GangzChronicleTest)
#include "tst_gangz_chronicle.moc"
