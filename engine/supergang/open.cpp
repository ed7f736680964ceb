#include "supergang/open.hpp"

#include "core/variants.hpp"
#include "supergang/lookup.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// All changes of the public state. Consequences of a change have events of their own.
struct Tell {
    Open& open;

    Turn& turn() const { return open.turn; }
    Gang& acting() const { return open.gangs[turn().seat]; }
    Deeds& deeds_of(FigureId id) const { return turn().of(member_of(open, id)); }

    void operator()(const PoliceBought& bought) const { open.police_owner = bought.seat; }

    void operator()(const Paid& paid) const { pay(paid.from, paid.to, paid.amount); }

    void operator()(const Collected& collected) const
    {
        pay(nobody, collected.seat, collected.amount);
        turn().collected = true;
    }

    void operator()(const Rolled& rolled) const
    {
        turn().dice = rolled.dice;
        turn().phase = Phase::police;
        turn().away = {};
        for (const Character character : all_characters) {
            const FigureState state = figure(open, {rolled.seat, character}).state;
            if (state == FigureState::jail || state == FigureState::clinic)
                turn().away.insert(index_of(member_of(character)));
        }
        for (Patrol& patrol : open.patrols) {
            if (patrol.returns != rolled.seat)
                continue;
            patrol.returns = nobody;
            if (patrol.state == PatrolState::out)
                patrol = Patrol();
        }
    }

    void operator()(const PhaseBegan& began) const { turn().phase = began.phase; }

    void operator()(const Moved& moved) const
    {
        turn().walked = moved.path;
        const Place end = moved.path.back();
        if (is_patrol(moved.figure)) {
            Patrol& patrol = open.patrols[patrol_of(moved.figure)];
            patrol = {end, moved.behind, PatrolState::in_play, nobody};
            turn().dice[open.options.police_player ? police_die : static_cast<std::size_t>(moved.figure)] = 0;
            return;
        }
        const auto character = static_cast<Character>(moved.figure);
        turn().dice[static_cast<std::size_t>(moved.figure)] = 0;
        turn().active = character;
        stop({moved.seat, character}, end, moved.behind);
        if (character != Character::vamp)
            return;
        if (const FigureId man = led_by(open, moved.seat); !man.none())
            stop(man, end, moved.behind);
    }

    void operator()(const FellIn& fell) const
    {
        open.patrols[fell.patrol] = {no_place, no_place, PatrolState::sewer, fell.returns};
    }

    void operator()(const PatrolOut& out) const
    {
        open.patrols[out.patrol] = {no_place, no_place, PatrolState::out, out.returns};
    }

    void operator()(const Closed&) const { turn().active.reset(); }

    void operator()(const Committed& committed) const
    {
        std::uint8_t& times = figure(open, committed.figure).crimes[static_cast<std::size_t>(committed.crime)];
        times = static_cast<std::uint8_t>(std::min(times + committed.times, 0xFF));
        if (committed.crime == Crime::traffic)
            deeds_of(committed.figure).trafficked = true;
    }

    void operator()(const Witnessed& witnessed) const
    {
        Figure& gangster = figure(open, witnessed.figure);
        gangster.crimes[static_cast<std::size_t>(witnessed.crime)] = 0;
        gangster.record = static_cast<std::uint16_t>(std::min(gangster.record + witnessed.years, 0xFFFF));
    }

    void operator()(const CowardAttacked& attacked) const { deeds_of(attacked.figure).add(Deed::coward); }

    void operator()(const Racketed& racketed) const
    {
        acting().rackets.insert(racketed.shop);
        deeds_of(racketed.figure).add(Deed::racket);
    }

    void operator()(const Bought& bought) const
    {
        for (Gang& gang : open.gangs)
            gang.rackets.erase(bought.shop);
        acting().owned.insert(bought.shop);
        deeds_of(bought.figure).add(Deed::purchase);
    }

