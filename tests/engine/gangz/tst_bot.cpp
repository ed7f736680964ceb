// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

#include "engine/gangz/bot/suspects.hpp"

#include <cmath>

using namespace test;

namespace {

/// Returns the mean difference, over all pictures, between these links and those of the list.
double distance(const Eyes& eyes, Card leader)
{
    const Links seen(leader, eyes);
    const Links listed(leader, {});
    double sum = 0;
    for (int card = 0; card < card_count; ++card)
        sum += std::abs(seen.strength(static_cast<Card>(card)) - listed.strength(static_cast<Card>(card)));
    return sum / card_count;
}

/// Plays the two cards with the strongest links, or votes for the two with the weakest links.
Action by_links(const View& view, const Links& links)
{
    const bool votes = view.open.phase == Phase::voting;
    std::vector<Card> cards(view.hand.begin(), view.hand.end());
    if (votes)
        cards.assign(view.open.wall.begin(), view.open.wall.end());
    std::erase_if(cards, [&](Card card) { return votes && view.played.contains(card); });
    std::ranges::stable_sort(cards, [&](Card one, Card other) { return links.strength(one) > links.strength(other); });
    if (votes)
        return Vote{{cards[cards.size() - 1], cards[cards.size() - 2]}};
    return Play{{cards[0], cards[1]}};
}

}

class GangzBot : public QObject {
    Q_OBJECT
    using Suite = BotSuite<GangzCases>;

private Q_SLOTS:
    void wholeGames()
    {
        for (const Level level : all_levels)
            Suite::playsWholeGames(level, 1, level == Level::boss ? 10 : 0);
    }
    void decidesWhatIsLegal() { Suite::decidesWhatIsLegal({{{100, 1}, {50, 5}, {30, 40}}}); }
    void decidesTheSameTwice() { Suite::decidesTheSameTwice({{{100, 3}, {50, 7}, {30, 50}}}); }
    void stopsAtOnce() { Suite::stopsAtOnce(10, 40); }
    void levelsDiffer() { Suite::levelsDiffer(20, 60); }
    void advisesWhatTheBossDoes() { Suite::advisesWhatTheBossDoes(20, 60); }

    void withoutABlurLinksAreThoseOfTheList()
    {
        for (const Card leader : std::array<Card, 3>{0, 100, 239}) {
            const Links links(leader, {});
            QVERIFY(std::abs(links.strength(leader) - 1) < 1e-6);
            for (int card = 0; card < card_count; ++card) {
                const auto other = static_cast<Card>(card);
                QCOMPARE(links.strength(other), Links(other, {}).strength(leader));
                const bool shared = std::ranges::any_of(thoughts()[leader], [other](TagWeight here) {
                    return std::ranges::any_of(
                        thoughts()[other], [here](TagWeight there) { return there.tag == here.tag; });
                });
                QCOMPARE(links.strength(other) > 0, shared);
                QVERIFY(links.rank(other) >= 0 && links.rank(other) <= 1);
            }
        }
    }

    /// Each seat sees links in its own way, which stays the same during a match and differs in another match.
    void noTwoSeatsSeeTheSameLinks()
    {
        const PublicState open = public_state(deal({}, 4, 1));
        PublicState later = open;
        later.round = 5;
        later.leaders = {7, 8, 9};
        const PublicState elsewhere = public_state(deal({}, 4, 2));
        for (const Level level : all_levels)
            for (Seat seat = 0; seat < open.seats; ++seat) {
                const auto thoughts_in = [&](const PublicState& match, Seat of) {
                    return eyes_of(match, of, level).thoughts_of(0);
                };
                QVERIFY(thoughts_in(open, seat) == thoughts_in(later, seat));
                QVERIFY(thoughts_in(open, seat) != thoughts_in(elsewhere, seat));
                for (Seat other = 0; other < seat; ++other)
                    QVERIFY(thoughts_in(open, seat) != thoughts_in(open, other));
            }
    }

    void theRookieSeesLinksMostUnlikeOthers()
    {
        std::array<double, 3> sums{};
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const PublicState open = public_state(deal({}, 4, seed));
            for (const Level level : all_levels)
                sums[static_cast<std::size_t>(level) - 1] += distance(eyes_of(open, 0, level), open.leader());
        }
        QVERIFY(sums[0] > sums[1] && sums[1] > sums[2] && sums[2] > 0);
    }

    /// A boss assumes that a neighbour sees links in the way that best explains what the neighbour has played.
    void theBossLearnsWhatItsNeighboursLink()
    {
        double before = 0;
        double after = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Table table(deal({}, 4, seed));
            const auto viewer = static_cast<std::size_t>(seed % imagined_count);
            const Links links(
                table.state.leaders.front(), imagined(eyes_of(public_state(table.state), 0, Level::boss), viewer));
            before += Others(view(table.state, 0)).habits(1).viewer[viewer];
            for (const Phase phase : {Phase::choosing, Phase::voting})
                for (Seat seat = 0; table.state.phase == phase && seat < 4; ++seat)
                    table.act(seat, by_links(view(table.state, seat), links));
            QCOMPARE(table.state.round, 2);
            after += Others(view(table.state, 0)).habits(1).viewer[viewer];
        }
        QVERIFY(after > 2 * before);
    }

    void chancesOfSuspectsAddUp()
    {
        Suite::along_decisions(60, 5, [](const View& seen, std::uint64_t, const State& state, Random&) {
            if (seen.open.phase != Phase::voting)
                return;
            double sum = 0;
            for (const Suspect& suspect : Others(seen).suspects()) {
                QVERIFY(suspect.chance >= 0 && suspect.chance <= 1);
                QVERIFY(!seen.played.contains(suspect.card));
                QVERIFY(suspect.possible || std::ranges::count(state.intruders, suspect.card) == 0);
                sum += suspect.chance;
            }
            QVERIFY(sum > 0 && sum < intruder_count + 1e-9);
        });
    }
};

BACKROOM_SUITE(GangzBot)
#include "tst_bot.moc"
