// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/duel/duel_follows.hpp"

#include "app/supergang/duel/duel_show.hpp"
#include "app/supergang/words/duel_wording.hpp"
#include "app/table/naming.hpp"

#include <algorithm>
#include <utility>

namespace supergang_table {

using namespace rules;
using backroom::nobody;
using backroom::Seat;

namespace {

/// A longer list would not be read.
constexpr int most_rows = 6;

using Crimes = std::vector<Crime>;

class Follows {
public:
    Follows(const Scene& scene, const Seated& seated)
        : scene_(scene)
        , open_(scene.open)
        , bout_(*scene.bout)
        , duel_(bout_.duel)
        , seated_(seated)
    {
    }

    QVariantList rows()
    {
        if (bout_.won) {
            addGains();
            addRecords();
        }
        addInjured();
        addDead();
        addCops();
        addLeft();
        addManagers();
        if (bout_.won) {
            addTaken();
            return rows_.mid(0, most_rows);
        }
        // Expected consequences always get their rows, before those that have happened.
        const QVariantList happened = std::exchange(rows_, {});
        addYears();
        addDefence();
        addAnswer();
        addPrize();
        return happened.mid(0, most_rows - rows_.size()) + rows_;
    }

private:
    void add(const char* icon, const QString& text, const char* rule)
    {
        rows_ += QVariant::fromValue(DuelRow{QLatin1String(icon), names::capital(text), QLatin1String(rule)});
    }

    template <class Kind>
    std::vector<Kind> followed() const
    {
        std::vector<Kind> found;
        for (const Event& event : bout_.followed)
            if (const auto* kind = std::get_if<Kind>(&event))
                found.push_back(*kind);
        return found;
    }

    std::vector<FigureId> gangsters(Fate fate) const
    {
        std::vector<FigureId> found;
        for (const Side side : {Side::attack, Side::defence})
            for (const Target& target : duel_.side(side))
                if (target.kind == TargetKind::gangster && target.fate == fate)
                    found.push_back(target.figure);
        return found;
    }
    QStringList namesOf(const std::vector<FigureId>& figures) const
    {
        QStringList list;
        for (const FigureId id : figures)
            list += names::figure(id, seated_);
        return list;
    }

    int count(Side side, TargetKind kind, Fate fate) const
    {
        const Targets& targets = duel_.side(side);
        return static_cast<int>(std::count_if(targets.begin(), targets.end(),
            [=](const Target& target) { return target.kind == kind && target.fate == fate; }));
    }
    int managers(Fate fate) const
    {
        return count(Side::attack, TargetKind::manager, fate) + count(Side::defence, TargetKind::manager, fate);
    }

    /// Adds what the winner gains (SG-5.6).
    void addGains()
    {
        const auto stuck_up = followed<StuckUp>();
        if (stuck_up.empty())
            return;
        const StuckUp& won = stuck_up.front();
        if (won.prize == Prize::ownership)
            add("actions/brass/purchase", DuelWording::belongsTo(names::shop(won.shop), seated_.name(won.seat)),
                "SG-5.6");
        for (const Paid& paid : followed<Paid>())
            if (paid.to == won.seat)
                add("actions/brass/collect",
                    DuelWording::gets(
                        seated_.name(paid.to), paid.amount, paid.from == nobody ? QString() : seated_.name(paid.from)),
                    "SG-5.6");
    }

    /// Adds the injured (SG-8.6).
    void addInjured()
    {
        const std::vector<FigureId> injured = gangsters(Fate::injured);
        if (injured.empty())
            return;
        if (!duel_.against_cops()) {
            add("actions/brass/clinic", DuelWording::toClinic(namesOf(injured)), "SG-8.6");
            return;
        }
        const auto carried = followed<Injured>();
        if (carried.size() != injured.size()) {
            add("actions/brass/arrest", DuelWording::underArrest(namesOf(injured)), "SG-8.6");
            return;
        }
        for (const Injured& one : carried) {
            const QString name = names::figure(one.figure, seated_);
            add("actions/brass/arrest",
                one.years > 0 ? DuelWording::clinicThenJail(name, one.years) : DuelWording::toClinic({name}), "SG-8.6");
        }
    }

