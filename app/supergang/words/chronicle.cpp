// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/chronicle.hpp"

#include "app/supergang/alarm.hpp"
#include "app/supergang/words/duel_wording.hpp"
#include "app/supergang/words/question_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "app/table/ending_wording.hpp"
#include "app/table/seat_style.hpp"
#include "engine/supergang/rules.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

int sum_of(const Targets& targets, const auto& faces)
{
    int sum = 0;
    for (std::size_t index = 0; index < faces.size() && index < targets.size(); ++index)
        sum += faces[index] + bonus_of(targets[index]);
    return sum;
}

QStringList shops_of(Section section)
{
    QStringList list;
    for (const Shop shop : town.sections[section].shops)
        list += names::shop(shop);
    return list;
}

struct Sentence {
    /// With names in the colours of their seats.
    const Seated& seated;
    const PublicState& before;
    const QList<int>& levels;

    QString who(backroom::Seat seat) const { return seated.name(seat); }
    QString one(FigureId id) const { return names::figure(id, seated); }
    backroom::Seat acting() const { return before.turn.seat; }
    /// Names the player who acts by this figure: for a charmed man, the gang whose turn it is.
    QString by(FigureId id) const
    {
        return id.seat == acting() ? who(acting()) : Wording::withMan(who(acting()), one(id));
    }
    QString byDealer(backroom::Seat gang) const { return by({gang, Character::dealer}); }
    /// Adds that nobody saw the crime, if there are patrols but none sees it.
    QString unseen(const QString& crime, FigureId id) const
    {
        if (peaceful(before) || is_seen(before, figure(before, id).place))
            return crime;
        return crime + QLatin1Char(' ') + Wording::nobodySawIt();
    }

    /// Adds what the owner of a racket there loses when another gang takes the shop or robs it.
    QString without_racket(const QString& sentence, Shop shop, backroom::Seat taker) const
    {
        const backroom::Seat racketeer = racketeer_of(before, shop);
        if (racketeer == backroom::nobody || racketeer == taker)
            return sentence;
        return sentence + QLatin1Char(' ') + Wording::losesRacket(who(racketeer), income_of_racket);
    }

