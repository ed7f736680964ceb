// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/duel/duel_show.hpp"

#include "app/supergang/duel/duel_follows.hpp"
#include "app/supergang/duel/duel_sides.hpp"
#include "app/supergang/words/duel_wording.hpp"
#include "app/table/naming.hpp"

#include <algorithm>

namespace supergang_table {

using namespace rules;
using backroom::nobody;
using backroom::Seat;

namespace {

constexpr int most_darts_shown = 20;
/// The most darts that stick in the cloth; older ones disappear.
constexpr std::size_t most_stuck_shown = 60;
/// The lower edge of the plank, in thousandths of a target's width: a dart below it does not stick.
constexpr int below_plank = -1300;

const char* word_of(Fate fate)
{
    switch (fate) {
    case Fate::standing:
        return "standing";
    case Fate::dead:
        return "face";
    case Fate::injured:
        return "back";
    case Fate::left:
        break;
    }
    return "left";
}

QString did(const Dart& dart)
{
    return QLatin1String(dart.target ? word_of(dart.fate) : "missed");
}

QPointF in_widths(Point point)
{
    return {point.x / 1000.0, point.y / 1000.0};
}

class Composer : DuelSides {
public:
    Composer(const Scene& scene, const Seated& seated)
        : DuelSides(*scene.bout, seated)
        , scene_(scene)
        , thrown_(bout_.thrown())
        , tied_(bout_.tied())
        , aiming_(aims(scene))
        , begins_(bout_.volley.empty() || (bout_.volley_over() && (bout_.flying || bout_.die > 0 || aiming_)))
        , by_(bout_.flying  ? other(bout_.flying->side)
                  : begins_ ? duel_.shooting
                            : bout_.volley_by)
    {
    }

    DuelShow show() const
    {
        DuelShow show;
        show.active = true;
        show.over = bout_.won.has_value();
        show.title = DuelWording::title(duel_);
        show.by_dice = scene_.open.options.duels == Duels::dice;
        show.aiming = aiming_;
        show.attack = side(Side::attack);
        show.defence = side(Side::defence);
        show.heading = heading();
        show.sentence = sentence();
        addTargets(show);
        addDarts(show);
        addRail(show);
        show.follows = follows_of(scene_, seated_);
        // Until the first consequence is there, no title stands over nothing.
        if (!show.follows.isEmpty())
            show.follows_title = show.over ? DuelWording::whatFollowed() : DuelWording::whatFollows();
        return show;
    }

private:
    DuelSide side(Side which) const
    {
        DuelSide side;
        side.name = naming::joined(namesOf(which));
        side.seat = shooterFor(which);
        side.mark = seated_.mark(side.seat);
        side.role = roleOf(which);
        if (which == Side::defence && gangsOf(which).empty() && duel_.kind == DuelKind::stick_up
            && owner_of(scene_.open, shop_at(duel_.place)) == nobody)
            side.role = DuelWording::shootsForNobodys(static_cast<int>(duel_.defence.size()));
        const Targets& targets = duel_.side(which);
        const bool throws = !clinic_ || which == Side::attack;
        for (std::size_t at = 0; throws && at < targets.size(); ++at)
            side.dice +=
                QVariant::fromValue(die(targets[at], at, which == Side::attack ? bout_.attack : bout_.defence));
        side.sum = throws ? sumOf(which) : -1;
        side.ahead = thrown_ && side.sum > sumOf(other(which));
        side.shooting = thrown_ && !tied_ && !bout_.won && by_ == which;
        side.label = DuelWording::sideLabel(side.name, side.role, side.sum);
        return side;
    }

    QString heading() const
    {
        if (bout_.won && clinic_ && *bout_.won == Side::defence)
            return DuelWording::lives(names::figure(duel_.defence[0].figure, seated_));
        if (bout_.won)
            return DuelWording::wins(namesOf(*bout_.won));
        if (!thrown_)
            return clinic_ ? DuelWording::howManyDarts() : DuelWording::whoShootsFirst();
        return tied_ ? DuelWording::tie() : DuelWording::darts(duel_.volley);
    }

