#include "engine/supergang/protocol/codec.hpp"

#include "engine/core/journal_codec.hpp"
#include "engine/supergang/protocol/words.hpp"

#include <cmath>

namespace backroom {

using namespace supergang;

namespace {

constexpr std::array<std::string_view, 2> incomes{"auto", "ask"};
constexpr std::array<std::string_view, 2> duel_words{"aim", "dice"};
constexpr std::array clocks{0, 240};
constexpr std::array lengths{0, 10, 20, 30};

template <std::size_t Count>
int to_one_of(const Json& value, std::string_view what, const std::array<int, Count>& all)
{
    const int number = to_int(value, what, all.front(), all.back());
    if (std::find(all.begin(), all.end(), number) != all.end())
        return number;
    std::string message = '"' + std::string(what) + "\" must be";
    for (const int one : all)
        message += (one == all.front() ? " " : one == all.back() ? " or " : ", ") + std::to_string(one);
    throw InputError(problems::bad_value, message);
}

class ActionReader {
public:
    explicit ActionReader(const Json& json)
        : json_(json)
    {
    }

    Action read() const
    {
        const std::string type =
            json_.is_object() && json_.contains("type") ? to_text(json_["type"], "type") : std::string();
        for (const Kind& kind : kinds)
            if (kind.type == type)
                return kind.read(json_);
        throw InputError(problems::bad_value, "\"type\" must be an action of SuperGang");
    }

private:
    struct Kind {
        std::string_view type;
        Action (*read)(const Json& json);
    };

    template <class Simple>
    static Action simple(const Json& json)
    {
        fields_of(json, {"type"});
        return Simple();
    }
    template <class OfMember>
    static Action of_member(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "figure"});
        return OfMember{member(fields)};
    }

    static ObjectReader fields_of(const Json& json, std::initializer_list<std::string_view> known)
    {
        return ObjectReader(json, "the action", known);
    }
    static Member member(const ObjectReader& fields)
    {
        return to_word<Member>(fields.at("figure"), "figure", words::members);
    }
    static Mover mover(const ObjectReader& fields)
    {
        return to_word<Mover>(fields.at("figure"), "figure", words::movers);
    }
    static Members with(const ObjectReader& fields)
    {
        Members names;
        if (const Json* list = fields.find("with"))
            for (const Json& name : to_list(*list, "with")) {
                const auto member = index_of(to_word<Member>(name, "with", words::members));
                if (names.contains(member))
                    throw InputError(problems::bad_value, "\"with\" names somebody twice");
                names.insert(member);
            }
        return names;
    }
    static FigureId figure(const ObjectReader& fields)
    {
        return {static_cast<Seat>(to_int(fields.at("seat"), "seat", 0, max_gangs - 1)),
            to_word<Character>(fields.at("figure"), "figure", words::characters)};
    }
    static Bundle bundle(const Json& json, std::string_view what)
    {
        const ObjectReader fields(json, what, {"cash", "shops", "pawns"});
        Bundle bundle;
        if (const Json* cash = fields.find("cash"))
            bundle.cash = static_cast<std::int16_t>(to_int(*cash, "cash", 0, most_money));
        if (const Json* pawns = fields.find("pawns"))
            bundle.pawns = static_cast<std::uint8_t>(to_int(*pawns, "pawns", 0, pawns_of_gang));
        if (const Json* shops = fields.find("shops"))
            for (const Json& id : to_list(*shops, "shops"))
                bundle.shops.insert(words::to_shop(id, "shops"));
        return bundle;
    }
    static int coordinate(const ObjectReader& fields, const char* name)
    {
        const Json& value = fields.at(name);
        if (value.is_number()) {
            const double number = value.get<double>();
            if (std::abs(number) <= farthest_shot / 1000.0)
                return static_cast<int>(std::lround(number * 1000));
        }
        throw InputError(problems::bad_value,
            '"' + std::string(name) + "\" must be a number from -" + std::to_string(farthest_shot / 1000) + " to "
                + std::to_string(farthest_shot / 1000));
    }