    QString operator()(const PoliceBought& bought) const
    {
        return Wording::boughtPolice(who(bought.seat), police_price);
    }
    QString operator()(const Paid&) const { return {}; }
    QString operator()(const Collected& collected) const
    {
        return collected.amount == 0 ? QString() : Wording::collected(who(collected.seat), collected.amount);
    }
    QString operator()(const Rolled& rolled) const;
    QString operator()(const PhaseBegan&) const { return {}; }
    QString operator()(const Moved& moved) const;
    QString operator()(const FellIn& fell) const
    {
        return Wording::fellIn(fell.patrol, before.patrols[fell.patrol].place);
    }
    QString operator()(const PatrolOut& out) const { return Wording::patrolOut(out.patrol, who(out.returns)); }
    QString operator()(const Closed&) const { return {}; }
    QString operator()(const Committed&) const { return {}; }
    QString operator()(const Witnessed& seen) const
    {
        // If no patrol sees the crime, a surviving manager reports it (SG-9.3).
        const bool reported = !is_seen(before, figure(before, seen.figure).place);
        return (reported ? Wording::toldByManager : Wording::witnessed)(one(seen.figure), seen.crime, seen.years);
    }
    QString operator()(const CowardAttacked& attacked) const
    {
        const int gain = std::min<int>(coward_gain, before.bank);
        const Place place = figure(before, attacked.figure).place;
        return unseen(Wording::cowardAttacked(by(attacked.figure), place, gain), attacked.figure);
    }
    QString operator()(const Racketed& racketed) const
    {
        return unseen(Wording::racketed(by(racketed.figure), racketed.shop), racketed.figure);
    }
    QString operator()(const Bought& bought) const
    {
        return without_racket(Wording::bought(by(bought.figure), bought.shop, price(town.shops[bought.shop].kind)),
            bought.shop, acting());
    }
    QString operator()(const StuckUp& stuck) const;
    QString operator()(const PriceAsked&) const { return {}; }
    QString operator()(const PriceNamed& named) const
    {
        return named.price ? Wording::priceNamed(who(named.seat), named.who, named.shop, *named.price) : QString();
    }
    QString operator()(const Recruited& recruited) const;
    QString operator()(const PawnsBought& bought) const;
    QString operator()(const PawnPlaced& placed) const
    {
        return placed.seat == acting()
            ? Wording::placedPawn(who(placed.seat), shops_of(placed.section))
            : Wording::placedPawnFor(byDealer(placed.seat), who(placed.seat), shops_of(placed.section));
    }
    QString operator()(const PawnTurned& turned) const
    {
        return turned.to == backroom::nobody ? Wording::lostPawn(who(turned.from)) : QString();
    }
    QString operator()(const TokenRemoved& removed) const
    {
        const bool racket = before.gangs[removed.seat].rackets.contains(removed.shop);
        return Wording::lostToken(who(removed.seat), removed.shop, racket ? income_of_racket : income_of_shop);
    }
    QString operator()(const Vamped& vamped) const
    {
        return Wording::vamped(one({vamped.by, Character::vamp}), one(vamped.man));
    }
    QString operator()(const Freed& freed) const { return Wording::freed(one(freed.man)); }
    QString operator()(const Arrested& arrested) const
    {
        return arrested.custody ? Wording::takenIntoCustody(arrested.patrol, one(arrested.figure))
                                : Wording::arrested(arrested.patrol, one(arrested.figure));
    }
    QString operator()(const Jailed& jailed) const
    {
        return jailed.by_clock ? Wording::heldByClock(one(jailed.figure))
                               : Wording::jailed(one(jailed.figure), jailed.years);
    }
    QString operator()(const Sentenced& sentenced) const
    {
        return Wording::sentenced(one(sentenced.figure), sentenced.years);
    }
    QString operator()(const Released& released) const
    {
        const Figure& was = figure(before, released.figure);
        if (was.state != FigureState::jail)
            return Wording::leavesClinic(one(released.figure));
        return was.held ? Wording::freeAgain(one(released.figure)) : Wording::leavesJail(one(released.figure));
    }
    QString operator()(const DuelBegan& began) const;
    QString operator()(const DuelRolled& rolled) const;
    QString operator()(const Dart& dart) const;
    QString operator()(const LeftDuel& left) const { return Wording::leftDuel(one(left.figure)); }
    QString operator()(const DuelWon& won) const;
    /// The line of the dart has said it.
    QString operator()(const Killed&) const { return {}; }
    QString operator()(const Injured& injured) const
    {
        return injured.years == 0 ? Wording::injured(one(injured.figure))
                                  : Wording::injuredAndSentenced(one(injured.figure), injured.years);
    }
    QString operator()(const CustodyAsked&) const { return {}; }
    QString operator()(const CustodyOver&) const { return {}; }
    QString operator()(const Offered& offered) const
    {
        return Wording::offered(who(offered.trade.from), who(offered.trade.to));
    }
    QString operator()(const Traded& traded) const
    {
        const Trade& trade = traded.trade;
        return Wording::traded(
            who(trade.from), Wording::bundle(trade.give), who(trade.to), Wording::bundle(trade.take));
    }
    QString operator()(const Refused& refused) const
    {
        const QString why = QuestionWording::objection(refused, before, levels);
        return why.isEmpty() ? Wording::refused(who(refused.seat)) : Wording::refusedAs(who(refused.seat), why);
    }
    QString operator()(const ClockRanDown& ran) const { return Wording::timeIsUp(who(ran.seat)); }
    QString operator()(const TurnEnded&) const { return {}; }
    QString operator()(const TurnBegan& began) const;
    QString operator()(const Eliminated& gone) const { return Wording::eliminated(who(gone.seat)); }
    QString operator()(const DistrictWon& won) const { return Wording::districtOwned(who(won.seat), won.district); }
    QString operator()(const GameOver&) const
    {
        const backroom::Ending why = ending(before);
        return game_over_line(Wording::ending(why), why.rule);
    }
};

/// Such as "killer 4, vamp 1, police 3 and 2"; empty if no dice are thrown.
QString Sentence::operator()(const Rolled& rolled) const
{
    QStringList dice;
    QStringList blue;
    for (const Character character : all_characters)
        if (const int face = rolled.dice[static_cast<std::size_t>(character)]; face > 0)
            dice += Wording::die(character, face);
    for (auto die = static_cast<std::size_t>(Mover::patrol_1); die < rolled.dice.size(); ++die)
        if (rolled.dice[die] > 0)
            blue += QString::number(rolled.dice[die]);
    if (!blue.isEmpty())
        dice += Wording::policeDice(naming::joined(blue));
    return dice.isEmpty() ? QString() : Wording::rolled(who(rolled.seat), dice.join(QStringLiteral(", ")));
}

/// Moves of a gang's own gangsters have no lines, unlike what they do afterwards.
QString Sentence::operator()(const Moved& moved) const
{
    if (is_patrol(moved.figure))
        return Wording::patrolMoved(who(police_mover(before)), patrol_of(moved.figure), moved.path.back());
    const FigureId man = moved.figure == Mover::vamp ? led_by(before, acting()) : FigureId();
    return man.none() ? QString() : Wording::takesAlong(one({acting(), Character::vamp}), one(man), moved.path.back());
}

QString Sentence::operator()(const StuckUp& stuck) const
{
    const backroom::Seat owner = owner_of(before, stuck.shop);
    if (stuck.prize == Prize::ownership) {
        const QString taken = Wording::tookOver(who(stuck.seat), stuck.shop);
        return owner == backroom::nobody ? taken
                                         : taken + QLatin1Char(' ') + Wording::losesShop(who(owner), income_of_shop);
    }
    const int purse = owner == backroom::nobody ? before.bank : before.gangs[owner].cash;
    return without_racket(
        Wording::stuckUp(who(stuck.seat), stuck.shop, std::min(purse, price(town.shops[stuck.shop].kind))), stuck.shop,
        stuck.seat);
}

