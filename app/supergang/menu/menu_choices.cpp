// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/menu/menu.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/trade/question.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

namespace supergang_table {

using namespace rules;
using backroom::Seat;

namespace {

class Choices {
public:
    explicit Choices(const Scene& scene)
        : scene_(scene)
        , open_(scene.open)
        , seat_(open_.turn.seat)
        , place_(acting_place(open_))
        , shop_(shop_at(place_))
    {
    }

    std::vector<MenuChoice> make()
    {
        const Member active = member_of(*open_.turn.active);
        add_acts_of(active);
        if (active == Member::vamp && !led_by(open_, seat_).none())
            add_acts_of(Member::vamped);
        if (active == Member::vamp)
            for (const std::uint8_t index : opponents_at(open_, seat_, place_))
                if (is_male(figure_at(index).character))
                    add(Vamp{figure_at(index)});
        add_traffic();
        const Gang& gang = open_.gangs[seat_];
        if (shop_ != no_shop && gang.tokens() == 0 && !gang.owned.contains(shop_)) {
            MenuChoice choice;
            choice.removes = true;
            list_.push_back(choice);
        }
        return std::move(list_);
    }

private:
    void add(const Action& action) { list_.push_back({action, {}, false, check(open_, seat_, action)}); }

    void add_party(Party party)
    {
        party = gestures::usual_party(scene_, party);
        const auto refusal = check(open_, seat_, party.action());
        MenuChoice choice;
        choice.refusal = refusal;
        if (!refusal && !gestures::needs_choice(scene_, party))
            choice.action = party.action();
        choice.party = party;
        list_.push_back(choice);
    }

    void add_acts_of(Member member)
    {
        if (shop_ == no_shop) {
            if (kind_of(place_) == PlaceKind::street)
                add(Coward{member});
        } else if (!open_.gangs[seat_].owned.contains(shop_)) {
            add_in_shop(member);
        } else {
            add_recruits(member);
        }
        const bool somebody = !opponents_at(open_, seat_, place_).empty() || kind_of(place_) == PlaceKind::clinic;
        if (somebody && !is_manhole(place_))
            add_party({Party::Killing, member, {}, 0, {}, {}, backroom::nobody});
        for (std::uint8_t patrol = 0; patrol < patrol_count; ++patrol)
            if (open_.patrols[patrol].in_play() && open_.patrols[patrol].place == place_ && !peaceful(open_))
                add_party({Party::Patrol, member, {}, patrol, {}, {}, backroom::nobody});
    }

    void add_in_shop(Member member)
    {
        const Seat owner = owner_of(open_, shop_);
        add_party({Party::StickUp, member, Prize::money, 0, {}, {}, backroom::nobody});
        if (owner != backroom::nobody) {
            add_party({Party::StickUp, member, Prize::ownership, 0, {}, {}, backroom::nobody});
        } else {
            add(BuyShop{member});
            add(Racket{member});
        }
        add_recruits(member);
    }

    void add_recruits(Member member)
    {
        for (const Character who : all_characters) {
            const auto refusal = check(open_, seat_, Recruit{member, who});
            if (!refusal || refusal->code == refusals::too_poor || refusal->code == refusals::once_a_turn)
                add(Recruit{member, who});
        }
    }

    void add_traffic()
    {
        const Seat colour = active_dealer(open_);
        if (colour == backroom::nobody)
            return;
        if (shop_ != no_shop && town.shops[shop_].kind == ShopKind::star) {
            int most = 0;
            for (int pawns = 2; pawns <= pawns_a_stop; pawns += 2)
                if (!check(open_, seat_, BuyPawns{static_cast<std::uint8_t>(pawns)}))
                    most = pawns;
            if (most > 2)
                add(BuyPawns{static_cast<std::uint8_t>(most)});
            add(BuyPawns{2});
        }
        if (open_.gangs[colour].stored > 0)
            for (Section section = 0; section < section_count; ++section)
                if (!check(open_, seat_, PlacePawn{section}))
                    return add(PlacePawn{section});
    }

    const Scene& scene_;
    const PublicState& open_;
    Seat seat_;
    Place place_;
    Shop shop_;
    std::vector<MenuChoice> list_;
};

}

std::vector<MenuChoice> choices(const Scene& scene)
{
    if (!scene.open.turn.active || !scene.open.frames.empty() || scene.open.turn.phase != Phase::gang)
        return {};
    return Choices(scene).make();
}

int first_choice(const Scene& scene)
{
    constexpr int even = 50;
    const PublicState& open = scene.open;
    const Seat seat = open.turn.seat;
    int number = 0;
    int safest = 0;
    for (const MenuChoice& choice : choices(scene)) {
        ++number;
        if (choice.refusal)
            continue;
        if (safest == 0)
            safest = number;
        if (!choice.party || shown_chance(open, seat, choice.party->action()).value_or(100) > even)
            return number;
    }
    // If something must be done (SG-5.2) and there are only fights, none is safer than the first.
    const bool done = open.turn.active && !check(open, seat, Done{mover_of(*open.turn.active)});
    return done ? 0 : safest;
}

}