    void operator()(const StuckUp& stuck_up) const
    {
        for (const std::uint8_t member : stuck_up.by)
            turn().deeds[member].robbed = stuck_up.shop;
        turn().robbed.insert(stuck_up.shop);
        for (Seat seat = 0; seat < open.gang_count(); ++seat)
            if (seat != stuck_up.seat) {
                open.gangs[seat].rackets.erase(stuck_up.shop);
                if (stuck_up.prize == Prize::ownership)
                    open.gangs[seat].owned.erase(stuck_up.shop);
            }
        if (stuck_up.prize == Prize::ownership)
            open.gangs[stuck_up.seat].owned.insert(stuck_up.shop);
    }

    void operator()(const PriceAsked& asked) const
    {
        open.frames.push_back(asked.question);
        turn().of(asked.question.figure).add(Deed::recruiting);
    }

    void operator()(const PriceNamed& named) const { std::get<Price>(open.frames.back()).price = named.price; }

    void operator()(const Recruited& recruited) const
    {
        if (top<Price>(open))
            open.frames.pop_back();
        turn().of(recruited.by).add(Deed::recruiting);
        turn().of(member_of(recruited.figure.character)) = {};
        figure(open, recruited.figure) = Figure();
        figure(open, recruited.figure).place = place_of(recruited.shop);
        for (Gang& gang : open.gangs)
            if (gang.last_vamped == recruited.figure)
                gang.last_vamped = {};
    }

    void operator()(const PawnsBought& bought) const
    {
        Gang& gang = open.gangs[bought.seat];
        gang.stored = static_cast<std::uint8_t>(gang.stored + bought.pawns);
        Deeds& deeds = deeds_of({bought.seat, Character::dealer});
        deeds.pawns_bought = static_cast<std::uint8_t>(deeds.pawns_bought + bought.pawns);
        deeds.acted = true;
    }

    void operator()(const PawnPlaced& placed) const
    {
        Gang& gang = open.gangs[placed.seat];
        gang.stored = static_cast<std::uint8_t>(gang.stored - 1);
        gang.pawns.insert(placed.section);
        deeds_of({placed.seat, Character::dealer}).acted = true;
    }

    void operator()(const PawnTurned& turned) const
    {
        open.gangs[turned.from].pawns.erase(turned.section);
        if (turned.to != nobody)
            open.gangs[turned.to].pawns.insert(turned.section);
    }

    void operator()(const TokenRemoved& removed) const
    {
        open.gangs[removed.seat].owned.erase(removed.shop);
        open.gangs[removed.seat].rackets.erase(removed.shop);
    }

    void operator()(const Vamped& vamped) const
    {
        Figure& man = figure(open, vamped.man);
        man.vamped_by = vamped.by;
        man.vamped_turns = turns_of_vamped;
        open.gangs[vamped.by].last_vamped = vamped.man;
        turn().vamped = true;
        turn().of(Member::vamped) = {};
        turn().of(Member::vamp).add(Deed::vamping);
    }

    void operator()(const Freed& freed) const { set_free(figure(open, freed.man)); }

    void operator()(const Arrested& arrested) const
    {
        if (arrested.asked)
            open.frames.emplace_back(Arrest{arrested.figure, arrested.patrol, arrested.custody});
    }

    void operator()(const Jailed& jailed) const
    {
        if (const Arrest* arrest = top<Arrest>(open); arrest && arrest->figure == jailed.figure)
            open.frames.pop_back();
        leave(jailed.figure, FigureState::jail, town.centre, jailed.years);
        figure(open, jailed.figure).held = jailed.by_clock;
    }

    void operator()(const Sentenced& sentenced) const { figure(open, sentenced.figure).years = sentenced.years; }

    void operator()(const Released& released) const
    {
        Figure& gangster = figure(open, released.figure);
        if (gangster.state == FigureState::jail && !gangster.held)
            gangster.record = 0;
        gangster.held = false;
        gangster.state = FigureState::in_play;
        gangster.place = town.centre;
    }

