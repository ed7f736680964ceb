// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/menu/menu.hpp"

#include "app/supergang/gestures.hpp"
#include "app/supergang/hinted.hpp"
#include "app/supergang/menu/menu_room.hpp"
#include "app/supergang/pictures.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/trade/question.hpp"
#include "app/supergang/words/duel_wording.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "app/supergang/words/wording.hpp"
#include "engine/core/variants.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

#include <algorithm>

namespace supergang_table {

using namespace rules;
using backroom::Seat;

namespace {

class Rows {
public:
    Rows(const Scene& scene, const Seated& seated)
        : open_(scene.open)
        , seated_(seated)
        , seat_(open_.turn.seat)
        , place_(acting_place(open_))
        , shop_(shop_at(place_))
    {
    }

    QVariantList make(const std::vector<MenuChoice>& choices)
    {
        QVariantList rows;
        int number = 0;
        for (const MenuChoice& choice : choices) {
            MenuRow row = choice.removes ? removing() : choice.party ? of(*choice.party) : of(*choice.action);
            if (choice.refusal) {
                row.enabled = false;
                row.text = Wording::refusal(*choice.refusal, seated_);
                row.rule = QString::fromUtf8(choice.refusal->rule);
                row.odds.clear();
                row.chance.clear();
                row.crime.clear();
                row.witness.clear();
                row.seen = false;
            }
            row.number = ++number;
            row.label = label_of(row);
            rows += QVariant::fromValue(row);
        }
        return rows;
    }

private:
    MenuRow criminal(MenuRow row, Crime crime) const
    {
        return criminal(std::move(row), years_for(crime), years_for(crime));
    }

    MenuRow criminal(MenuRow row, const Party& party) const
    {
        if (check(open_, seat_, party.action()))
            return row;
        const YearsAtStake years = years_at_stake(*duel_begun_by(open_, party.action()));
        return criminal(std::move(row), years.least, years.most);
    }

    MenuRow criminal(MenuRow row, int least, int most) const
    {
        row.criminal = true;
        row.crime = MenuWording::crime(least, most);
        row.seen = is_seen(open_, place_);
        row.witness = witness();
        return row;
    }

    MenuRow innocent(MenuRow row) const
    {
        row.crime = MenuWording::noCrime();
        return row;
    }

    QString witness() const
    {
        // In the quiet rounds the patrols wait at the edge of the town (SG-3.3).
        const auto about = [&](const Patrol& patrol) { return !peaceful(open_) && patrol.in_play(); };
        if (std::ranges::none_of(open_.patrols, about))
            return MenuWording::noPolice();
        if (!is_seen(open_, place_))
            return MenuWording::nobodySees();
        int count = 0;
        int one = 0;
        for (int patrol = 0; patrol < patrol_count; ++patrol) {
            if (sees(open_.patrols[static_cast<std::size_t>(patrol)], place_)) {
                ++count;
                one = patrol;
            }
        }
        return count > 1 ? MenuWording::bothSee() : MenuWording::patrolSees(one + 1);
    }

    static MenuRow row(const char* icon, const QString& word, const QString& text)
    {
        MenuRow made;
        made.icon = QString::fromLatin1(icon);
        made.word = word;
        made.text = text;
        return made;
    }

    static MenuRow paying(MenuRow row, int money)
    {
        row.gains = money > 0;
        if (money != 0)
            row.money = (money > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(money));
        return row;
    }

    static MenuRow earning(MenuRow row, int income)
    {
        row.per_turn = MenuWording::perTurn(income);
        return row;
    }

    /// Prefixes the name of the man led by the vamp if he is the one who acts.
    QString by(Member member, const QString& word) const
    {
        return member == Member::vamped ? MenuWording::doneBy(names::figureAtStart(led_by(open_, seat_), seated_), word)
                                        : word;
    }

    MenuRow of(const Party& party) const
    {
        switch (party.kind) {
        case Party::StickUp: {
            const ShopKind kind = town.shops[shop_].kind;
            const Seat owner = owner_of(open_, shop_);
            const bool money = party.prize == Prize::money;
            QString text = MenuWording::againstManagers(managers(kind));
            if (party.defender == backroom::nobody)
                text =
                    MenuWording::sentences({text, MenuWording::throwsForThem(seated_.name(defender_of(open_, shop_)))});
            const int prize = owner == backroom::nobody ? std::min<int>(price(kind), open_.bank)
                                                        : std::min<int>(price(kind), open_.gangs[owner].cash);
            MenuRow made =
                row("stick-up", by(party.leader, money ? MenuWording::stickUp() : MenuWording::takeOver()), text);
            made = money ? paying(made, prize) : earning(made, income_added_by(open_, seat_, shop_));
            return with_odds(criminal(made, party), party);
        }
        case Party::Killing:
            return with_odds(criminal(row("gangland-killing", by(party.leader, MenuWording::killing()),
                                          MenuWording::sentences(
                                              {MenuWording::against(targets(party.targets)), DuelWording::prices()})),
                                 party),
                party);
        case Party::Patrol:
            break;
        }
        return with_odds(criminal(row("attack-patrol", by(party.leader, MenuWording::attackPatrol(party.patrol + 1)),
                                      MenuWording::againstCops()),
                             party),
            party);
    }