    /// Adds the dead (SG-8.7).
    void addDead()
    {
        if (const auto dead = gangsters(Fate::dead); !dead.empty())
            add("actions/brass/graveyard", DuelWording::dead(namesOf(dead)), "SG-8.7");
    }
    void addCops()
    {
        const int fallen =
            count(Side::defence, TargetKind::cop, Fate::injured) + count(Side::defence, TargetKind::cop, Fate::dead);
        if (fallen == 0)
            return;
        const auto out = followed<PatrolOut>();
        const Seat returns = out.empty() ? duel_.seat : out.front().returns;
        add("actions/brass/police", DuelWording::patrolOut(seated_.name(returns)), "SG-8.7");
    }
    void addManagers()
    {
        if (const int dead = managers(Fate::dead); dead > 0)
            add("actions/brass/recruit", DuelWording::managersReplaced(dead), "SG-8.7");
    }

    /// Adds those who left the duel (SG-7.4).
    void addLeft()
    {
        for (const FigureId man : gangsters(Fate::left))
            add("actions/brass/walk", DuelWording::hasLeft(names::figure(man, seated_)), "SG-7.4");
    }

    /// Returns the crimes that each surviving attacker is liable for so far (SG-9.7).
    Crimes crimes() const
    {
        Crimes crimes;
        if (duel_.kind == DuelKind::stick_up)
            crimes.push_back(Crime::stick_up);
        if (duel_.kind == DuelKind::rebellion)
            crimes.push_back(Crime::rebellion);
        for (const Target& target : duel_.defence) {
            if (target.fate == Fate::injured)
                crimes.push_back(Crime::assault);
            if (target.fate == Fate::dead)
                crimes.push_back(Crime::murder);
        }
        return crimes;
    }

    /// Once a volley is over the other side is next, though `duel_.shooting` changes only when its volley begins.
    Side shootingNow() const
    {
        const bool passed = bout_.volley_over() && !bout_.flying && bout_.die == 0 && !aims(scene_);
        return passed ? other(duel_.shooting) : duel_.shooting;
    }
    bool defends() const { return duel_.volley != 0 && shootingNow() == Side::defence; }
    /// True if nobody is left standing on one side, even if the winner has not been announced.
    bool decided() const { return !stands(duel_.attack) || !stands(duel_.defence); }

    void addYears()
    {
        const Crimes crimes = this->crimes();
        const QString years = DuelWording::yearsOf(crimes);
        if (crimes.empty() && !defends() && !decided())
            add("actions/brass/record", DuelWording::prices(), "SG-9.7");
        if (crimes.empty())
            return;
        if (duel_.against_cops())
            add("actions/brass/record", DuelWording::yearsAtOnce(years), "SG-9.7");
        else if (is_seen(open_, duel_.place))
            add("actions/brass/witness", DuelWording::yearsWatched(years), "SG-9.3");
        else if (duel_.kind == DuelKind::stick_up && managers(Fate::dead) < static_cast<int>(duel_.defence.size()))
            add("actions/brass/witness", DuelWording::yearsIfManagerLives(years), "SG-9.3");
        else
            add("actions/brass/mask", DuelWording::yearsIfSeen(years), "SG-9.3");
        // These years are added only once somebody has fallen, so nobody is counted yet.
        if (!defends() && !decided())
            add("actions/brass/record", DuelWording::pricesOnTop(), "SG-9.7");
    }

    /// Adds the consequences of a hit by the defence.
    void addDefence()
    {
        if (!defends() || decided())
            return;
        if (duel_.against_cops())
            add("actions/brass/arrest", DuelWording::copsArrest(), "SG-8.6");
        else
            add("actions/brass/record", DuelWording::defenceIsInnocent(), "SG-9.7");
    }

