#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

namespace {

using FigurePosition = Position::FigurePosition;
using GangPosition = Position::GangPosition;

/// A limit for numbers of any kind; `arrange` refuses what is too much for a game.
constexpr int most_of_anything = 9999;
constexpr int most_rounds = 9999;

std::array<int, crime_count> to_crimes(const Json& list)
{
    std::array<int, crime_count> crimes{};
    for (const Json& word : to_list(list, "crimes")) {
        int& times = crimes[static_cast<std::size_t>(to_word<Crime>(word, "crimes", words::crimes))];
        if (++times > 0xFF)
            throw InputError(problems::bad_value, "\"crimes\" are too many");
    }
    return crimes;
}

FigurePosition to_figure_position(const Json& json, Character character)
{
    const std::string_view name = words::of(character);
    const bool vamp = character == Character::vamp;
    const ObjectReader fields = vamp
        ? ObjectReader(json, name,
            {"place", "behind", "state", "years", "held", "record", "crimes", "vamped_by", "vamped_turns",
                "last_vamped"})
        : ObjectReader(
            json, name, {"place", "behind", "state", "years", "held", "record", "crimes", "vamped_by", "vamped_turns"});
    FigurePosition figure;
    if (const Json* place = fields.find("place"))
        figure.place = words::to_place(*place, "place");
    if (const Json* behind = fields.find("behind"); behind && !behind->is_null())
        figure.behind = words::to_place(*behind, "behind");
    if (const Json* state = fields.find("state"))
        figure.state = to_word<FigureState>(*state, "state", words::figure_states);
    if (const Json* years = fields.find("years"))
        figure.years = to_int(*years, "years", 0, most_of_anything);
    if (const Json* held = fields.find("held"))
        figure.held = to_bool(*held, "held");
    if (const Json* record = fields.find("record"))
        figure.record = to_int(*record, "record", 0, most_of_anything);
    if (const Json* crimes = fields.find("crimes"))
        figure.crimes = to_crimes(*crimes);
    if (const Json* by = fields.find("vamped_by"))
        figure.vamped_by = words::to_seat_or_null(*by, "vamped_by");
    if (const Json* turns = fields.find("vamped_turns"))
        figure.vamped_turns = to_int(*turns, "vamped_turns", 0, turns_of_vamped);
    if (const Json* last = fields.find("last_vamped"); last && !last->is_null())
        figure.last_vamped = words::to_figure(*last, "last_vamped");
    return figure;
}

GangPosition to_gang(const Json& json)
{
    const ObjectReader fields(json, "a gang", {"cash", "pawns", "figures"});
    GangPosition gang;
    if (const Json* cash = fields.find("cash"))
        gang.cash = to_int(*cash, "cash", 0, most_of_anything);
    if (const Json* pawns = fields.find("pawns"))
        gang.pawns = to_int(*pawns, "pawns", 0, most_of_anything);
    if (const Json* figures = fields.find("figures")) {
        const ObjectReader names(*figures, "figures", {"killer", "vamp", "dealer"});
        for (const Character character : all_characters)
            if (const Json* figure = names.find(words::of(character)))
                gang.figures[static_cast<std::size_t>(character)] = to_figure_position(*figure, character);
    }
    return gang;
}

Position::PatrolPosition to_patrol(const Json& json)
{
    const ObjectReader fields(json, "a patrol", {"place", "behind", "state", "returns"});
    Position::PatrolPosition patrol;
    if (const Json* place = fields.find("place"); place && !place->is_null())
        patrol.place = words::to_place(*place, "place");
    if (const Json* behind = fields.find("behind"); behind && !behind->is_null())
        patrol.behind = words::to_place(*behind, "behind");
    if (const Json* state = fields.find("state"))
        patrol.state = to_word<PatrolState>(*state, "state", words::patrol_states);
    if (const Json* returns = fields.find("returns"))
        patrol.returns = words::to_seat_or_null(*returns, "returns");
    return patrol;
}

void read_board(const ObjectReader& fields, Position& position)
{
    const auto object = [&](const char* name) -> const Json::object_t* {
        const Json* value = fields.find(name);
        if (value && !value->is_object())
            throw InputError(problems::bad_value, '"' + std::string(name) + "\" must be an object");
        return value ? &value->get_ref<const Json::object_t&>() : nullptr;
    };
    if (const auto* shops = object("shops"))
        for (const auto& [id, value] : *shops) {
            const ObjectReader tokens(value, "a shop", {"owner", "racket"});
            Position::ShopPosition shop{words::to_shop(id, "shops"), nobody, nobody};
            if (const Json* owner = tokens.find("owner"))
                shop.owner = words::to_seat_or_null(*owner, "owner");
            if (const Json* racket = tokens.find("racket"))
                shop.racket = words::to_seat_or_null(*racket, "racket");
            position.shops.push_back(shop);
        }
    if (const auto* sections = object("sections"))
        for (const auto& [id, value] : *sections)
            position.sections.push_back({words::to_section(id, "sections"), words::to_seat(value, "sections")});
}

OrderedJson to_json(const FigurePosition& figure)
{
    OrderedJson json = OrderedJson::object();
    if (figure.place)
        json["place"] = words::of_place(*figure.place);
    if (figure.behind != no_place)
        json["behind"] = words::of_place(figure.behind);
    if (figure.state != FigureState::in_play)
        json["state"] = words::of(figure.state);
    if (figure.years != 0)
        json["years"] = figure.years;
    if (figure.held)
        json["held"] = true;
    if (figure.record != 0)
        json["record"] = figure.record;
    for (const Crime crime : all_crimes)
        for (int times = figure.crimes[static_cast<std::size_t>(crime)]; times > 0; --times)
            json["crimes"].push_back(words::of(crime));
    if (figure.vamped_by != nobody)
        json["vamped_by"] = figure.vamped_by;
    if (figure.vamped_turns != 0)
        json["vamped_turns"] = figure.vamped_turns;
    if (!figure.last_vamped.none())
        json["last_vamped"] = words::figure(figure.last_vamped);
    return json;
}

OrderedJson to_json(const GangPosition& gang)
{
    OrderedJson json{{"cash", gang.cash}, {"pawns", gang.pawns}};
    json["figures"] = OrderedJson::object();
    for (const Character character : all_characters)
        json["figures"][std::string(words::of(character))] = to_json(gang.figures[static_cast<std::size_t>(character)]);
    return json;
}

OrderedJson to_json(const Position::PatrolPosition& patrol)
{
    OrderedJson json{{"state", words::of(patrol.state)}};
    if (patrol.place)
        json["place"] = words::of_place(*patrol.place);
    if (patrol.behind != no_place)
        json["behind"] = words::of_place(patrol.behind);
    if (patrol.returns != nobody)
        json["returns"] = patrol.returns;
    return json;
}

}

