// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/choice.hpp"

#include "engine/supergang/check.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// The conditions of an offer: each side gains at least `least`, and more than `little` plus this share of the gain of
/// the other.
struct Terms {
    double least;
    double little;
    double share;
};

Terms terms_of(const EvaluationWeights& weights)
{
    return weights.outlook ? Terms{12, 3, 0.6} : Terms{15, 5, 0.75};
}

/// Sums of money are multiples of this.
constexpr int coin = 5;
double judged(const PublicState& open, Seat seat, const EvaluationWeights& weights)
{
    if (weights.outlook)
        return worth(open, seat, weights);
    if (open.over)
        return open.winners.contains(seat) ? victory : -victory;
    return wealth(open, ShopOwners(open), seat, weights);
}

/// The turn to offer changes each round, so that nobody is asked all the time.
bool has_the_word(const PublicState& open, Seat seat)
{
    return (open.round + seat) % open.gang_count() == 0;
}

PublicState traded(const PublicState& open, const Trade& trade)
{
    State after;
    static_cast<PublicState&>(after) = open;
    if (!top<Trade>(after))
        after.frames.emplace_back(trade);
    Events events;
    apply(after, trade.to, Answer{true}, events);
    return after;
}

class Dealer {
public:
    explicit Dealer(const Search& search)
        : open_(search.start())
        , seat_(search.seat())
        , weights_(search.settings().weights)
    {
    }

    std::optional<Offer> best()
    {
        for (Seat other = 0; other < open_.gang_count(); ++other)
            if (other != seat_ && in_game(open_, other))
                deal_with(other);
        return best_;
    }

private:
    const Gang& gang(Seat seat) const { return open_.gangs[seat]; }

    /// Tries a shop for money, either way, and a shop for a shop with some money on one side.
    void deal_with(Seat other)
    {
        for (const Shop shop : gang(other).owned)
            balance(other, {}, only_shop(shop));
        for (const Shop shop : gang(seat_).owned) {
            balance(other, only_shop(shop), {});
            for (const Shop wanted : gang(other).owned)
                balance(other, only_shop(shop), only_shop(wanted));
        }
    }

    /// Considers the sum of money that gives both sides the same gain, limited by the money that they have.
    void balance(Seat other, ShopSet given, ShopSet wanted)
    {
        constexpr int sum = 50;
        const auto tilt = [&](int cash) {
            const TradeGains gains = gains_of_trade(open_, trade(other, given, cash, wanted), weights_);
            return gains.from - gains.to;
        };
        const int most = gang(seat_).cash;
        const int least = -gang(other).cash;
        const int near = most >= sum || least == 0 ? std::min(sum, most) : -std::min(sum, -least);
        // Neither side has money.
        if (near == 0)
            return consider(trade(other, given, 0, wanted));
        const Trade tried = trade(other, given, near, wanted);
        if (check(open_, seat_, Offer{other, tried.give, tried.take}))
            return;
        const double even = tilt(0);
        const double slope = (tilt(near) - even) / near;
        if (slope >= 0)
            return;
        const int cash =
            static_cast<int>(std::clamp(-even / slope, static_cast<double>(least), static_cast<double>(most)));
        consider(trade(other, given, cash / coin * coin, wanted));
    }

    /// This gang pays `cash` in addition, or receives it if negative.
    Trade trade(Seat other, ShopSet given, int cash, ShopSet wanted) const
    {
        Trade trade{seat_, other, {}, {}};
        trade.give.shops = given;
        trade.take.shops = wanted;
        trade.give.cash = static_cast<std::int16_t>(std::max(0, cash));
        trade.take.cash = static_cast<std::int16_t>(std::max(0, -cash));
        return trade;
    }

    static ShopSet only_shop(Shop shop)
    {
        ShopSet set;
        set.insert(shop);
        return set;
    }

    void consider(const Trade& trade)
    {
        const Offer offer{trade.to, trade.give, trade.take};
        if (check(open_, seat_, offer))
            return;
        const TradeGains gains = gains_of_trade(open_, trade, weights_);
        const double less = std::min(gains.from, gains.to);
        if (less < terms_of(weights_).least || less <= most_ || !accepts_trade(gains, weights_)
            || !accepts_trade({gains.to, gains.from}, weights_))
            return;
        most_ = less;
        best_ = offer;
    }

    const PublicState& open_;
    Seat seat_;
    const EvaluationWeights& weights_;
    double most_ = 0;
    std::optional<Offer> best_;
};

}

TradeGains gains_of_trade(const PublicState& open, const Trade& trade, const EvaluationWeights& weights)
{
    const PublicState after = traded(open, trade);
    const auto gain = [&](Seat seat) { return judged(after, seat, weights) - judged(open, seat, weights); };
    return {gain(trade.from), gain(trade.to)};
}

bool accepts_trade(const TradeGains& gains, const EvaluationWeights& weights)
{
    const Terms terms = terms_of(weights);
    return gains.to > terms.little + terms.share * std::max(0.0, gains.from);
}

std::optional<Objection> objection_to(const PublicState& open, const Trade& trade, Level level)
{
    constexpr double likely = 0.5;
    const EvaluationWeights weights = settings_of(level).weights;
    const TradeGains gains = gains_of_trade(open, trade, weights);
    if (accepts_trade(gains, weights))
        return {};
    const PublicState after = traded(open, trade);
    District any = 0;
    if (after.over ? after.winners.contains(trade.from)
                   : chance_of_district(after, ShopOwners(after), trade.from, any) >= likely)
        return Objection::close_to_winning;
    if (gains.to < 0 && !trade.take.shops.empty())
        return Objection::needed;
    return gains.to > terms_of(weights).little ? Objection::one_sided : Objection::too_little;
}

std::optional<Offer> best_offer(const Search& search)
{
    const PublicState& open = search.start();
    if (!open.turn.offered.empty() || !has_the_word(open, search.seat()))
        return {};
    return Dealer(search).best();
}

}
