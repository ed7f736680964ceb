// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/play.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

Target gangster(FigureId id, Seat gang)
{
    return {TargetKind::gangster, Fate::standing, id, gang};
}

void add_managers(Targets& side, Shop shop)
{
    for (int left = managers(town.shops[shop].kind); left > 0; --left)
        side.emplace_back(Target{TargetKind::manager, Fate::standing, {}, nobody});
}

void add_cops(Targets& side)
{
    for (int left = 2; left > 0; --left)
        side.emplace_back(Target{TargetKind::cop, Fate::standing, {}, nobody});
}

/// Adds members in the order killer, vamp, dealer, vamped man.
void add_members(const PublicState& open, Targets& side, Seat seat, Members members)
{
    for (const std::uint8_t member : members)
        side.emplace_back(gangster(find_member(open, seat, static_cast<Member>(member)), seat));
}

/// SG-8.4: adds opponents ordered by seat, as members of the gangs for which they act.
void add_opponents(const PublicState& open, Targets& side, Figures figures)
{
    for (Seat seat = 0; seat < open.gang_count(); ++seat) {
        Members members;
        for (const std::uint8_t index : figures)
            if (const FigureId id = figure_at(index); acts_for(open, id) == seat)
                members.insert(index_of(member_of(open, id)));
        add_members(open, side, seat, members);
    }
}

/// SG-8.2: returns the seat that moves the police or, if its gang is in the duel, the next gang.
Seat shoots_for_cops(const PublicState& open, Seat fighting)
{
    const Seat mover = police_mover(open);
    return mover == fighting ? next_gang(open, fighting) : mover;
}

bool all_dead(const Targets& targets)
{
    return std::ranges::all_of(targets, [](const Target& one) { return one.fate == Fate::dead; });
}

/// Returns a point with a uniform distribution on a disc around `aim`.
Point scattered(Point aim, Random& random)
{
    const auto coordinate = [&] { return static_cast<int>(random.below(2 * scatter + 1)) - scatter; };
    for (;;) {
        const int x = coordinate();
        const int y = coordinate();
        if (x * x + y * y <= scatter * scatter)
            return {aim.x + x, aim.y + y};
    }
}

std::optional<std::uint8_t> struck(const Targets& targets, Side side, Point at)
{
    for (std::size_t index = 0; index < targets.size(); ++index)
        if (targets[index].standing() && std::abs(at.x - place_on_plank(side, index)) <= half_width
            && std::abs(at.y) <= half_height)
            return static_cast<std::uint8_t>(index);
    return {};
}

}

void Play::operator()(const StickUp& stick_up)
{
    const Shop shop = shop_here();
    const Seat seat = open_.turn.seat;
    Duel duel;
    duel.kind = DuelKind::stick_up;
    duel.place = place_of(shop);
    duel.prize = stick_up.prize;
    duel.seat = seat;
    duel.leader = stick_up.figure;
    const Seat defender = defender_of(open_, shop);
    duel.second = defender != nobody ? defender : stick_up.defender;
    add_members(open_, duel.attack, seat, party_of(open_, seat, stick_up.figure, stick_up.with, true));
    add_managers(duel.defence, shop);
    begin(duel);
}

void Play::operator()(const Kill& kill)
{
    const Seat seat = open_.turn.seat;
    Duel duel;
    duel.place = acting_place(open_);
    duel.seat = seat;
    duel.leader = kill.figure;
    if (duel.place == town.clinic) {
        duel.kind = DuelKind::clinic;
        const FigureId victim = figure_at(*kill.targets.begin());
        duel.attack.emplace_back(gangster(member(kill.figure), seat));
        duel.defence.emplace_back(gangster(victim, victim.seat));
        begin(duel);
        return;
    }
    duel.kind = DuelKind::killing;
    add_members(open_, duel.attack, seat, party_of(open_, seat, kill.figure, kill.with, true));
    const Figures targets = with_pairs(open_, kill.targets);
    add_opponents(open_, duel.defence, targets);
    if (const Shop shop = shop_at(duel.place); shop != no_shop) {
        const Seat owner = owner_of(open_, shop);
        const auto fights_for_owner = [=](const Target& target) { return target.gang == owner; };
        if (owner == seat)
            add_managers(duel.attack, shop);
        else if (std::ranges::any_of(duel.defence, fights_for_owner))
            add_managers(duel.defence, shop);
        duel.second = owner;
    }
    begin(duel);
}