    void operator()(const DuelBegan& began) const
    {
        const Duel& duel = began.duel;
        open.frames.emplace_back(duel);
        if (duel.kind == DuelKind::rebellion)
            return;
        for (const Target& target : duel.attack)
            if (target.kind == TargetKind::gangster) {
                Deeds& deeds = deeds_of(target.figure);
                deeds.threw = true;
                deeds.acted = true;
            }
        turn().of(duel.leader).add(deed_of(duel.kind));
    }

    void operator()(const DuelRolled& rolled) const
    {
        Duel& duel = this->duel();
        duel.shooting = Side::attack;
        if (duel.kind == DuelKind::clinic) {
            duel.volley = duel.darts = rolled.attack[0];
            return;
        }
        const int difference = sum(duel.attack, rolled.attack) - sum(duel.defence, rolled.defence);
        duel.volley = duel.darts = static_cast<std::uint8_t>(difference < 0 ? -difference : difference);
        if (difference < 0)
            duel.shooting = Side::defence;
    }

    void operator()(const Dart& dart) const
    {
        Duel& duel = this->duel();
        if (dart.target)
            duel.side(dart.side)[*dart.target].fate = dart.fate;
        duel.darts = static_cast<std::uint8_t>(duel.darts - 1);
        if (duel.darts > 0 || duel.kind == DuelKind::clinic)
            return;
        duel.shooting = other(duel.shooting);
        duel.darts = duel.volley;
    }

    void operator()(const LeftDuel& left) const
    {
        for (const Side side : {Side::attack, Side::defence})
            for (Target& target : duel().side(side))
                if (target.kind == TargetKind::gangster && target.figure == left.figure)
                    target.fate = Fate::left;
    }

    void operator()(const DuelWon&) const
    {
        const bool rebellion = duel().kind == DuelKind::rebellion;
        open.frames.pop_back();
        if (rebellion)
            open.frames.pop_back();
    }

    void operator()(const Killed& killed) const
    {
        leave(killed.figure, FigureState::graveyard, town.graveyard, 0);
        figure(open, killed.figure).record = 0;
        if (killed.figure.character == Character::vamp)
            open.gangs[killed.figure.seat].last_vamped = {};
    }

    void operator()(const Injured& injured) const
    {
        leave(injured.figure, FigureState::clinic, town.clinic, injured.years);
    }

    void operator()(const CustodyAsked& asked) const { open.frames.emplace_back(Custody{asked.patrol}); }
    void operator()(const CustodyOver&) const { open.frames.pop_back(); }

    void operator()(const Offered& offered) const { open.frames.emplace_back(offered.trade); }

    void operator()(const Traded& traded) const
    {
        const Trade& trade = traded.trade;
        open.frames.pop_back();
        hand_over(trade.from, trade.to, trade.give);
        hand_over(trade.to, trade.from, trade.take);
        take_over(trade.to, trade.give);
        take_over(trade.from, trade.take);
    }

    void operator()(const Refused&) const { open.frames.pop_back(); }

    void operator()(const ClockRanDown&) const { turn().active.reset(); }

    void operator()(const TurnEnded& ended) const
    {
        for (const Character character : all_characters) {
            Figure& gangster = figure(open, {ended.seat, character});
            if (gangster.state != FigureState::jail || !turn().away.contains(index_of(member_of(character))))
                continue;
            gangster.years = static_cast<std::uint16_t>(gangster.years - 1);
            // The first turn in jail is for the clock; any turns left are the sentence.
            if (gangster.years > 0)
                gangster.held = false;
        }
        if (const FigureId man = led_by(open, ended.seat); !man.none() && !turn().vamped) {
            Figure& led = figure(open, man);
            led.vamped_turns = static_cast<std::uint8_t>(led.vamped_turns - 1);
        }
    }