    QString sentence() const
    {
        if (bout_.won)
            return clinic_ && *bout_.won == Side::defence ? DuelWording::allMissed() : DuelWording::nobodyStands();
        if (!thrown_)
            return clinic_ ? DuelWording::throwIsDarts() : DuelWording::bothThrow();
        if (clinic_)
            return DuelWording::soManyDarts(duel_.volley);
        if (tied_)
            return DuelWording::allAgain(sumOf(Side::attack));
        const int volley = bout_.volleys + (begins_ ? 1 : 0);
        return volley == 1 ? DuelWording::shootsFirst(sumOf(Side::attack), sumOf(Side::defence), shooterOf(by_))
                           : DuelWording::shootsBack(shooterOf(by_));
    }

    DuelTarget target(Side which, std::size_t number) const
    {
        const Target& target = duel_.side(which)[number];
        DuelTarget shown;
        shown.place = place_on_plank(which, number) / 1000.0;
        shown.attacks = which == Side::attack;
        QString vamp;
        switch (target.kind) {
        case TargetKind::gangster:
            shown.picture = QStringLiteral("duel/target-%1-%2").arg(characterOf(target), fileOf(target.figure.seat));
            shown.back = QStringLiteral("duel/back-") + fileOf(target.figure.seat);
            if (target.gang != target.figure.seat) {
                vamp = nameOf(target.gang);
                shown.tag = QStringLiteral("chips/vamped-") + fileOf(target.gang);
            }
            break;
        case TargetKind::manager:
            shown.picture = QStringLiteral("duel/target-manager-%1").arg(managerAt(number));
            shown.back = QStringLiteral("duel/back-manager");
            break;
        case TargetKind::cop:
            shown.picture = QStringLiteral("duel/target-cop-") + cop(number);
            shown.back = QStringLiteral("duel/back-police");
            break;
        }
        shown.fate = QLatin1String(word_of(target.fate));
        shown.in_play = thrown_ && !tied_ && !bout_.won && target.standing() && by_ != which;
        shown.name = DuelWording::kind(target);
        shown.state = DuelWording::state(target);
        shown.label = DuelWording::targetLabel(DuelWording::target(target, number, seated_), shown.state, vamp);
        return shown;
    }

    void addTargets(DuelShow& show) const
    {
        for (std::size_t left = duel_.attack.size(); left > 0; --left)
            show.targets += QVariant::fromValue(target(Side::attack, left - 1));
        for (std::size_t at = 0; at < duel_.defence.size(); ++at)
            show.targets += QVariant::fromValue(target(Side::defence, at));
        const std::size_t old = bout_.missed.size() > most_stuck_shown ? bout_.missed.size() - most_stuck_shown : 0;
        for (std::size_t at = old; at < bout_.missed.size(); ++at) {
            const Dart& dart = bout_.missed[at];
            const Side by = other(dart.side);
            DuelMiss miss;
            miss.at = in_widths(*dart.at);
            miss.mark = seated_.mark(shooterFor(by));
            miss.drops = dart.at->y < below_plank || strikesOwn(by, *dart.at);
            show.stuck += QVariant::fromValue(miss);
        }
    }

    /// Returns whether a dart hits the shooter's own side, where it fells nobody (SG-8.4).
    bool strikesOwn(Side side, Point at) const
    {
        for (std::size_t number = 0; number < duel_.side(side).size(); ++number)
            if (std::abs(at.x - place_on_plank(side, number)) <= half_width && std::abs(at.y) <= half_height)
                return true;
        return false;
    }

    /// The number of darts of the shown volley that have struck.
    std::size_t dartsDone() const { return begins_ ? 0 : bout_.volley.size(); }