    MenuRow with_odds(MenuRow row, const Party& party) const
    {
        const Action action = party.action();
        const auto chance = shown_chance(open_, seat_, action);
        row.odds = MenuWording::odds(open_, seat_, action, chance);
        if (chance)
            row.chance = MenuWording::chance(*chance);
        return row;
    }

    QString targets(Figures figures) const
    {
        QStringList list;
        for (const std::uint8_t index : figures)
            list += names::figure(figure_at(index), seated_);
        return naming::joined(list);
    }

    MenuRow of(const Action& action) const
    {
        return std::visit(
            backroom::Overloaded{
                [&](const Coward& coward) {
                    return paying(criminal(row("coward-attack", by(coward.figure, MenuWording::coward()),
                                               MenuWording::cowardText()),
                                      Crime::coward_attack),
                        std::min<int>(coward_gain, open_.bank));
                },
                [&](const Racket& racket) {
                    return earning(
                        criminal(row("racket", by(racket.figure, MenuWording::racket()), MenuWording::racketText()),
                            Crime::racket),
                        income_of_racket);
                },
                [&](const BuyShop& buy) {
                    QString text;
                    const Seat racketeer = racketeer_of(open_, shop_);
                    if (racketeer != backroom::nobody && racketeer != seat_)
                        text = MenuWording::racketGoesBack(seated_.name(racketeer));
                    return innocent(earning(paying(row("purchase", by(buy.figure, MenuWording::buy()), text),
                                                -price(town.shops[shop_].kind)),
                        income_added_by(open_, seat_, shop_)));
                },
                [&](const Recruit& recruit) {
                    const Seat owner = owner_of(open_, shop_);
                    const bool asks = owner != backroom::nobody && owner != seat_;
                    return innocent(
                        paying(row("recruit", by(recruit.figure, MenuWording::recruit(recruit.who)),
                                   asks ? MenuWording::namesPrice(seated_.name(owner)) : MenuWording::recruitText()),
                            owner == backroom::nobody ? -recruit_price : 0));
                },
                [&](const BuyPawns& buy) {
                    return innocent(
                        paying(row("buy-traffic", MenuWording::buyPawns(buy.pawns), MenuWording::buyPawnsText()),
                            -price_of_pawns(buy.pawns)));
                },
                [&](const PlacePawn&) {
                    return earning(criminal(row("place-traffic", MenuWording::placePawn(),
                                                MenuWording::placePawnText(open_.gangs[active_dealer(open_)].stored)),
                                       Crime::traffic),
                        income_of_pawn);
                },
                [&](const Vamp& vamp) {
                    return innocent(
                        row("vamp", MenuWording::vamp(names::figure(vamp.man, seated_)), MenuWording::vampText()));
                },
                [](const auto&) { return MenuRow(); },
            },
            action);
    }

    MenuRow removing() const
    {
        return innocent(row("take-back", MenuWording::takeBackToken(), MenuWording::takeBackText()));
    }

    static QString label_of(const MenuRow& row)
    {
        QStringList parts{row.word};
        for (const QString& part : {row.money, row.per_turn, row.text, row.odds, row.crime, row.witness})
            if (!part.isEmpty())
                parts += part;
        return parts.join(QStringLiteral(", "));
    }

