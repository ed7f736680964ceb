// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

#include "engine/supergang/bot/choice.hpp"

using namespace test;

namespace {

/// Each of the first two gangs has a shop that the other one needs. In round 4 the first of four gangs may offer.
Scene swap()
{
    Scene scene = Scene(4).owns(0, {"notary", "bank", "couture", "gallery", "butcher"}).cash(0, 100);
    return scene.owns(1, {"piano", "cheese", "kiosk", "flowers", "garage"}).cash(1, 200);
}

Action decided(const State& state, Level level, std::uint64_t seed = 5)
{
    const Seat seat = decider(state);
    return decide(view(state, seat), BotContext{level, seed, {}});
}

/// Returns the first decision of the turn that is not to collect.
Action first_decision(Table& table, Level level)
{
    Action action = decided(table.state, level);
    if (std::holds_alternative<Collect>(action)) {
        table.act(Collect());
        action = decided(table.state, level);
    }
    return action;
}

}

class SuperGangOffers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The offer is a gain for both sides, and a computer player accepts it.
    void offersAGainToBothSides()
    {
        for (const Level level : all_levels) {
            Table table(swap());
            const Action action = first_decision(table, level);
            const auto* offer = std::get_if<Offer>(&action);
            QVERIFY2(offer, std::to_string(static_cast<int>(level)).c_str());
            const Trade trade{0, offer->to, offer->give, offer->take};
            const TradeGains gains = gains_of_trade(table.state, trade, settings_of(level).weights);
            QVERIFY(gains.from > 0 && gains.to > 0);
            table.act(action);
            QVERIFY(decided(table.state, level) == Action(Answer{true}));
        }
    }

    /// If neither side has money, nothing is offered or asked for that a side does not have.
    void withoutMoney()
    {
        for (const Level level : all_levels) {
            Table table(swap().cash(0, 0).cash(1, 0));
            const Action action = decided(table.state, level);
            QVERIFY(!check(table.state, 0, action));
            if (const auto* offer = std::get_if<Offer>(&action))
                QVERIFY(offer->give.cash == 0 && offer->take.cash == 0);
        }
    }

    /// Whatever the answer, nothing more is offered in the turn.
    void offersOnce()
    {
        for (const Level level : all_levels)
            for (const bool accepted : {false, true}) {
                Table table(swap());
                table.act(first_decision(table, level));
                QVERIFY(table.state.turn.offered.size() == 1);
                table.act(Answer{accepted});
                QVERIFY(std::holds_alternative<Roll>(first_decision(table, level)));
            }
    }

    /// In each round one gang may offer.
    void oneGangMayOfferInARound()
    {
        std::array<int, 4> offers{};
        for (int round = 4; round < 8; ++round)
            for (int seat = 0; seat < 4; ++seat) {
                Scene scene = Scene(4).in_round(round).cash(seat, 100).cash((seat + 1) % 4, 200);
                scene.owns(seat, {"notary", "bank", "couture", "gallery", "butcher"});
                scene.owns((seat + 1) % 4, {"piano", "cheese", "kiosk", "flowers", "garage"});
                Table table(scene.turn_of(seat));
                const bool offered = std::holds_alternative<Offer>(first_decision(table, Level::soldier));
                QCOMPARE(offered, (round + seat) % 4 == 0);
                offers[static_cast<std::size_t>(round - 4)] += offered ? 1 : 0;
            }
        QVERIFY(offers == (std::array<int, 4>{1, 1, 1, 1}));
    }

    /// No gang sells the last shop of a district at any price.
    void neverSellsTheLastShop()
    {
        for (const Level level : all_levels) {
            Scene scene = Scene(4).owns(0, {"notary", "bank", "couture", "gallery", "piano", "perfume"}).cash(0, 300);
            scene.owns(1, {"tea"}).cash(1, 20);
            Table table(scene);
            const Action action = first_decision(table, level);
            const auto* offer = std::get_if<Offer>(&action);
            QVERIFY(!offer || !offer->take.shops.contains(shop("tea")));
            table.act(Offer{1, {300, 0, {}}, {0, 0, shops({"tea"})}});
            QVERIFY(decided(table.state, level) == Action(Answer{false}));
        }
    }

    /// A refusal has a reason that follows from the evaluation; an acceptance has none.
    void refusalsHaveReasons()
    {
        int one_sided = 0;
        for (const Level level : all_levels) {
            const auto why = [level](const Scene& scene, const Offer& offer) {
                Table table(scene);
                const Trade trade{0, offer.to, offer.give, offer.take};
                const auto objection = objection_to(table.state, trade, level);
                table.act(offer);
                const bool accepts = decided(table.state, level) == Action(Answer{true});
                return std::pair(objection, accepts);
            };
            using Why = std::pair<std::optional<Objection>, bool>;
            Scene last = Scene(4).owns(0, {"notary", "bank", "couture", "gallery", "piano", "perfume"}).cash(0, 300);
            last.owns(1, {"tea"}).cash(1, 20);
            QVERIFY(
                why(last, Offer{1, {300, 0, {}}, {0, 0, shops({"tea"})}}) == Why(Objection::close_to_winning, false));
            QVERIFY(why(swap(), Offer{1, {5, 0, {}}, {0, 0, shops({"garage"})}}) == Why(Objection::needed, false));
            QVERIFY(why(swap().stored(0, 4), Offer{1, {0, 2, {}}, {150, 0, {}}}) == Why(Objection::too_little, false));
            // Shops that both sides need, with an increasing sum of money: first accepted, then one-sided, then a loss.
            std::vector<std::optional<Objection>> reasons;
            for (int cash = 0; cash <= 600; cash += 5) {
                const auto paid = static_cast<std::int16_t>(cash);
                const Why now =
                    why(swap().cash(1, 600), Offer{1, {0, 0, shops({"butcher"})}, {paid, 0, shops({"piano"})}});
                QCOMPARE(now.second, !now.first);
                if (reasons.empty() || reasons.back() != now.first)
                    reasons.push_back(now.first);
            }
            QVERIFY(!reasons.front() && reasons.back());
            one_sided += static_cast<int>(std::ranges::count(reasons, Objection::one_sided));
            const Why gift = why(swap(), Offer{1, {100, 0, shops({"butcher"})}, {5, 0, {}}});
            QVERIFY(!gift.first && gift.second);
        }
        QVERIFY(one_sided > 0);
    }

    /// Whole games among players who trade end, and no seat is asked more than once in a round.
    void gamesEnd()
    {
        int offers = 0;
        int traded = 0;
        for (const Level level : {Level::soldier, Level::boss})
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                State state = deal({.duels = Duels::dice, .length = 20}, seed % 2 == 0 ? 3 : 4, seed);
                Random minds(seed);
                Events events;
                int round = 0;
                int in_round = 0;
                while (!state.over) {
                    const Action action = decided(state, level, next_seed(minds));
                    if (state.round != round)
                        in_round = 0;
                    round = state.round;
                    if (std::holds_alternative<Offer>(action)) {
                        ++offers;
                        QVERIFY(++in_round == 1);
                    }
                    events.clear();
                    apply(state, decider(state), action, events);
                    traded += std::ranges::any_of(
                                  events, [](const Event& event) { return std::holds_alternative<Traded>(event); })
                        ? 1
                        : 0;
                }
            }
        QVERIFY2(traded > 0 && offers <= 12 * 20, std::to_string(offers).c_str());
    }

    /// A hint shows the offer that the boss would make, and its effect on the chance to win.
    void hintsShowTheOffer()
    {
        Table table(swap());
        if (std::holds_alternative<Collect>(decided(table.state, Level::boss)))
            table.act(Collect());
        const Advice advice = *advise(view(table.state, 0), BotContext{Level::boss, 5, {}});
        QVERIFY(std::holds_alternative<Offer>(advice.action));
        QCOMPARE(advice.reason, Reason::offers_trade);
        QCOMPARE(advice.rival, std::get<Offer>(advice.action).to);
        QVERIFY(advice.chance > advice.risk);
    }

    /// A hint advises no offer that a computer player at the table would refuse; a person may refuse it.
    void hintsOfferWhatIsAccepted()
    {
        int refused = 0;
        for (std::int16_t cash = 0; cash <= 400; cash = static_cast<std::int16_t>(cash + 20))
            for (const int level : {0, 1, 2, 3}) {
                Table table(swap().cash(0, cash).cash(1, static_cast<std::int16_t>(400 - cash)));
                const Action boss = first_decision(table, Level::boss);
                const BotContext mind{Level::boss, 5, {}};
                const Advice advice = *advise_among(view(table.state, 0), mind, {0, level, level, level});
                const auto refuses = [&](const Action& action) {
                    const auto* offer = std::get_if<Offer>(&action);
                    return offer != nullptr && level > 0
                        && objection_to(
                            table.state, {0, offer->to, offer->give, offer->take}, static_cast<Level>(level));
                };
                QVERIFY(!refuses(advice.action));
                QCOMPARE(advice.action == boss, !refuses(boss));
                refused += refuses(boss);
            }
        QVERIFY(refused > 0);
    }
};

BACKROOM_SUITE(SuperGangOffers)
#include "tst_offers.moc"
