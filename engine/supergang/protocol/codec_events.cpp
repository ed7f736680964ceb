#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

namespace {

OrderedJson event(std::string_view type)
{
    return OrderedJson{{"type", type}};
}

OrderedJson event(std::string_view type, Seat seat)
{
    return OrderedJson{{"type", type}, {"seat", seat}};
}

OrderedJson event(std::string_view type, FigureId id)
{
    return OrderedJson{{"type", type}, {"seat", id.seat}, {"figure", words::of(id.character)}};
}

template <class Value>
OrderedJson with(OrderedJson json, const char* name, Value&& value)
{
    json[name] = std::forward<Value>(value);
    return json;
}

OrderedJson of_patrol(std::string_view type, std::uint8_t patrol)
{
    return with(event(type), "patrol", words::of_patrol(patrol));
}

OrderedJson of_trade(std::string_view type, const Trade& trade)
{
    return {{"type", type}, {"from", trade.from}, {"to", trade.to}, {"give", words::bundle(trade.give)},
        {"take", words::bundle(trade.take)}};
}

OrderedJson in_shop(std::string_view type, FigureId id, Shop shop)
{
    return with(event(type, id), "shop", words::of_shop(shop));
}

template <class Faces>
OrderedJson faces(const Faces& all)
{
    OrderedJson json = OrderedJson::array();
    for (const std::uint8_t face : all)
        json.push_back(face);
    return json;
}

OrderedJson word_or_null(Fate fate)
{
    if (fate == Fate::standing)
        return nullptr;
    return fate == Fate::dead ? "face" : "back";
}

struct EventToJson {
    OrderedJson operator()(const PoliceBought& bought) const { return event("police-bought", bought.seat); }
    OrderedJson operator()(const Paid& paid) const
    {
        return {{"type", "paid"}, {"from", words::seat_or_bank(paid.from)}, {"to", words::seat_or_bank(paid.to)},
            {"amount", paid.amount}};
    }
    OrderedJson operator()(const Collected& collected) const
    {
        return with(event("income", collected.seat), "amount", collected.amount);
    }
    OrderedJson operator()(const Rolled& rolled) const
    {
        OrderedJson json = event("rolled");
        for (std::size_t die = 0; die < rolled.dice.size(); ++die)
            if (rolled.dice[die] != 0)
                json[std::string(words::dice[die])] = rolled.dice[die];
        return json;
    }
    OrderedJson operator()(const PhaseBegan& began) const
    {
        return with(event("phase"), "phase", words::of(began.phase));
    }
    OrderedJson operator()(const Moved& moved) const
    {
        return with(with(event("moved"), "figure", words::of(moved.figure)), "path", words::list(moved.path));
    }
    OrderedJson operator()(const FellIn& fell) const { return of_patrol("fell-in", fell.patrol); }
    OrderedJson operator()(const PatrolOut& out) const { return of_patrol("patrol-out", out.patrol); }
    OrderedJson operator()(const Closed& closed) const { return event("done", FigureId{closed.seat, closed.figure}); }
    OrderedJson operator()(const Committed& committed) const
    {
        return with(
            with(event("committed", committed.figure), "crime", words::of(committed.crime)), "times", committed.times);
    }
    OrderedJson operator()(const Witnessed& witnessed) const
    {
        return with(
            with(event("witnessed", witnessed.figure), "crime", words::of(witnessed.crime)), "years", witnessed.years);
    }
    OrderedJson operator()(const CowardAttacked& attacked) const { return event("coward-attacked", attacked.figure); }
    OrderedJson operator()(const Racketed& racketed) const
    {
        return in_shop("racketed", racketed.figure, racketed.shop);
    }
    OrderedJson operator()(const Bought& bought) const { return in_shop("bought", bought.figure, bought.shop); }
    OrderedJson operator()(const StuckUp& stuck_up) const
    {
        return with(with(event("stuck-up", stuck_up.seat), "shop", words::of_shop(stuck_up.shop)), "for",
            words::of(stuck_up.prize));
    }
    OrderedJson operator()(const PriceAsked& asked) const
    {
        const Price& price = asked.question;
        OrderedJson json = with(event("price-asked", asked.figure), "who", words::of(price.who));
        json["shop"] = words::of_shop(price.shop);
        json["owner"] = price.owner;
        return json;
    }
    OrderedJson operator()(const PriceNamed& named) const
    {
        OrderedJson json = with(event("price-named", named.seat), "who", words::of(named.who));
        json["shop"] = words::of_shop(named.shop);
        json["price"] = named.price ? OrderedJson(*named.price) : OrderedJson(nullptr);
        return json;
    }
    OrderedJson operator()(const Recruited& recruited) const
    {
        return with(with(event("recruited", recruited.figure.seat), "who", words::of(recruited.figure.character)),
            "shop", words::of_shop(recruited.shop));
    }
    OrderedJson operator()(const PawnsBought& bought) const
    {
        return with(event("pawns-bought", bought.seat), "pawns", bought.pawns);
    }
    OrderedJson operator()(const PawnPlaced& placed) const
    {
        return with(event("pawn-placed", placed.seat), "section", words::of_section(placed.section));
    }
    OrderedJson operator()(const PawnTurned& turned) const
    {
        return {{"type", "pawn-turned"}, {"section", words::of_section(turned.section)}, {"from", turned.from},
            {"to", words::seat_or_bank(turned.to)}};
    }
    OrderedJson operator()(const TokenRemoved& removed) const
    {
        return with(event("token-removed", removed.seat), "shop", words::of_shop(removed.shop));
    }
    OrderedJson operator()(const Vamped& vamped) const { return with(event("vamped", vamped.man), "by", vamped.by); }
    OrderedJson operator()(const Freed& freed) const { return event("freed", freed.man); }
    OrderedJson operator()(const Arrested& arrested) const
    {
        return with(event("arrested", arrested.figure), "patrol", words::of_patrol(arrested.patrol));
    }
    OrderedJson operator()(const Jailed& jailed) const
    {
        return with(event("jailed", jailed.figure), "years", jailed.years);
    }
    OrderedJson operator()(const Sentenced& sentenced) const
    {
        return with(event("sentenced", sentenced.figure), "years", sentenced.years);
    }
    OrderedJson operator()(const Released& released) const { return event("released", released.figure); }
    OrderedJson operator()(const DuelBegan& began) const
    {
        const Duel& duel = began.duel;
        return {{"type", "duel"}, {"kind", words::of(duel.kind)}, {"place", words::of_place(duel.place)},
            {"attack", words::targets(duel.attack)}, {"defence", words::targets(duel.defence)}};
    }
    OrderedJson operator()(const DuelRolled& rolled) const
    {
        return with(with(event("duel-rolled"), "attack", faces(rolled.attack)), "defence", faces(rolled.defence));
    }
    OrderedJson operator()(const Dart& dart) const
    {
        OrderedJson json = with(event("dart"), "hit", dart.target.has_value());
        json["target"] = dart.target ? OrderedJson(*dart.target) : OrderedJson(nullptr);
        json["fell"] = word_or_null(dart.fate);
        if (dart.at) {
            json["x"] = dart.at->x / 1000.0;
            json["y"] = dart.at->y / 1000.0;
        }
        if (dart.face > 0)
            json["die"] = dart.face;
        return json;
    }
    OrderedJson operator()(const LeftDuel& left) const { return event("left-duel", left.figure); }
    OrderedJson operator()(const DuelWon& won) const { return with(event("duel-won"), "side", words::of(won.side)); }
    OrderedJson operator()(const Killed& killed) const { return event("killed", killed.figure); }
    OrderedJson operator()(const Injured& injured) const { return event("injured", injured.figure); }
    OrderedJson operator()(const CustodyAsked& asked) const { return of_patrol("custody-asked", asked.patrol); }
    OrderedJson operator()(const CustodyOver& over) const { return of_patrol("custody-over", over.patrol); }
    OrderedJson operator()(const Offered& offered) const { return of_trade("offered", offered.trade); }
    OrderedJson operator()(const Traded& traded) const { return of_trade("traded", traded.trade); }
    OrderedJson operator()(const Refused& refused) const { return event("refused", refused.seat); }
    OrderedJson operator()(const ClockRanDown& clock) const { return event("clock-ran-down", clock.seat); }
    OrderedJson operator()(const TurnEnded& ended) const { return event("turn-ended", ended.seat); }
    OrderedJson operator()(const TurnBegan& began) const
    {
        return with(event("turn", began.seat), "round", began.round);
    }
    OrderedJson operator()(const Eliminated& eliminated) const { return event("eliminated", eliminated.seat); }
    OrderedJson operator()(const DistrictWon& won) const
    {
        return with(event("district-won", won.seat), "district", town.districts[won.district].id);
    }
    OrderedJson operator()(const GameOver& over) const
    {
        return with(event("game-over"), "winners", words::list(over.winners));
    }
};

}

OrderedJson Codec<SuperGang>::to_json(const Event& event)
{
    return std::visit(EventToJson(), event);
}

}