    static Action read_move(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "figure", "path"});
        Move move{mover(fields), {}};
        const auto& path = to_list(fields.at("path"), "path");
        if (path.size() > Path::most_places)
            throw InputError(problems::bad_value, "\"path\" has more than seven places");
        for (const Json& id : path)
            move.path.push_back(words::to_place(id, "path"));
        return move;
    }
    static Action read_done(const Json& json) { return Done{mover(fields_of(json, {"type", "figure"}))}; }
    static Action read_stick_up(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "figure", "for", "with", "defender"});
        StickUp stick_up{member(fields), to_word<Prize>(fields.at("for"), "for", words::prizes), with(fields), nobody};
        if (const Json* defender = fields.find("defender"))
            stick_up.defender = words::to_seat_or_null(*defender, "defender");
        return stick_up;
    }
    static Action read_kill(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "figure", "with", "targets"});
        Kill kill{member(fields), with(fields), {}};
        for (const Json& target : to_list(fields.at("targets"), "targets")) {
            const auto index = index_of(words::to_figure(target, "targets"));
            if (kill.targets.contains(index))
                throw InputError(problems::bad_value, "\"targets\" names somebody twice");
            kill.targets.insert(index);
        }
        return kill;
    }
    static Action read_attack(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "figure", "with", "patrol"});
        return AttackPatrol{
            member(fields), with(fields), to_word<std::uint8_t>(fields.at("patrol"), "patrol", words::patrols)};
    }
    static Action read_recruit(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "figure", "who"});
        return Recruit{member(fields), to_word<Character>(fields.at("who"), "who", words::characters)};
    }
    static Action read_buy_pawns(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "pawns"});
        return BuyPawns{static_cast<std::uint8_t>(to_int(fields.at("pawns"), "pawns", 0, pawns_of_gang))};
    }
    static Action read_place_pawn(const Json& json)
    {
        return PlacePawn{words::to_section(fields_of(json, {"type", "section"}).at("section"), "section")};
    }
    static Action read_vamp(const Json& json) { return Vamp{figure(fields_of(json, {"type", "seat", "figure"}))}; }
    static Action read_remove_token(const Json& json)
    {
        return RemoveToken{words::to_shop(fields_of(json, {"type", "shop"}).at("shop"), "shop")};
    }
    static Action read_offer(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "to", "give", "take"});
        return Offer{words::to_seat(fields.at("to"), "to"), bundle(fields.at("give"), "give"),
            bundle(fields.at("take"), "take")};
    }
    static Action read_rebel(const Json& json) { return Rebel{with(fields_of(json, {"type", "with"}))}; }
    static Action read_name_price(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "price"});
        const Json& price = fields.at("price");
        if (price.is_null())
            return NamePrice();
        return NamePrice{static_cast<std::int16_t>(to_int(price, "price", 0, most_money))};
    }
    static Action read_answer(const Json& json)
    {
        return Answer{to_bool(fields_of(json, {"type", "accept"}).at("accept"), "accept")};
    }
    static Action read_shoot(const Json& json)
    {
        const ObjectReader fields = fields_of(json, {"type", "x", "y"});
        return Shoot{{coordinate(fields, "x"), coordinate(fields, "y")}};
    }
    static Action read_custody(const Json& json)
    {
        return TakeCustody{figure(fields_of(json, {"type", "seat", "figure"}))};
    }

    static constexpr std::array<Kind, 26> kinds{{{"buy-police", simple<BuyPolice>}, {"collect", simple<Collect>},
        {"offer", read_offer}, {"roll", simple<Roll>}, {"move", read_move}, {"done", read_done},
        {"coward", of_member<Coward>}, {"racket", of_member<Racket>}, {"buy-shop", of_member<BuyShop>},
        {"stick-up", read_stick_up}, {"kill", read_kill}, {"attack-patrol", read_attack}, {"recruit", read_recruit},
        {"buy-pawns", read_buy_pawns}, {"place-pawn", read_place_pawn}, {"vamp", read_vamp},
        {"remove-token", read_remove_token}, {"end-turn", simple<EndTurn>}, {"give-up", simple<GiveUp>},
        {"time-up", simple<TimeUp>}, {"go-quietly", simple<GoQuietly>}, {"rebel", read_rebel},
        {"name-price", read_name_price}, {"answer", read_answer}, {"shoot", read_shoot}, {"custody", read_custody}}};

    const Json& json_;
};

OrderedJson action(std::string_view type)
{
    return OrderedJson{{"type", type}};
}

OrderedJson action(std::string_view type, std::string_view figure)
{
    return OrderedJson{{"type", type}, {"figure", figure}};
}

OrderedJson with(OrderedJson json, Members names)
{
    if (!names.empty())
        json["with"] = words::list(names);
    return json;
}