    const PublicState& open_;
    const Seated& seated_;
    Seat seat_;
    Place place_;
    Shop shop_;
};

QVariantList members_of(const Scene& scene, const Seated& seated)
{
    const PublicState& open = scene.open;
    const Party& party = *scene.party;
    QVariantList list;
    const bool pairs = party.kind != Party::Patrol;
    const Members all = party_of(open, open.turn.seat, party.leader, party.with, pairs);
    const Members fixed = party_of(open, open.turn.seat, party.leader, {}, pairs);
    for (const std::uint8_t member : accomplices(open, open.turn.seat, party.leader, acting_place(open))) {
        const FigureId id = find_member(open, open.turn.seat, static_cast<Member>(member));
        list += QVariant::fromValue(PersonChoice{pictures::figure(id.character, seated.mark(id.seat)),
            names::figureAtStart(id, seated), all.contains(member), !fixed.contains(member)});
    }
    return list;
}

QVariantList targets_of(const Scene& scene, const Seated& seated)
{
    QVariantList list;
    const bool choice = gestures::chooses_targets(scene);
    for (const FigureId id : gestures::possible_targets(scene))
        list += QVariant::fromValue(PersonChoice{pictures::figure(id.character, seated.mark(id.seat)),
            names::figureAtStart(id, seated), scene.party->targets.contains(index_of(id)), choice});
    return list;
}

QVariantList defenders_of(const Scene& scene, const Seated& seated)
{
    QVariantList list;
    if (scene.party->kind != Party::StickUp
        || defender_of(scene.open, shop_at(acting_place(scene.open))) != backroom::nobody)
        return list;
    const auto possible = possible_defenders(scene.open);
    for (const Seat seat : possible)
        list += QVariant::fromValue(PersonChoice{
            pictures::disc(seated.mark(seat)), seated.name(seat), scene.party->defender == seat, possible.size() > 1});
    return list;
}

void prepare(ActionMenu& menu, const Scene& scene, const Seated& seated)
{
    const Party& party = *scene.party;
    menu.preparing = true;
    menu.members = members_of(scene, seated);
    if (!menu.members.isEmpty())
        menu.question = MenuWording::whoTakesPart(party.kind);
    if (party.kind == Party::Killing) {
        menu.targets = targets_of(scene, seated);
        menu.asksWhom = menu.members.isEmpty() && gestures::chooses_targets(scene);
    }
    menu.defenders = defenders_of(scene, seated);
    if (!menu.defenders.isEmpty())
        menu.defendersText = MenuWording::whoThrowsMatters(scene.open.options.duels == Duels::dice);
    menu.goText = MenuWording::go(party.kind, party.prize);
    const auto refusal = check(scene.open, scene.open.turn.seat, party.action());
    menu.canGo = !refusal;
    menu.odds = refusal ? Wording::refusal(*refusal, seated)
                        : MenuWording::odds(scene.open, scene.open.turn.seat, party.action());
}

void describe_shop(ActionMenu& menu, const ShopFacts& facts)
{
    menu.subtitle = MenuWording::shopLine(names::district(facts.district), facts.kind);
    menu.swatch = QString::fromUtf8(town.districts[facts.district].id);
    menu.badge = pictures::badge(facts.kind);
}

ActionMenu of_place(const Scene& scene, const Seated& seated)
{
    const PublicState& open = scene.open;
    const Place place = acting_place(open);
    ActionMenu menu;
    menu.shown = true;
    menu.point = point_of(place);
    menu.figures = figures_at(place, scene, seated);
    menu.keep_clear = menu.figures;
    menu.title = names::capital(names::place(place));
    if (const Shop shop = shop_at(place); shop != no_shop)
        describe_shop(menu, town.shops[shop]);
    menu.rows = Rows(scene, seated).make(choices(scene));
    menu.first = first_choice(scene);
    const Mover mover = mover_of(*open.turn.active);
    menu.canDone = !check(open, open.turn.seat, Done{mover});
    menu.doneText = MenuWording::done();
    if (Check{open, open.turn.seat}.must_act()) {
        menu.must = MenuWording::mustAct();
        menu.mustRule = QStringLiteral("SG-5.2");
    }
    if (scene.party)
        prepare(menu, scene, seated);
    return menu;
}

/// Returns whether the chosen figure is aimed at the end of the advised move.
bool follows(const Scene& scene, const Advice& advice)
{
    const auto* move = std::get_if<Move>(&advice.action);
    return move != nullptr && move->figure == *scene.chosen && move->path.back() == scene.aim;
}

}

ActionMenu menu_of(const Scene& scene, const Seated& seated, const Advice* advice)
{
    const PublicState& open = scene.open;
    if (!scene.deciding() || !open.frames.empty() || open.turn.phase != Phase::gang)
        return {};
    if (open.turn.active)
        return of_place(scene, seated);
    const Path path = gestures::way(scene);
    if (path.empty() || is_patrol(*scene.chosen))
        return {};
    Scene after = scene;
    const Place from = walker_of(open, *scene.chosen).place;
    follow(after.open, Moved{open.turn.seat, *scene.chosen, path, behind_after(from, path)});
    ActionMenu menu = of_place(after, seated);
    menu.preview = true;
    if (advice != nullptr && follows(scene, *advice)) {
        menu.advised = row_after_move(after, *advice);
        menu.taken = taken_by(scene, path);
    }
    menu.keep_clear = menu.keep_clear.united(around(point_of(from)));
    for (const Place step : path)
        menu.keep_clear = menu.keep_clear.united(around(point_of(step)));
    return menu;
}

}
