// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/walks.hpp"

namespace backroom::supergang {

namespace {

/// Nothing is behind a figure after it has left a shop (SG-4.5), surfaced (SG-4.6) or left the clinic (SG-4.7).
Place behind_after_step(Place from, Place to)
{
    const bool faces_a_way = is_street(to) && (is_street(from) || kind_of(from) == PlaceKind::centre);
    return faces_a_way && town.places[to].behind.contains(from) ? from : no_place;
}

/// Enumerates all walks. Steps are tried in the order of the places' ids, which determines the first one of equivalent
/// walks.
class Search {
public:
    Search(const Walker& walker, Walks& walks)
        : walker_(walker)
        , walks_(walks)
    {
        walks_.clear();
        newest_.fill(none);
    }

    void run(int number)
    {
        if (walker_.place == no_place) {
            for (const Place place : town.places_by_id)
                if (is_manhole(place)) {
                    path_.push_back(place);
                    go_on(place, no_place, number);
                    path_.pop_back();
                }
        } else if (kind_of(walker_.place) == PlaceKind::centre) {
            step(walker_.place, town.exits[static_cast<std::size_t>(number - 1)], number);
        } else {
            go_on(walker_.place, walker_.behind, number);
        }
    }

private:
    static constexpr std::int16_t none = -1;

    void go_on(Place from, Place behind, int left)
    {
        for (const Place to : town.places[from].steps)
            if (to != behind)
                step(from, to, left);
    }

    void step(Place from, Place to, int left)
    {
        switch (kind_of(to)) {
        case PlaceKind::manhole:
            if (is_manhole(from)) {
                surface(from, to, left);
                return;
            }
            [[fallthrough]];
        case PlaceKind::street:
            walk(from, to, left);
            return;
        case PlaceKind::shop:
            enter(from, to, left);
            return;
        case PlaceKind::clinic:
            if (left == 1 && walker_.clinic_open)
                walk(from, to, left);
            return;
        case PlaceKind::centre:
        case PlaceKind::graveyard:
            return;
        }
    }

    void walk(Place from, Place to, int left)
    {
        path_.push_back(to);
        if (left == 1)
            end(from, to);
        else
            go_on(to, from, left - 1);
        path_.pop_back();
    }

    /// SG-4.6
    void surface(Place from, Place to, int left)
    {
        if (surfaced_ || walker_.kind == WalkerKind::patrol)
            return;
        surfaced_ = true;
        walk(from, to, left);
        surfaced_ = false;
    }

    /// SG-4.4
    void enter(Place from, Place to, int left)
    {
        const Shop shop = shop_at(to);
        if (crossed_.contains(shop))
            return;
        if (left == 1) {
            walk(from, to, left);
        } else if (walker_.kind == WalkerKind::gangster && walker_.own.contains(shop)) {
            crossed_.insert(shop);
            walk(from, to, left);
            crossed_.erase(shop);
        }
    }

    void end(Place from, Place to)
    {
        const Place behind = behind_after_step(from, to);
        for (std::int16_t at = newest_[to]; at != none; at = older_[static_cast<std::size_t>(at)]) {
            const Walk& other = walks_[static_cast<std::size_t>(at)];
            if (other.behind == behind && other.crossed == crossed_)
                return;
        }
        const auto number = static_cast<std::int16_t>(walks_.size());
        older_[static_cast<std::size_t>(number)] = newest_[to];
        newest_[to] = number;
        walks_.push_back({path_, behind, crossed_});
    }

    const Walker& walker_;
    Walks& walks_;
    Path path_;
    ShopSet crossed_;
    bool surfaced_ = false;
    /// Linked lists of the walks by end: the newest walk for each place, and for each walk the previous one with the
    /// same end.
    std::array<std::int16_t, place_count> newest_;
    std::array<std::int16_t, most_walks> older_;
};

}

void find_walks(const Walker& walker, int number, Walks& walks)
{
    assert(number >= 1 && number <= exit_count);
    Search(walker, walks).run(number);
}

Place behind_after(Place start, const Path& path)
{
    return behind_after_step(path.size() > 1 ? path[path.size() - 2] : start, path.back());
}

}