void Play::operator()(const AttackPatrol& attack)
{
    const Seat seat = open_.turn.seat;
    Duel duel;
    duel.kind = DuelKind::patrol;
    duel.place = acting_place(open_);
    duel.seat = seat;
    duel.leader = attack.figure;
    duel.patrol = attack.patrol;
    duel.second = shoots_for_cops(open_, seat);
    add_members(open_, duel.attack, seat, party_of(open_, seat, attack.figure, attack.with, false));
    add_cops(duel.defence);
    begin(duel);
}

void Play::operator()(const Rebel& rebel)
{
    const Arrest& arrest = *top<Arrest>(open_);
    const Seat seat = acts_for(open_, arrest.figure);
    Duel duel;
    duel.kind = DuelKind::rebellion;
    duel.place = figure(open_, arrest.figure).place;
    duel.seat = seat;
    duel.leader = member_of(open_, arrest.figure);
    duel.patrol = arrest.patrol;
    duel.second = shoots_for_cops(open_, seat);
    add_members(open_, duel.attack, seat, party_of(open_, seat, duel.leader, rebel.with, false));
    add_cops(duel.defence);
    begin(duel);
}

void Play::begin(const Duel& duel)
{
    emit(DuelBegan{duel});
    // SG-9.7: the duel is a crime from its beginning. Crimes against cops are entered in the record at once.
    for (const Target& target : duel.attack) {
        if (target.kind != TargetKind::gangster)
            continue;
        if (duel.kind == DuelKind::stick_up)
            commit(target.figure, Crime::stick_up);
        if (duel.kind == DuelKind::rebellion) {
            commit(target.figure, Crime::rebellion);
            write_down(target.figure);
        }
    }
    throw_dice();
    if (open_.options.duels == Duels::dice)
        throw_by_dice();
}

void Play::throw_dice()
{
    const Duel& duel = *top<Duel>(open_);
    for (int ties = 0;; ++ties) {
        DuelRolled rolled;
        if (duel.kind == DuelKind::clinic) {
            rolled.attack.push_back(throw_die());
            emit(rolled);
            return;
        }
        for (std::size_t left = duel.attack.size(); left > 0; --left)
            rolled.attack.push_back(throw_die());
        for (std::size_t left = duel.defence.size(); left > 0; --left)
            rolled.defence.push_back(throw_die());
        // After too many ties, the newest one replaces the one before.
        if (ties > most_ties_reported)
            events_.pop_back();
        emit(rolled);
        if (duel.darts > 0)
            return;
    }
}

void Play::operator()(const Shoot& shot)
{
    const Duel& duel = *top<Duel>(open_);
    const Point at = scattered(shot.at, state_.random);
    const Side side = other(duel.shooting);
    dart(at, struck(duel.side(side), side, at), at.y > 0 ? Fate::injured : Fate::dead);
}

void Play::throw_by_dice()
{
    while (const Duel* duel = top<Duel>(open_)) {
        const std::uint8_t face = throw_die();
        std::optional<std::uint8_t> target;
        const Targets& targets = duel->side(other(duel->shooting));
        for (std::size_t index = targets.size(); face > 2 && index > 0; --index)
            if (targets[index - 1].standing())
                target = static_cast<std::uint8_t>(index - 1);
        dart({}, target, face > 4 ? Fate::injured : Fate::dead, face);
    }
}

void Play::dart(std::optional<Point> at, std::optional<std::uint8_t> target, Fate fate, std::uint8_t face)
{
    const Duel& duel = *top<Duel>(open_);
    const Side side = other(duel.shooting);
    // SG-8.8: the victim dies, whichever part is hit.
    const Fate falls = duel.kind == DuelKind::clinic ? Fate::dead : fate;
    emit(Dart{at, side, target, target ? falls : Fate::standing, face});
    if (!target && ++misses_reported_ > most_misses_reported)
        events_.pop_back();
    if (target)
        free_in_duel(duel.side(side)[*target], side);
    if (decided(duel))
        finish();
}

bool Play::decided(const Duel& duel) const
{
    return !stands(duel.attack) || !stands(duel.defence) || duel.darts == 0;
}

