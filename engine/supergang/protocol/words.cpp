#include "engine/supergang/protocol/words.hpp"

namespace backroom::supergang::words {

namespace {

/// Shortens what is too long for an id, because it comes from outside.
std::string quoted(const std::string& id)
{
    return '"' + (id.size() > 40 ? id.substr(0, 40) + "…" : id) + '"';
}

template <class Found>
auto found_or_throw(const std::optional<Found>& found, const std::string& id, std::string_view kind)
{
    if (!found)
        throw InputError(problems::bad_value, "the town has no " + std::string(kind) + ' ' + quoted(id));
    return *found;
}

}

Place to_place(const Json& value, std::string_view what)
{
    const std::string id = to_text(value, what);
    return found_or_throw(find_place(id), id, "place");
}

Shop to_shop(const Json& value, std::string_view what)
{
    const std::string id = to_text(value, what);
    return found_or_throw(find_shop(id), id, "shop");
}

Section to_section(const Json& value, std::string_view what)
{
    const std::string id = to_text(value, what);
    return found_or_throw(find_section(id), id, "section");
}

Seat to_seat(const Json& value, std::string_view what)
{
    return static_cast<Seat>(to_int(value, what, 0, max_seats - 1));
}

Seat to_seat_or_null(const Json& value, std::string_view what)
{
    return value.is_null() ? nobody : to_seat(value, what);
}

FigureId to_figure(const Json& value, std::string_view what)
{
    const ObjectReader fields(value, what, {"seat", "figure"});
    return {static_cast<Seat>(to_int(fields.at("seat"), "seat", 0, max_gangs - 1)),
        to_word<Character>(fields.at("figure"), "figure", characters)};
}

}
