// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ways.hpp"

#include "engine/supergang/town/board.hpp"

#include <algorithm>
#include <map>
#include <set>

/// An independent, slow implementation of SG-4 and SG-9.1: it enumerates all chains of adjacent places and checks them
/// rule by rule. Uses only the text of the board file.
namespace test {

class PlainWalks {
public:
    /// Places are numbered in the order of their ids as strings, so that ways are compared by ids. A way begins where
    /// the figure stands; in the sewer, at the manhole where it comes up.
    using Way = std::vector<int>;
    static constexpr int nowhere = -1;
    /// The end of a walk, the place behind the figure there, and the shops crossed.
    using Kind = std::tuple<int, int, std::set<int>>;

    struct Figure {
        bool patrol = false;
        /// `nowhere` if the figure is in the sewer.
        int place = nowhere;
        int behind = nowhere;
        std::set<int> own;
        bool clinic_open = false;
    };

    PlainWalks()
    {
        const std::map<std::string, PlaceKind> named{{"centre", PlaceKind::centre}, {"street", PlaceKind::street},
            {"manhole", PlaceKind::manhole}, {"shop", PlaceKind::shop}, {"clinic", PlaceKind::clinic},
            {"graveyard", PlaceKind::graveyard}};
        const OrderedJson board = town_json();
        for (const auto& place : board["places"])
            ids_.push_back(place["id"]);
        std::ranges::sort(ids_);
        kinds_.resize(ids_.size());
        nexts_.resize(ids_.size());
        for (const auto& place : board["places"]) {
            const auto here = static_cast<std::size_t>(number(place["id"]));
            kinds_[here] = named.at(place["kind"]);
            for (const auto& next : place["next"])
                nexts_[here].insert(number(next));
        }
        for (const auto& exit : board["exits"])
            exits_.push_back(number(exit));
        for (const int one : manholes())
            for (const int other : manholes())
                if (one != other)
                    nexts_[static_cast<std::size_t>(one)].insert(other);
    }

    int number(const std::string& id) const { return static_cast<int>(std::ranges::find(ids_, id) - ids_.begin()); }
    const std::string& id(int place) const { return ids_[static_cast<std::size_t>(place)]; }
    const std::set<int>& next(int place) const { return nexts_[static_cast<std::size_t>(place)]; }
    bool is(int place, PlaceKind kind) const { return kinds_[static_cast<std::size_t>(place)] == kind; }

    /// Visits every chain of the right length, whether allowed or not.
    template <class Visit>
    void chains(const Figure& figure, int number, Visit visit) const
    {
        std::vector<int> starts{figure.place};
        if (figure.place == nowhere)
            starts = manholes();
        for (const int start : starts) {
            Way way{start};
            extend(way, number, visit);
        }
    }

    bool good(const Figure& figure, int number, const Way& way) const
    {
        return way.size() == static_cast<std::size_t>(number) + 1 && is_chain(figure, way)
            && leaves_centre_by_its_exit(number, way) && never_turns_back(figure, way)
            && keeps_manhole_rule(figure, way) && keeps_clinic_rule(figure, way) && keeps_shop_rule(figure, way);
    }

    /// Returns the first allowed chain of each kind.
    std::map<Kind, Way> walks(const Figure& figure, int number) const
    {
        std::map<Kind, Way> first;
        chains(figure, number, [&](const Way& way) {
            if (!good(figure, number, way))
                return;
            const auto [found, is_new] = first.emplace(kind(way), way);
            if (!is_new && way < found->second)
                found->second = way;
        });
        return first;
    }

    Kind kind(const Way& way) const
    {
        std::set<int> crossed;
        for (std::size_t at = 1; at + 1 < way.size(); ++at)
            if (is(way[at], PlaceKind::shop))
                crossed.insert(way[at]);
        const int from = way[way.size() - 2];
        const int end = way.back();
        const bool out_of_house = is(from, PlaceKind::shop) || is(from, PlaceKind::clinic);
        const bool in_house = is(end, PlaceKind::shop) || is(end, PlaceKind::clinic);
        const bool surfaced = is(from, PlaceKind::manhole) && is(end, PlaceKind::manhole);
        return {end, out_of_house || in_house || surfaced ? nowhere : from, crossed};
    }

private:
    std::vector<int> manholes() const
    {
        std::vector<int> found;
        for (int place = 0; place < static_cast<int>(ids_.size()); ++place)
            if (is(place, PlaceKind::manhole))
                found.push_back(place);
        return found;
    }

    template <class Visit>
    void extend(Way& way, int left, Visit& visit) const
    {
        if (left == 0) {
            visit(std::as_const(way));
            return;
        }
        for (const int on : next(way.back())) {
            way.push_back(on);
            extend(way, left - 1, visit);
            way.pop_back();
        }
    }

    bool is_chain(const Figure& figure, const Way& way) const
    {
        if (figure.place == nowhere ? !is(way[0], PlaceKind::manhole) : way[0] != figure.place)
            return false;
        for (std::size_t at = 1; at < way.size(); ++at)
            if (next(way[at - 1]).count(way[at]) == 0)
                return false;
        return true;
    }

    bool leaves_centre_by_its_exit(int number, const Way& way) const
    {
        return !is(way[0], PlaceKind::centre) || way[1] == exits_[static_cast<std::size_t>(number) - 1];
    }

    bool never_turns_back(const Figure& figure, const Way& way) const
    {
        if (way[1] == figure.behind)
            return false;
        for (std::size_t at = 2; at < way.size(); ++at)
            if (way[at] == way[at - 2])
                return false;
        return true;
    }

    bool keeps_shop_rule(const Figure& figure, const Way& way) const
    {
        std::set<int> entered;
        for (std::size_t at = 1; at < way.size(); ++at) {
            if (!is(way[at], PlaceKind::shop))
                continue;
            if (!entered.insert(way[at]).second)
                return false;
            if (at + 1 < way.size() && (figure.patrol || figure.own.count(way[at]) == 0))
                return false;
        }
        return true;
    }

    bool keeps_manhole_rule(const Figure& figure, const Way& way) const
    {
        int times = 0;
        for (std::size_t at = 1; at < way.size(); ++at)
            times += is(way[at - 1], PlaceKind::manhole) && is(way[at], PlaceKind::manhole) ? 1 : 0;
        return times <= (figure.patrol ? 0 : 1);
    }

    bool keeps_clinic_rule(const Figure& figure, const Way& way) const
    {
        for (std::size_t at = 1; at < way.size(); ++at) {
            if (is(way[at], PlaceKind::graveyard))
                return false;
            if (is(way[at], PlaceKind::clinic) && (at + 1 < way.size() || !figure.clinic_open))
                return false;
        }
        return true;
    }

    std::vector<std::string> ids_;
    std::vector<PlaceKind> kinds_;
    std::vector<std::set<int>> nexts_;
    std::vector<int> exits_;
};

}
