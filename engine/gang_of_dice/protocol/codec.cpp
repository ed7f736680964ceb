#include "engine/gang_of_dice/protocol/codec.hpp"

#include "engine/core/journal_codec.hpp"
#include "engine/gang_of_dice/protocol/words.hpp"

namespace backroom {

using namespace gang_of_dice;

namespace {

/// More than anyone can have. The rules refuse what is too much for the player.
constexpr int most_dice_named = 255;
constexpr int max_total = die_count * (face_count - 1);

std::vector<int> to_numbers(const Json& value, std::string_view what, int least, int most)
{
    std::vector<int> numbers;
    for (const Json& number : to_list(value, what))
        numbers.push_back(to_int(number, what, least, most));
    return numbers;
}

DiceSet to_dice(const Json& value)
{
    DiceSet dice;
    for (const int die : to_numbers(value, "dice", 0, die_count - 1)) {
        if (dice.contains(die))
            throw InputError(problems::bad_value, "\"dice\" names die " + std::to_string(die) + " twice");
        dice.insert(die);
    }
    return dice;
}

std::uint8_t to_values(const Json& value)
{
    unsigned values = 0;
    for (const int number : to_numbers(value, "values", 1, face_count - 1))
        values |= 1u << static_cast<unsigned>(number);
    if (values == 0)
        throw InputError(problems::bad_value, "\"values\" must name at least one value");
    return static_cast<std::uint8_t>(values);
}

OrderedJson event(std::string_view type)
{
    return OrderedJson{{"type", type}};
}

OrderedJson event(std::string_view type, Seat seat)
{
    return OrderedJson{{"type", type}, {"seat", seat}};
}

struct ActionToJson {
    OrderedJson operator()(const Take& take) const { return OrderedJson{{"type", "take"}, {"dice", take.dice}}; }
    OrderedJson operator()(const Reroll& reroll) const
    {
        return OrderedJson{{"type", "reroll"}, {"dice", words::list(reroll.dice)}};
    }
    OrderedJson operator()(const Stop&) const { return OrderedJson{{"type", "stop"}}; }
};

struct EventToJson {
    OrderedJson operator()(const WarningRevealed& revealed) const
    {
        OrderedJson json = event("warning");
        json["round"] = revealed.round;
        json["card"] = words::of(revealed.card);
        json["added"] = revealed.added;
        return json;
    }
    OrderedJson operator()(const Rolled& rolled) const
    {
        OrderedJson json = event("rolled", rolled.seat);
        json["values"] = words::list(rolled.values);
        json["roll"] = rolled.roll;
        return json;
    }
    OrderedJson operator()(const Busted& busted) const
    {
        OrderedJson json = event("busted", busted.seat);
        json["by"] = words::of(busted.by);
        return json;
    }
    OrderedJson operator()(const ResultShown& result) const
    {
        OrderedJson json = event("result", result.seat);
        json["total"] = result.total;
        json["dice"] = result.dice;
        return json;
    }
    OrderedJson operator()(const RoundWon& won) const
    {
        OrderedJson json = event("round-won", won.seat);
        json["dice"] = won.dice;
        return json;
    }
    OrderedJson operator()(const RoundLost& lost) const
    {
        OrderedJson json = event("round-lost");
        json["middle"] = lost.middle;
        return json;
    }
    OrderedJson operator()(const Eliminated& eliminated) const { return event("eliminated", eliminated.seat); }
    OrderedJson operator()(const GameOver&) const { return event("game-over"); }
};

}

using DiceCodec = Codec<GangOfDice>;

OrderedJson DiceCodec::names()
{
    return {{"en", "Gang of Dice"}, {"it", "Gang of Dice"}, {"fr", "Gang of Dice"}};
}

OrderedJson DiceCodec::option_list()
{
    return OrderedJson::array();
}

Options DiceCodec::options(const Json& json)
{
    const ObjectReader fields(json, "options", {});
    return {};
}

Action DiceCodec::action(const Json& json)
{
    if (!json.is_object() || !json.contains("type"))
        throw InputError(problems::missing_field, "an action is an object with a \"type\"");
    const std::string type = to_text(json["type"], "type");
    if (type == "take") {
        const ObjectReader fields(json, "the action", {"type", "dice"});
        return Take{static_cast<std::uint8_t>(to_int(fields.at("dice"), "dice", 0, most_dice_named))};
    }
    if (type == "reroll") {
        const ObjectReader fields(json, "the action", {"type", "dice"});
        return Reroll{to_dice(fields.at("dice"))};
    }
    if (type == "stop") {
        const ObjectReader fields(json, "the action", {"type"});
        return Stop();
    }
    throw InputError(problems::bad_value, "\"type\" must be take, reroll or stop");
}

Warning DiceCodec::warning(const Json& json)
{
    const ObjectReader fields(json, "the warning", {"kind", "trigger", "n", "values"});
    Warning warning;
    warning.kind = to_word<Kind>(fields.at("kind"), "kind", words::kinds);
    warning.trigger = to_word<Trigger>(fields.at("trigger"), "trigger", words::triggers);
    const auto number = [&](int least, int most) {
        const ObjectReader known(json, "the warning", {"kind", "trigger", "n"});
        warning.n = static_cast<std::uint8_t>(to_int(known.at("n"), "n", least, most));
    };
    switch (warning.trigger) {
    case Trigger::total:
        number(1, max_total);
        break;
    case Trigger::odd:
        number(1, 3);
        break;
    case Trigger::run:
    case Trigger::different:
        number(2, 3);
        break;
    case Trigger::any_of: {
        const ObjectReader known(json, "the warning", {"kind", "trigger", "values"});
        warning.values = to_values(known.at("values"));
        break;
    }
    case Trigger::pair:
    case Trigger::fives:
        const ObjectReader known(json, "the warning", {"kind", "trigger"});
        break;
    }
    return warning;
}

Position DiceCodec::position(const Json& json)
{
    const ObjectReader fields(json, "the position", {"wealth", "middle", "round", "start", "warnings", "rolls"});
    Position position;
    if (const Json* wealth = fields.find("wealth"))
        position.wealth = to_numbers(*wealth, "wealth", 0, most_dice_named);
    if (const Json* middle = fields.find("middle"))
        position.middle = to_int(*middle, "middle", 0, most_dice_named);
    if (const Json* round = fields.find("round"))
        position.round = to_int(*round, "round", 1, round_count);
    if (const Json* start = fields.find("start"))
        position.start = to_int(*start, "start", 0, gang_of_dice::max_seats - 1);
    if (const Json* warnings = fields.find("warnings"))
        for (const Json& card : to_list(*warnings, "warnings"))
            position.warnings.push_back(warning(card));
    if (const Json* rolls = fields.find("rolls"))
        position.rolls = to_numbers(*rolls, "rolls", 0, face_count - 1);
    return position;
}

OrderedJson DiceCodec::to_json(const Options&)
{
    return OrderedJson::object();
}

OrderedJson DiceCodec::to_json(const Action& action)
{
    return std::visit(ActionToJson(), action);
}

OrderedJson DiceCodec::to_json(const Event& event)
{
    return std::visit(EventToJson(), event);
}

template struct Journal<GangOfDice>;

}
