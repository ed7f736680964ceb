#pragma once

#include "engine/core/json.hpp"
#include "engine/supergang/events.hpp"

#include <array>
#include <optional>
#include <string_view>

/// The names in JSON, in kebab-case. Places, shops and sections are named by their id in the board file.
namespace backroom::supergang::words {

inline constexpr std::array<std::string_view, 3> characters{"killer", "vamp", "dealer"};
inline constexpr std::array<std::string_view, 4> members{"killer", "vamp", "dealer", "vamped"};
inline constexpr std::array<std::string_view, 5> movers{"killer", "vamp", "dealer", "patrol-1", "patrol-2"};
inline constexpr std::array<std::string_view, 2> patrols{"patrol-1", "patrol-2"};
/// Indexed by `Mover`; the last one is the police player's.
inline constexpr std::array<std::string_view, 6> dice{"killer", "vamp", "dealer", "patrol-1", "patrol-2", "police"};
inline constexpr std::array<std::string_view, 7> crimes{
    "coward-attack", "racket", "stick-up", "traffic", "assault", "rebellion", "murder"};
inline constexpr std::array<std::string_view, 4> figure_states{"in-play", "clinic", "jail", "graveyard"};
inline constexpr std::array<std::string_view, 3> patrol_states{"in-play", "out", "sewer"};
inline constexpr std::array<std::string_view, 3> phases{"start", "police", "gang"};
inline constexpr std::array<std::string_view, 2> prizes{"money", "ownership"};
inline constexpr std::array<std::string_view, 2> sides{"attack", "defence"};
inline constexpr std::array<std::string_view, 3> target_kinds{"gangster", "manager", "cop"};
inline constexpr std::array<std::string_view, 4> fates{"standing", "dead", "injured", "left"};
inline constexpr std::array<std::string_view, 5> duels{"stick-up", "kill", "attack-patrol", "rebellion", "clinic"};

inline std::string_view of(Character word)
{
    return characters[static_cast<std::size_t>(word)];
}
inline std::string_view of(Member word)
{
    return members[static_cast<std::size_t>(word)];
}
inline std::string_view of(Mover word)
{
    return movers[static_cast<std::size_t>(word)];
}
inline std::string_view of(Crime word)
{
    return crimes[static_cast<std::size_t>(word)];
}
inline std::string_view of(FigureState word)
{
    return figure_states[static_cast<std::size_t>(word)];
}
inline std::string_view of(PatrolState word)
{
    return patrol_states[static_cast<std::size_t>(word)];
}
inline std::string_view of(Phase word)
{
    return phases[static_cast<std::size_t>(word)];
}
inline std::string_view of(Prize word)
{
    return prizes[static_cast<std::size_t>(word)];
}
inline std::string_view of(Side word)
{
    return sides[static_cast<std::size_t>(word)];
}
inline std::string_view of(TargetKind word)
{
    return target_kinds[static_cast<std::size_t>(word)];
}
inline std::string_view of(Fate word)
{
    return fates[static_cast<std::size_t>(word)];
}
inline std::string_view of(DuelKind word)
{
    return duels[static_cast<std::size_t>(word)];
}
inline std::string_view of_patrol(std::uint8_t patrol)
{
    return patrols[patrol];
}
inline std::string_view of_place(Place place)
{
    return town.places[place].id;
}
inline std::string_view of_shop(Shop shop)
{
    return of_place(place_of(shop));
}
inline std::string_view of_section(Section section)
{
    return town.sections[section].id;
}

/// Returns null for none.
inline OrderedJson place_or_null(Place place)
{
    return place == no_place ? OrderedJson(nullptr) : OrderedJson(of_place(place));
}
inline OrderedJson seat_or_null(int seat)
{
    return seat == nobody ? OrderedJson(nullptr) : OrderedJson(seat);
}
inline OrderedJson seat_or_bank(Seat seat)
{
    return seat == nobody ? OrderedJson("bank") : OrderedJson(seat);
}

inline OrderedJson list(Members names)
{
    OrderedJson json = OrderedJson::array();
    for (const std::uint8_t member : names)
        json.push_back(members[member]);
    return json;
}
inline OrderedJson list(const ShopSet& shops)
{
    OrderedJson json = OrderedJson::array();
    for (const Shop shop : shops)
        json.push_back(of_shop(shop));
    return json;
}
inline OrderedJson list(const Path& path)
{
    OrderedJson json = OrderedJson::array();
    for (const Place place : path)
        json.push_back(of_place(place));
    return json;
}
inline OrderedJson list(SeatSet seats)
{
    OrderedJson json = OrderedJson::array();
    for (const Seat seat : seats)
        json.push_back(seat);
    return json;
}

inline OrderedJson bundle(const Bundle& one)
{
    return {{"cash", one.cash}, {"shops", list(one.shops)}, {"pawns", one.pawns}};
}
inline OrderedJson figure(FigureId id)
{
    return {{"seat", id.seat}, {"figure", of(id.character)}};
}
inline OrderedJson targets(const Targets& all)
{
    OrderedJson json = OrderedJson::array();
    for (const Target& target : all) {
        const bool gangster = target.kind == TargetKind::gangster;
        json.push_back({{"kind", of(target.kind)}, {"seat", seat_or_null(target.figure.seat)},
            {"figure", gangster ? OrderedJson(of(target.figure.character)) : OrderedJson(nullptr)},
            {"state", of(target.fate)}});
    }
    return json;
}

/// These functions throw Problem.
Place to_place(const Json& value, std::string_view what);
Shop to_shop(const Json& value, std::string_view what);
Section to_section(const Json& value, std::string_view what);
Seat to_seat(const Json& value, std::string_view what);
/// Reads null as `nobody`.
Seat to_seat_or_null(const Json& value, std::string_view what);
FigureId to_figure(const Json& value, std::string_view what);

}
