// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
#include "engine/supergang/state.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace backroom::supergang {

/// A position for puzzles, figures and tests, at the beginning of a turn. Fields that are given are used exactly; the
/// rest is as in a new game.
struct Position {
    /// A limit for numbers of all kinds. `arrange` refuses those that are too large for the game.
    static constexpr Range anything{0, 9999};

    struct FigurePosition {
        std::optional<Place> place;
        Place behind = no_place;
        FigureState state = FigureState::in_play;
        int years = 0;
        int record = 0;
        bool held = false;
        /// Unseen crimes, indexed by `Crime`.
        std::array<std::uint8_t, crime_count> crimes{};
        int vamped_by = nobody;
        int vamped_turns = 0;
        FigureId last_vamped;
        /// Omits `last_vamped`, which only a vamp has.
        void fields(auto& f)
        {
            f.optional("place", place, PlaceId{}).optional("behind", behind, place_or_null).optional("state", state);
            f.optional("years", years, anything).optional("held", held).optional("record", record, anything);
            f.optional("crimes", crimes, CrimeCounts{}).optional("vamped_by", vamped_by, OrNull{int{nobody}, Seats{}});
            f.optional("vamped_turns", vamped_turns, Range{0, turns_of_vamped});
        }
        bool operator==(const FigurePosition&) const = default;
    };
    struct GangPosition {
        int cash = 0;
        int pawns = 0;
        std::array<FigurePosition, character_count> figures;
        void fields(auto& f)
        {
            f.preset("cash", cash, anything).preset("pawns", pawns, anything);
            f.preset("figures", Object{[this](auto& all) {
                for (std::size_t one = 0; one < character_count; ++one)
                    all.preset(words::characters[one], Object{[this, one](auto& figure) {
                        figure.part(figures[one]);
                        if (static_cast<Character>(one) == Character::vamp)
                            figure.optional("last_vamped", figures[one].last_vamped, OrNull{FigureId()});
                    }});
            }});
        }
        bool operator==(const GangPosition&) const = default;
    };
    struct ShopPosition {
        Shop shop = 0;
        int owner = nobody;
        int racket = nobody;
        void fields(auto& f)
        {
            f.preset("owner", owner, OrNull{int{nobody}, Seats{}})
                .preset("racket", racket, OrNull{int{nobody}, Seats{}});
        }
        bool operator==(const ShopPosition&) const = default;
    };
    struct SectionPosition {
        Section section = 0;
        int seat = 0;
        bool operator==(const SectionPosition&) const = default;
    };
    /// Written as objects that have the ids of shops and sections as keys.
    struct ShopsById {
        static nlohmann::ordered_json write(const std::vector<ShopPosition>& shops);
        static std::vector<ShopPosition> read(const nlohmann::json& json, std::string_view what);
    };
    struct SectionsById {
        static nlohmann::ordered_json write(const std::vector<SectionPosition>& sections);
        static std::vector<SectionPosition> read(const nlohmann::json& json, std::string_view what);
    };
    struct PatrolPosition {
        std::optional<Place> place;
        Place behind = no_place;
        PatrolState state = PatrolState::in_play;
        int returns = nobody;
        void fields(auto& f)
        {
            f.preset("state", state).optional("place", place, OrNull{std::optional<Place>(), PlaceId{}});
            f.optional("behind", behind, place_or_null).optional("returns", returns, OrNull{int{nobody}, Seats{}});
        }
        bool operator==(const PatrolPosition&) const = default;
    };

    std::optional<int> round;
    std::optional<int> seat;
    /// The gang that begins a round; the same as `seat` if not given.
    std::optional<int> first;
    /// If not given, the money that the gangs do not have.
    std::optional<int> bank;
    /// May have fewer entries than there are gangs; the other gangs are as in a new game.
    std::vector<GangPosition> gangs;
    std::vector<ShopPosition> shops;
    std::vector<SectionPosition> sections;
    std::vector<PatrolPosition> patrols;
    int police_owner = nobody;
    /// The faces to be rolled, in this order.
    std::vector<int> dice;
    void fields(auto& f)
    {
        f.optional("round", round, Range{1, anything.most}).optional("seat", seat, Seats{});
        f.optional("first", first, Seats{}).optional("bank", bank, anything).optional("gangs", gangs);
        f.optional("shops", shops, ShopsById{})
            .optional("sections", sections, SectionsById{})
            .optional("patrols", patrols);
        f.optional("police_owner", police_owner, OrNull{int{nobody}, Seats{}}).optional("dice", dice, faces_of_die);
    }
    bool operator==(const Position&) const = default;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position);

}