    /// Adds the answering volley (SG-8.2).
    void addAnswer()
    {
        if (duel_.volley == 0 || decided())
            return;
        if (duel_.kind == DuelKind::clinic) {
            add("actions/brass/dart", DuelWording::noDefence(), "SG-8.8");
            return;
        }
        const Seat next = shooter(duel_, other(shootingNow()));
        add("actions/brass/take-back", DuelWording::shootsBackIfStanding(seated_.name(next), duel_.volley), "SG-8.2");
    }

    /// Adds the prize (SG-5.6).
    void addPrize()
    {
        if (duel_.kind != DuelKind::stick_up || !stands(duel_.attack))
            return;
        const Shop shop = shop_at(duel_.place);
        if (duel_.prize == Prize::ownership) {
            add("actions/brass/purchase", DuelWording::bringsShop(names::shop(shop)), "SG-5.6");
            return;
        }
        const Seat owner = owner_of(open_, shop);
        const int amount = price(town.shops[shop].kind);
        add("actions/brass/collect",
            owner == nobody
                ? DuelWording::bringsMoney(std::min<int>(amount, open_.bank), {})
                : DuelWording::bringsMoney(std::min<int>(amount, open_.gangs[owner].cash), seated_.name(owner)),
            "SG-5.6");
    }

    /// Adds the arrested (SG-9.5).
    void addTaken()
    {
        if (!duel_.against_cops())
            return;
        QStringList whose;
        const auto add_seat = [&](Seat seat) {
            if (!whose.contains(seated_.name(seat)))
                whose += seated_.name(seat);
        };
        for (const TokenRemoved& removed : followed<TokenRemoved>())
            add_seat(removed.seat);
        for (const PawnTurned& turned : followed<PawnTurned>())
            add_seat(turned.from);
        for (const QString& who : whose)
            add("actions/brass/take-back", DuelWording::takenAway(who), "SG-9.5");
    }

    /// Adds police records (SG-9.3), grouped by equal crimes; that nobody saw the crime only after all events.
    void addRecords()
    {
        std::vector<std::pair<FigureId, Crimes>> records;
        for (const Witnessed& seen : bout_.seen) {
            const auto same = [&](const auto& record) { return record.first == seen.figure; };
            const auto times = static_cast<std::size_t>(names::times_of(seen.crime, seen.years));
            if (const auto found = std::find_if(records.begin(), records.end(), same); found != records.end())
                found->second.insert(found->second.end(), times, seen.crime);
            else
                records.emplace_back(seen.figure, Crimes(times, seen.crime));
        }
        std::vector<Crimes> counted;
        for (const auto& [figure, crimes] : records) {
            if (std::find(counted.begin(), counted.end(), crimes) != counted.end())
                continue;
            counted.push_back(crimes);
            QStringList names;
            for (const auto& [other, same] : records)
                if (same == crimes)
                    names += names::figure(other, seated_);
            add("actions/brass/record", DuelWording::onRecord(names, DuelWording::yearsOf(crimes)), "SG-9.3");
        }
        if (bout_.result_shown && records.empty() && !crimes().empty() && !duel_.against_cops()
            && std::any_of(duel_.attack.begin(), duel_.attack.end(), [](const Target& target) {
                   return target.kind == TargetKind::gangster && target.fate != Fate::dead && target.fate != Fate::left;
               }))
            add("actions/brass/mask", DuelWording::nobodySaw(), "SG-9.3");
    }

    const Scene& scene_;
    const PublicState& open_;
    const ShownDuel& bout_;
    const Duel& duel_;
    const Seated& seated_;
    QVariantList rows_;
};

}

QVariantList follows_of(const Scene& scene, const Seated& seated)
{
    return scene.bout ? Follows(scene, seated).rows() : QVariantList();
}

}