struct ActionToJson {
    OrderedJson operator()(const BuyPolice&) const { return action("buy-police"); }
    OrderedJson operator()(const Collect&) const { return action("collect"); }
    OrderedJson operator()(const Offer& offer) const
    {
        return {{"type", "offer"}, {"to", offer.to}, {"give", words::bundle(offer.give)},
            {"take", words::bundle(offer.take)}};
    }
    OrderedJson operator()(const Roll&) const { return action("roll"); }
    OrderedJson operator()(const Move& move) const
    {
        OrderedJson json = action("move", words::of(move.figure));
        json["path"] = words::list(move.path);
        return json;
    }
    OrderedJson operator()(const Done& done) const { return action("done", words::of(done.figure)); }
    OrderedJson operator()(const Coward& coward) const { return action("coward", words::of(coward.figure)); }
    OrderedJson operator()(const Racket& racket) const { return action("racket", words::of(racket.figure)); }
    OrderedJson operator()(const BuyShop& buy) const { return action("buy-shop", words::of(buy.figure)); }
    OrderedJson operator()(const StickUp& stick_up) const
    {
        OrderedJson json = action("stick-up", words::of(stick_up.figure));
        json["for"] = words::of(stick_up.prize);
        json = with(std::move(json), stick_up.with);
        if (stick_up.defender != nobody)
            json["defender"] = stick_up.defender;
        return json;
    }
    OrderedJson operator()(const Kill& kill) const
    {
        OrderedJson json = with(action("kill", words::of(kill.figure)), kill.with);
        json["targets"] = OrderedJson::array();
        for (const std::uint8_t index : kill.targets)
            json["targets"].push_back(words::figure(figure_at(index)));
        return json;
    }
    OrderedJson operator()(const AttackPatrol& attack) const
    {
        OrderedJson json = with(action("attack-patrol", words::of(attack.figure)), attack.with);
        json["patrol"] = words::of_patrol(attack.patrol);
        return json;
    }
    OrderedJson operator()(const Recruit& recruit) const
    {
        OrderedJson json = action("recruit", words::of(recruit.figure));
        json["who"] = words::of(recruit.who);
        return json;
    }
    OrderedJson operator()(const BuyPawns& buy) const { return {{"type", "buy-pawns"}, {"pawns", buy.pawns}}; }
    OrderedJson operator()(const PlacePawn& place) const
    {
        return {{"type", "place-pawn"}, {"section", words::of_section(place.section)}};
    }
    OrderedJson operator()(const Vamp& vamp) const { return of_figure("vamp", vamp.man); }
    OrderedJson operator()(const RemoveToken& remove) const
    {
        return {{"type", "remove-token"}, {"shop", words::of_shop(remove.shop)}};
    }
    OrderedJson operator()(const EndTurn&) const { return action("end-turn"); }
    OrderedJson operator()(const GiveUp&) const { return action("give-up"); }
    OrderedJson operator()(const TimeUp&) const { return action("time-up"); }
    OrderedJson operator()(const GoQuietly&) const { return action("go-quietly"); }
    OrderedJson operator()(const Rebel& rebel) const { return with(action("rebel"), rebel.with); }
    OrderedJson operator()(const NamePrice& named) const
    {
        return {{"type", "name-price"}, {"price", named.price ? OrderedJson(*named.price) : OrderedJson(nullptr)}};
    }
    OrderedJson operator()(const Answer& answer) const { return {{"type", "answer"}, {"accept", answer.accept}}; }
    OrderedJson operator()(const Shoot& shot) const
    {
        return {{"type", "shoot"}, {"x", shot.at.x / 1000.0}, {"y", shot.at.y / 1000.0}};
    }
    OrderedJson operator()(const TakeCustody& take) const { return of_figure("custody", take.figure); }

    static OrderedJson of_figure(std::string_view type, FigureId id)
    {
        return {{"type", type}, {"seat", id.seat}, {"figure", words::of(id.character)}};
    }
};

}

using SuperGangCodec = Codec<SuperGang>;

OrderedJson SuperGangCodec::names()
{
    return {{"en", "SuperGang"}, {"it", "SuperGang"}, {"fr", "SuperGang"}};
}

OrderedJson SuperGangCodec::option_list()
{
    const auto option = [](const char* name, OrderedJson values, OrderedJson usual) {
        return OrderedJson{{"name", name}, {"values", std::move(values)}, {"default", std::move(usual)}};
    };
    const OrderedJson usual = to_json(Options());
    return OrderedJson::array({option("income", incomes, usual["income"]), option("duels", duel_words, usual["duels"]),
        option("clock", clocks, usual["clock"]), option("police_player", {false, true}, usual["police_player"]),
        option("length", lengths, usual["length"])});
}

Options SuperGangCodec::options(const Json& json)
{
    const ObjectReader fields(json, "options", {"income", "duels", "clock", "police_player", "length"});
    Options options;
    if (const Json* income = fields.find("income"))
        options.income = to_word<Income>(*income, "income", incomes);
    if (const Json* duels = fields.find("duels"))
        options.duels = to_word<Duels>(*duels, "duels", duel_words);
    if (const Json* clock = fields.find("clock"))
        options.clock = to_one_of(*clock, "clock", clocks);
    if (const Json* police = fields.find("police_player"))
        options.police_player = to_bool(*police, "police_player");
    if (const Json* length = fields.find("length"))
        options.length = to_one_of(*length, "length", lengths);
    return options;
}

OrderedJson SuperGangCodec::to_json(const Options& options)
{
    return {{"income", incomes[static_cast<std::size_t>(options.income)]},
        {"duels", duel_words[static_cast<std::size_t>(options.duels)]}, {"clock", options.clock},
        {"police_player", options.police_player}, {"length", options.length}};
}

Action SuperGangCodec::action(const Json& json)
{
    return ActionReader(json).read();
}

OrderedJson SuperGangCodec::to_json(const Action& action)
{
    return std::visit(ActionToJson(), action);
}

template struct Journal<SuperGang>;

}
