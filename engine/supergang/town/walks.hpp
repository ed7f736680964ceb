// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/core/refusal.hpp"
#include "engine/supergang/town/town.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

/// Walking (SG-4, SG-9.1, SG-9.2). Nothing here allocates.
namespace backroom::supergang {

/// Refusals of a path; each comment names the parameters (places) and the rule.
namespace refusals {
inline constexpr std::string_view wrong_length = "wrong-length"; ///< squares walked, die; SG-4.1
inline constexpr std::string_view not_next = "not-next"; ///< from, to; SG-4.1
/// from, to; SG-4.2; out of a shop the way it came SG-4.4; back into the shop it left SG-4.5; into the clinic SG-4.7
inline constexpr std::string_view turns_back = "turns-back";
inline constexpr std::string_view wrong_exit = "wrong-exit"; ///< to, the right exit; SG-4.3
inline constexpr std::string_view centre_closed = "centre-closed"; ///< SG-4.3
inline constexpr std::string_view no_door = "no-door"; ///< from, to: into a shop SG-4.4, out of it SG-4.5
inline constexpr std::string_view not_through_shop = "not-through-shop"; ///< shop; SG-4.4, of patrols SG-9.1
inline constexpr std::string_view shop_twice = "shop-twice"; ///< shop; SG-4.4
inline constexpr std::string_view manholes_twice = "manholes-twice"; ///< from, to; SG-4.6
inline constexpr std::string_view clinic_closed = "clinic-closed"; ///< SG-4.7
inline constexpr std::string_view not_through_clinic = "not-through-clinic"; ///< SG-4.7, of patrols SG-9.1
inline constexpr std::string_view graveyard_closed = "graveyard-closed"; ///< SG-4.7
inline constexpr std::string_view no_manholes_for_patrols = "no-manholes-for-patrols"; ///< from, to; SG-9.1
inline constexpr std::string_view not_a_manhole = "not-a-manhole"; ///< where the patrol would come up; SG-9.2
}

/// The places of a walk in order, without the start: as many as the die shows. If a patrol comes out of the sewer
/// (SG-9.2), they are preceded by the manhole where it comes up.
class Path {
public:
    static constexpr int most_places = 7;
    static constexpr int capacity() { return most_places; }

    constexpr Path() = default;
    constexpr Path(std::initializer_list<Place> places)
    {
        for (const Place place : places)
            push_back(place);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == most_places; }
    constexpr const Place* begin() const { return places_.data(); }
    constexpr const Place* end() const { return places_.data() + size_; }
    constexpr Place operator[](std::size_t index) const { return places_[index]; }
    constexpr Place back() const { return places_[size_ - 1u]; }
    constexpr void push_back(Place place)
    {
        assert(!full());
        places_[size_++] = place;
    }
    constexpr void pop_back() { places_[--size_] = 0; }
    constexpr bool operator==(const Path&) const = default;

private:
    std::array<Place, most_places> places_{};
    std::uint8_t size_ = 0;
};

enum class WalkerKind : std::uint8_t { gangster, patrol };

/// A figure and everything on which its walk depends. The shop where it stands does not count as entered in this turn
/// (SG-4.4), so it may walk round the block and enter that shop again.
struct Walker {
    WalkerKind kind = WalkerKind::gangster;
    /// `no_place` for a patrol in the sewer, which may come up at any manhole (SG-9.2).
    Place place = no_place;
    /// The place to which the figure may not step first (SG-4.2). `no_place` if any step is free: in shops, in the
    /// clinic and in the centre, and after leaving a shop or the clinic or surfacing.
    Place behind = no_place;
    /// The shops that the figure may cross, which are those of the gang for which it acts (SG-4.4); empty for patrols.
    ShopSet own;
    /// Whether the walk may end in the clinic, because a gangster to be attacked or arrested lies there (SG-4.7).
    bool clinic_open = false;
};

struct Walk {
    Path path;
    /// The `Walker::behind` of the figure after the walk.
    Place behind = no_place;
    /// The shops on the path, except its last place.
    ShopSet crossed;
};

/// An upper bound for every walker, as a test proves.
inline constexpr int most_walks = 256;
using Walks = FixedVector<Walk, most_walks>;

/// Replaces `walks` with the walks for a number from 1 to 6. Of walks with the same end, `behind` and crossed shops,
/// only the first one is listed, comparing the ids of the places as strings, and the walks are listed in this order.
/// Empty only if no walk exists.
void find_walks(const Walker& walker, int number, Walks& walks);

/// Returns why the path breaks the rules, or nothing if it does not, whether or not `find_walks` lists it. Accepts any
/// path of ids below `place_count`.
std::optional<Refusal> check_path(const Walker& walker, int number, const Path& path);

/// Returns the place that is behind a figure after this path, which must not be empty.
Place behind_after(Place start, const Path& path);

}