QString Sentence::operator()(const Recruited& recruited) const
{
    int price = 0;
    if (const Price* asked = top<Price>(before))
        price = asked->price.value_or(0);
    else if (owner_of(before, recruited.shop) == backroom::nobody)
        price = recruit_price;
    return Wording::recruited(who(recruited.figure.seat), recruited.figure.character, recruited.shop, price);
}

QString Sentence::operator()(const PawnsBought& bought) const
{
    const int price = price_of_pawns(bought.pawns);
    return bought.seat == acting()
        ? Wording::boughtPawns(who(acting()), bought.pawns, price)
        : Wording::boughtPawnsFor(byDealer(bought.seat), bought.pawns, price, who(bought.seat));
}

QString Sentence::operator()(const DuelBegan& began) const
{
    const Duel& duel = began.duel;
    const auto gangsters = [this](const Targets& targets) {
        QStringList list;
        for (const Target& target : targets)
            if (target.kind == TargetKind::gangster)
                list += one(target.figure);
        return list;
    };
    const QString attacker = duel.attack.size() == 1 && duel.attack[0].kind == TargetKind::gangster
        ? by(duel.attack[0].figure)
        : who(duel.seat);
    switch (duel.kind) {
    case DuelKind::stick_up:
        return Wording::stickUpBegins(attacker, shop_at(duel.place), duel.prize);
    case DuelKind::killing:
        return Wording::killingBegins(attacker, duel.place, gangsters(duel.defence));
    case DuelKind::patrol:
        return Wording::patrolAttacked(attacker, duel.patrol);
    case DuelKind::rebellion:
        if (const Arrest* arrest = top<Arrest>(before))
            return Wording::rebels(one(arrest->figure), duel.patrol);
        return {};
    case DuelKind::clinic:
        break;
    }
    return Wording::visitsClinic(gangsters(duel.attack).value(0), gangsters(duel.defence).value(0));
}

QString Sentence::operator()(const DuelRolled& rolled) const
{
    const Duel* duel = top<Duel>(before);
    if (duel == nullptr)
        return {};
    if (duel->kind == DuelKind::clinic)
        return Wording::clinicDarts(rolled.attack[0]);
    const int attack = sum_of(duel->attack, rolled.attack);
    const int defence = sum_of(duel->defence, rolled.defence);
    if (attack == defence)
        return Wording::tied(attack);
    const Side side = attack > defence ? Side::attack : Side::defence;
    return Wording::sums(attack, defence, std::abs(attack - defence), who(shooter(*duel, side)));
}

QString Sentence::operator()(const Dart& dart) const
{
    const Duel* duel = top<Duel>(before);
    if (duel == nullptr)
        return {};
    const QString by = DuelWording::shooterInWords(*duel, other(dart.side), seated);
    if (!dart.target)
        return DuelWording::missed(by);
    const Target& target = duel->side(dart.side)[*dart.target];
    return DuelWording::fell(DuelWording::target(target, *dart.target, seated), dart.fate, by);
}

/// A line is needed only if the duel has no other consequences.
QString Sentence::operator()(const DuelWon& won) const
{
    const Duel* duel = top<Duel>(before);
    if (duel == nullptr || won.side == Side::attack)
        return {};
    if (duel->kind == DuelKind::stick_up)
        return Wording::stickUpFailed(shop_at(duel->place));
    if (duel->kind == DuelKind::clinic)
        return Wording::survived(one(duel->defence[0].figure));
    return duel->kind == DuelKind::rebellion ? QString() : Wording::attackFailed();
}

QString Sentence::operator()(const TurnBegan& began) const
{
    if (began.round == before.round)
        return {};
    const QString round = Wording::roundBegins(began.round);
    return began.round == last_peaceful_round(before.options) + 1 ? round + QLatin1Char(' ') + Wording::quietIsOver()
                                                                  : round;
}

}

Chronicle::Chronicle(const QStringList& names, const QList<int>& marks, QList<int> levels)
    : marks_(marks)
    , levels_(std::move(levels))
{
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        coloured_names_ += SeatStyle::named(names[seat], marks.value(seat));
}

QStringList Chronicle::begins(const PublicState& open)
{
    const QString round = Wording::roundBegins(open.round);
    if (!peaceful(open))
        return {round};
    return {round + QLatin1Char(' ') + Wording::quietUntil(last_peaceful_round(open.options))};
}

QStringList Chronicle::sentences(const Event& event, const PublicState& before) const
{
    const Seated seated{coloured_names_, marks_};
    QStringList lines;
    if (const QString sentence = std::visit(Sentence{seated, before, levels_}, event); !sentence.isEmpty())
        lines += sentence;
    for (const Alarm& alarm : raised_by(event, before, seated))
        lines += alarm.text;
    return lines;
}

QString Chronicle::reason(const PublicState& open) const
{
    return Wording::ending(ending(open));
}

}