    void operator()(const TurnBegan& began) const
    {
        turn() = Turn();
        turn().seat = began.seat;
        open.round = began.round;
    }

    void operator()(const Eliminated& eliminated) const
    {
        Gang& gang = open.gangs[eliminated.seat];
        pay(eliminated.seat, nobody, gang.cash);
        for (const Character character : all_characters) {
            leave({eliminated.seat, character}, FigureState::graveyard, town.graveyard, 0);
            gang.figures[static_cast<std::size_t>(character)].record = 0;
        }
        gang.stored = 0;
        gang.out = true;
        gang.owned = {};
        gang.rackets = {};
        gang.pawns = {};
        gang.last_vamped = {};
        if (open.police_owner == eliminated.seat)
            open.police_owner = nobody;
        for (Patrol& patrol : open.patrols)
            if (patrol.returns == eliminated.seat)
                patrol.returns = next_gang(open, eliminated.seat);
    }

    void operator()(const DistrictWon&) const { }

    void operator()(const GameOver& game_over) const
    {
        open.frames.clear();
        open.over = true;
        open.winners = game_over.winners;
    }

private:
    Duel& duel() const { return std::get<Duel>(open.frames.back()); }

    void pay(Seat from, Seat to, int amount) const
    {
        std::int16_t& source = from == nobody ? open.bank : open.gangs[from].cash;
        std::int16_t& goal = to == nobody ? open.bank : open.gangs[to].cash;
        source = static_cast<std::int16_t>(source - amount);
        goal = static_cast<std::int16_t>(goal + amount);
    }

    /// Ends a move: crimes committed elsewhere can no longer be seen.
    void stop(FigureId id, Place place, Place behind) const
    {
        Figure& gangster = figure(open, id);
        gangster.place = place;
        gangster.behind = behind;
        gangster.crimes = {};
        Deeds& deeds = deeds_of(id);
        deeds.pawns_bought = 0;
        deeds.acted = false;
        deeds.trafficked = false;
    }

    static void set_free(Figure& man)
    {
        man.vamped_by = nobody;
        man.vamped_turns = 0;
    }

    /// Takes the figure out of play.
    void leave(FigureId id, FigureState state, Place place, std::uint16_t years) const
    {
        Figure& gangster = figure(open, id);
        set_free(gangster);
        gangster.place = place;
        gangster.behind = no_place;
        gangster.state = state;
        gangster.years = years;
        gangster.held = false;
        gangster.crimes = {};
        if (id.seat != turn().seat)
            return;
        turn().dice[static_cast<std::size_t>(mover_of(id.character))] = 0;
        if (turn().active == id.character)
            turn().active.reset();
    }

    static Deed deed_of(DuelKind kind)
    {
        switch (kind) {
        case DuelKind::stick_up:
            return Deed::stick_up;
        case DuelKind::patrol:
            return Deed::patrol;
        default:
            return Deed::killing;
        }
    }

    /// SG-8.1
    template <class Faces>
    static int sum(const Targets& targets, const Faces& faces)
    {
        int total = 0;
        for (std::size_t at = 0; at < targets.size(); ++at)
            total += faces[at] + bonus_of(targets[at]);
        return total;
    }

    void hand_over(Seat from, Seat to, const Bundle& bundle) const
    {
        Gang& giver = open.gangs[from];
        pay(from, to, bundle.cash);
        giver.stored = static_cast<std::uint8_t>(giver.stored - bundle.pawns);
        giver.owned = giver.owned - bundle.shops;
    }

    void take_over(Seat to, const Bundle& bundle) const
    {
        Gang& taker = open.gangs[to];
        taker.stored = static_cast<std::uint8_t>(taker.stored + bundle.pawns);
        taker.owned = taker.owned | bundle.shops;
    }
};

}

Open open(const State& state)
{
    return state;
}

void tell(Open& open, const Event& event)
{
    std::visit(Tell{open}, event);
}

}