Position Codec<SuperGang>::position(const Json& json)
{
    const ObjectReader fields(json, "the position",
        {"round", "seat", "first", "bank", "gangs", "shops", "sections", "patrols", "police_owner", "dice"});
    Position position;
    if (const Json* round = fields.find("round"))
        position.round = to_int(*round, "round", 1, most_rounds);
    if (const Json* seat = fields.find("seat"))
        position.seat = words::to_seat(*seat, "seat");
    if (const Json* first = fields.find("first"))
        position.first = words::to_seat(*first, "first");
    if (const Json* bank = fields.find("bank"))
        position.bank = to_int(*bank, "bank", 0, most_of_anything);
    if (const Json* gangs = fields.find("gangs"))
        for (const Json& gang : to_list(*gangs, "gangs"))
            position.gangs.push_back(to_gang(gang));
    read_board(fields, position);
    if (const Json* patrols = fields.find("patrols"))
        for (const Json& patrol : to_list(*patrols, "patrols"))
            position.patrols.push_back(to_patrol(patrol));
    if (const Json* owner = fields.find("police_owner"))
        position.police_owner = words::to_seat_or_null(*owner, "police_owner");
    if (const Json* dice = fields.find("dice"))
        for (const Json& face : to_list(*dice, "dice"))
            position.dice.push_back(to_int(face, "dice", 1, 6));
    return position;
}

OrderedJson Codec<SuperGang>::to_json(const Position& position)
{
    OrderedJson json = OrderedJson::object();
    const auto set = [&](const char* name, const std::optional<int>& value) {
        if (value)
            json[name] = *value;
    };
    set("round", position.round);
    set("seat", position.seat);
    set("first", position.first);
    set("bank", position.bank);
    for (const GangPosition& gang : position.gangs)
        json["gangs"].push_back(backroom::to_json(gang));
    for (const Position::ShopPosition& shop : position.shops)
        json["shops"][std::string(words::of_shop(shop.shop))] = {
            {"owner", words::seat_or_null(shop.owner)}, {"racket", words::seat_or_null(shop.racket)}};
    for (const Position::SectionPosition& section : position.sections)
        json["sections"][std::string(words::of_section(section.section))] = section.seat;
    for (const Position::PatrolPosition& patrol : position.patrols)
        json["patrols"].push_back(backroom::to_json(patrol));
    if (position.police_owner != nobody)
        json["police_owner"] = position.police_owner;
    if (!position.dice.empty())
        json["dice"] = position.dice;
    return json;
}

}
