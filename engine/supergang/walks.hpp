#pragma once

#include "core/fixed_vector.hpp"
#include "core/refusal.hpp"
#include "supergang/town.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

/// Walking (SG-4, SG-9.1, SG-9.2): what a die allows a figure. Nothing here allocates.
namespace backroom::supergang {

/// Why a path is none; the comment names the parameters (places) and the rule.
namespace refusals {
inline constexpr std::string_view wrong_length = "wrong-length"; ///< squares walked, die; SG-4.1
inline constexpr std::string_view not_next = "not-next"; ///< from, to; SG-4.1
/// from, to; SG-4.2, out of a shop where it came in SG-4.4, back into the one it left SG-4.5, into the clinic SG-4.7
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
inline constexpr std::string_view not_a_manhole = "not-a-manhole"; ///< where a patrol shall come up; SG-9.2
}

/// The places of a walk in their order, without the one where it begins: as many as the die says. Of a patrol that
/// comes out of the sewer (SG-9.2) the manhole where it comes up is the first, and as many follow.
class Path {
public:
    static constexpr int most_places = 7;

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

/// Who walks, and what its way depends on. The shop where it stands it has not entered in this turn (SG-4.4): it may go
/// round the block and come in again.
struct Walker {
    WalkerKind kind = WalkerKind::gangster;
    /// `no_place`: a patrol in the sewer, which comes up at any manhole (SG-9.2).
    Place place = no_place;
    /// Where it may not step to first (SG-4.2); `no_place` where any way is free, as in shops and in the clinic, after
    /// leaving them, after surfacing, and in the centre.
    Place behind = no_place;
    /// The shops of the gang it acts for, which it may cross (SG-4.4). Patrols cross none.
    ShopSet own;
    /// Whether it may end in the clinic, because an injured gangster lies there for it (SG-4.7).
    bool clinic_open = false;
};

struct Walk {
    Path path;
    /// Of the figure where the walk has ended; see Walker.
    Place behind = no_place;
    /// Shops among all places of the path but the last.
    ShopSet crossed;
};

/// More than any walker has (a test proves it).
inline constexpr int most_walks = 256;
using Walks = FixedVector<Walk, most_walks>;

/// What the figure can do with the number, 1 to 6: of all walks that have the same end, `behind` and shops crossed only
/// the first, the ids of the places compared as strings; in the order of these. Replaces what is in `walks`, which is
/// empty only when no walk exists.
void find_walks(const Walker& walker, int number, Walks& walks);

/// Nothing when the path obeys the rules, whether `find_walks` lists it or another one like it. Any path may be asked
/// about, of ids below `place_count`.
std::optional<Refusal> why_not(const Walker& walker, int number, const Path& path);

/// What is behind a figure that has gone this way from `start`. A path of at least one place.
Place behind_after(Place start, const Path& path);
ShopSet crossed_by(const Path& path);

}
