// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/walks.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

Refusal refuse(std::string_view code, std::string_view rule, int first = 0, int second = 0)
{
    return Refusal{code, rule, {first, second}};
}

class Steps {
public:
    Steps(const Walker& walker, int number)
        : walker_(walker)
        , exit_(town.exits[static_cast<std::size_t>(number - 1)])
        , at_(walker.place)
        , behind_(walker.behind)
    {
    }

    std::optional<Refusal> step(Place to, bool last)
    {
        auto refusal = check(to, last);
        if (!refusal) {
            surfaced_ = surfaced_ || (is_manhole(to) && at_ != no_place && is_manhole(at_));
            if (is_shop(to))
                entered_.insert(shop_at(to));
            behind_ = at_;
            at_ = to;
        }
        return refusal;
    }

private:
    bool patrol() const { return walker_.kind == WalkerKind::patrol; }

    std::optional<Refusal> check(Place to, bool last) const
    {
        if (at_ == no_place) {
            if (!is_manhole(to))
                return refuse(refusals::not_a_manhole, "SG-9.2", to);
            return std::nullopt;
        }
        if (auto refusal = check_way(to))
            return refusal;
        if (to == behind_)
            return refuse_turning_back(to);
        if (is_manhole(at_) && is_manhole(to))
            return check_surfacing(to);
        if (is_shop(to))
            return check_shop(to, last);
        if (kind_of(to) == PlaceKind::clinic)
            return check_clinic(last);
        return std::nullopt;
    }

    std::optional<Refusal> check_way(Place to) const
    {
        if (kind_of(to) == PlaceKind::centre)
            return refuse(refusals::centre_closed, "SG-4.3");
        if (kind_of(to) == PlaceKind::graveyard)
            return refuse(refusals::graveyard_closed, "SG-4.7");
        if (kind_of(at_) == PlaceKind::centre && to != exit_)
            return refuse(refusals::wrong_exit, "SG-4.3", to, exit_);
        if (std::ranges::find(town.places[at_].steps, to) != town.places[at_].steps.end())
            return std::nullopt;
        if (is_shop(to))
            return refuse(refusals::no_door, "SG-4.4", at_, to);
        if (is_shop(at_))
            return refuse(refusals::no_door, "SG-4.5", at_, to);
        return refuse(refusals::not_next, "SG-4.1", at_, to);
    }

    Refusal refuse_turning_back(Place to) const
    {
        if (is_manhole(at_) && is_manhole(to))
            return refuse(refusals::manholes_twice, "SG-4.6", at_, to);
        if (is_shop(at_))
            return refuse(refusals::turns_back, "SG-4.4", at_, to);
        if (is_shop(to))
            return refuse(refusals::turns_back, "SG-4.5", at_, to);
        if (kind_of(to) == PlaceKind::clinic)
            return refuse(refusals::turns_back, "SG-4.7", at_, to);
        return refuse(refusals::turns_back, "SG-4.2", at_, to);
    }

    std::optional<Refusal> check_surfacing(Place to) const
    {
        if (patrol())
            return refuse(refusals::no_manholes_for_patrols, "SG-9.1", at_, to);
        if (surfaced_)
            return refuse(refusals::manholes_twice, "SG-4.6", at_, to);
        return std::nullopt;
    }

    std::optional<Refusal> check_shop(Place to, bool last) const
    {
        const Shop shop = shop_at(to);
        if (entered_.contains(shop))
            return refuse(refusals::shop_twice, "SG-4.4", to);
        if (last)
            return std::nullopt;
        if (patrol())
            return refuse(refusals::not_through_shop, "SG-9.1", to);
        if (!walker_.own.contains(shop))
            return refuse(refusals::not_through_shop, "SG-4.4", to);
        return std::nullopt;
    }

    std::optional<Refusal> check_clinic(bool last) const
    {
        if (!last)
            return refuse(refusals::not_through_clinic, patrol() ? "SG-9.1" : "SG-4.7");
        if (!walker_.clinic_open)
            return refuse(refusals::clinic_closed, "SG-4.7");
        return std::nullopt;
    }

    const Walker& walker_;
    Place exit_;
    Place at_;
    Place behind_;
    bool surfaced_ = false;
    ShopSet entered_;
};

}

std::optional<Refusal> check_path(const Walker& walker, int number, const Path& path)
{
    const int places = static_cast<int>(path.size());
    const int steps_walked = std::max(0, walker.place == no_place ? places - 1 : places);
    if (steps_walked != number)
        return refuse(refusals::wrong_length, "SG-4.1", steps_walked, number);
    Steps steps(walker, number);
    for (std::size_t at = 0; at < path.size(); ++at)
        if (auto refusal = steps.step(path[at], at + 1 == path.size()))
            return refusal;
    return std::nullopt;
}

}