    /// The log says who fell, but for gangsters only when the duel is over.
    QString untold(const Dart& dart) const
    {
        const QString by = DuelWording::shooterInWords(duel_, other(dart.side), seated_);
        if (!dart.target)
            return DuelWording::missed(by);
        const Target& target = duel_.side(dart.side)[*dart.target];
        return target.kind == TargetKind::gangster
            ? DuelWording::fell(DuelWording::target(target, *dart.target, seated_), dart.fate, by)
            : QString();
    }

    void addDarts(DuelShow& show) const
    {
        show.flying = bout_.flying.has_value();
        show.dart_number = bout_.darts_thrown + (show.flying ? 1 : 0);
        if (show.flying) {
            show.struck = in_widths(*bout_.flying->at);
        } else if (!bout_.volley.empty()) {
            const Dart& last = bout_.volley.back();
            show.struck = in_widths(*last.at);
            show.outcome = did(last);
            show.untold = untold(last);
        }
        const int darts = duel_.volley;
        const auto done = static_cast<int>(dartsDone());
        const int first = std::clamp(done - most_darts_shown / 2, 0, std::max(0, darts - most_darts_shown));
        const int last = std::min(darts, first + most_darts_shown);
        show.darts_before = first;
        show.darts_after = darts - last;
        for (int at = first; at < last; ++at) {
            DuelDart dart;
            dart.number = at + 1;
            if (at < done) {
                dart.did = did(bout_.volley[static_cast<std::size_t>(at)]);
                dart.die = bout_.volley[static_cast<std::size_t>(at)].face;
            } else if (at == done && (show.flying || bout_.die > 0)) {
                dart.did = QLatin1String(show.flying ? "flying" : "rolling");
                dart.die = bout_.die;
            } else
                dart.did = QLatin1String(at == done && aiming_ ? "next" : "left");
            dart.word = DuelWording::dart(dart.did);
            show.darts += QVariant::fromValue(dart);
        }
    }

    void addRail(DuelShow& show) const
    {
        const Seat seat = shooterFor(bout_.won.value_or(by_));
        show.shooter_name = nameOf(seat);
        show.shooter_mark = seated_.mark(seat);
        const auto done = static_cast<int>(dartsDone());
        if (show.over)
            show.rail_title = DuelWording::isOver();
        else if (!thrown_ || tied_)
            show.rail_title = clinic_ ? DuelWording::howManyDarts() : DuelWording::whoShootsFirst();
        else
            show.rail_title = DuelWording::dartOf(
                show.flying || bout_.die > 0 || aiming_ ? done + 1 : std::max(1, done), duel_.volley);
        if (show.over) {
            show.hint = sentence();
            return;
        }
        if (clinic_) {
            show.above_text = show.by_dice ? DuelWording::diceAnywhere() : DuelWording::anywhere();
        } else {
            show.above_text = show.by_dice ? DuelWording::diceOnBack() : DuelWording::aboveMiddle();
            show.below_text = show.by_dice ? DuelWording::diceOnFace() : DuelWording::belowMiddle();
        }
        if (show.by_dice)
            show.hint = DuelWording::diceMiss();
        else if (aiming_) {
            show.hint = DuelWording::howToThrow();
            show.more = DuelWording::howFarItSways();
        }
    }

    const Scene& scene_;
    const bool thrown_;
    const bool tied_;
    const bool aiming_;
    /// True if no dart of the shown volley has struck yet.
    const bool begins_;
    const Side by_;
};

}

bool aims(const Scene& scene)
{
    return scene.view && scene.bout && !scene.bout->flying && !scene.bout->won && scene.open.options.duels == Duels::aim
        && top<Duel>(scene.open) && decider(scene.open) == scene.view->seat;
}

DuelShow duel_of(const Scene& scene, const Seated& seated)
{
    return scene.bout ? Composer(scene, seated).show() : DuelShow();
}

}