void Play::free_in_duel(const Target& fallen, Side side)
{
    if (fallen.kind != TargetKind::gangster || fallen.figure.character != Character::vamp)
        return;
    const FigureId man = led_by(open_, fallen.figure.seat);
    if (man.none())
        return;
    emit(Freed{man});
    const Duel& duel = *top<Duel>(open_);
    const auto& own = duel.side(side);
    const bool fights = std::ranges::any_of(own, [&](const Target& target) {
        return target.kind == TargetKind::gangster && target.figure == man && target.standing();
    });
    const auto& others = duel.side(other(side));
    const bool against_own = std::ranges::any_of(others, [&](const Target& target) {
        if (target.kind == TargetKind::gangster)
            return target.gang == man.seat;
        return target.kind == TargetKind::manager && owner_of(open_, shop_at(duel.place)) == man.seat;
    });
    if (fights && against_own)
        emit(LeftDuel{man});
}

void Play::finish()
{
    const Duel duel = *top<Duel>(open_);
    std::optional<Arrest> arrest;
    if (duel.kind == DuelKind::rebellion)
        arrest = std::get<Arrest>(open_.frames[open_.frames.size() - 2]);
    emit(DuelWon{stands(duel.defence) ? Side::defence : Side::attack});
    commit_after(duel);
    if (duel.kind == DuelKind::stick_up && !stands(duel.defence))
        pay_out(duel);
    carry_away(duel, Side::attack, arrest);
    carry_away(duel, Side::defence, arrest);
    if (!duel.against_cops())
        return;
    const auto fell = [](const Target& target) { return target.kind == TargetKind::cop && !target.standing(); };
    if (std::ranges::any_of(duel.defence, fell))
        emit(PatrolOut{duel.patrol, duel.seat});
    if (duel.kind == DuelKind::rebellion)
        arrest_those_at(duel.patrol);
}

void Play::commit_after(const Duel& duel)
{
    int injured = 0;
    int dead = 0;
    for (const Target& target : duel.defence) {
        injured += target.fate == Fate::injured ? 1 : 0;
        dead += target.fate == Fate::dead ? 1 : 0;
    }
    const bool announces = duel.against_cops() || (duel.kind == DuelKind::stick_up && !all_dead(duel.defence));
    for (const Target& target : duel.attack) {
        if (target.kind != TargetKind::gangster || target.fate == Fate::dead)
            continue;
        if (target.fate != Fate::left) {
            commit(target.figure, Crime::assault, injured);
            commit(target.figure, Crime::murder, dead);
        }
        if (announces)
            write_down(target.figure);
    }
}

/// SG-5.6, 5.7
void Play::pay_out(const Duel& duel)
{
    const Shop shop = shop_at(duel.place);
    const Seat owner = owner_of(open_, shop);
    Members by;
    for (const Target& target : duel.attack)
        if (target.kind == TargetKind::gangster)
            by.insert(index_of(target.figure.seat == duel.seat ? member_of(target.figure.character) : Member::vamped));
    emit(StuckUp{duel.seat, shop, duel.prize, by});
    if (duel.prize == Prize::ownership) {
        new_owner(shop);
        return;
    }
    const int amount = price(town.shops[shop].kind);
    if (owner == nobody)
        pay_from_bank(duel.seat, amount);
    else
        pay(owner, duel.seat, std::min<int>(amount, open_.gangs[owner].cash));
}

/// SG-8.6, 8.7
void Play::carry_away(const Duel& duel, Side side, const std::optional<Arrest>& arrest)
{
    for (const Target& target : duel.side(side)) {
        if (target.kind != TargetKind::gangster || target.fate == Fate::standing || target.fate == Fate::left)
            continue;
        const bool arrested = arrest && arrest->figure == target.figure;
        free_by(target.figure);
        // SG-9.5: the rebel is arrested, injured or dead; of the other gangsters, only the injured ones are.
        if (arrested || (duel.against_cops() && target.fate == Fate::injured))
            confiscate(target.figure);
        if (target.fate == Fate::dead) {
            emit(Killed{target.figure});
            continue;
        }
        int years = 0;
        if (duel.against_cops())
            years = figure(open_, target.figure).record + (arrested && arrest->custody ? 1 : 0);
        emit(Injured{target.figure, static_cast<std::uint16_t>(years)});
    }
}

}
