// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/compose.hpp"
#include "app/supergang/hinted.hpp"
#include "app/supergang/rail_state.hpp"
#include "app/supergang/trade/question.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "suites.hpp"
#include "supergang_menus.hpp"

using namespace test;
using namespace test::supergang;

/// Tests which actions are offered at the end of a move, and how attacks are prepared.
class SuperGangMenuTest : public MenuTest {
    Q_OBJECT

    /// Returns the kind of attack of an action, regardless of who takes part.
    static std::optional<Party> attack(const Action& action)
    {
        Party party;
        if (const auto* stick_up = std::get_if<StickUp>(&action)) {
            party.kind = Party::StickUp;
            party.leader = stick_up->figure;
            party.prize = stick_up->prize;
        } else if (const auto* kill = std::get_if<Kill>(&action)) {
            party.kind = Party::Killing;
            party.leader = kill->figure;
        } else if (const auto* patrol = std::get_if<AttackPatrol>(&action)) {
            party.kind = Party::Patrol;
            party.leader = patrol->figure;
            party.patrol = patrol->patrol;
        } else {
            return {};
        }
        return party;
    }
    static bool same_kind(const Party& one, const Party& other)
    {
        return one.kind == other.kind && one.leader == other.leader && one.prize == other.prize
            && one.patrol == other.patrol;
    }
    static int count(const Actions& actions, const Party& party)
    {
        return static_cast<int>(std::ranges::count_if(actions, [&](const Action& action) {
            const auto one = attack(action);
            return one && same_kind(*one, party);
        }));
    }
    static void prepare(Scene& scene, Party::Kind kind)
    {
        for (const MenuChoice& choice : choices(scene))
            if (choice.party && choice.party->kind == kind)
                scene.party = choice.party;
    }
    static QByteArray text(const Scene& scene, const Action& action)
    {
        const Place place = acting_place(scene.open);
        return QByteArray("action ") + QByteArray::number(static_cast<int>(action.index())) + " at "
            + town.places[place].id.data();
    }

    static PersonChoice person(const QVariantList& list, int at) { return list.at(at).value<PersonChoice>(); }

private Q_SLOTS:
    void nothingIsMissing()
    {
        every_stop([](const Scene& scene) {
            const std::vector<MenuChoice> offered = choices(scene);
            for (const Action& action : legal(scene.open, scene.open.turn.seat)) {
                if (!is_fight(action)
                    && !holds_one_of<Coward, Racket, BuyShop, Recruit, Vamp, RemoveToken, PlacePawn, BuyPawns>(action))
                    continue;
                const bool found = std::ranges::any_of(offered, [&](const MenuChoice& one) {
                    if (const auto party = attack(action))
                        return one.party && same_kind(*one.party, *party) && !one.refusal;
                    if (std::holds_alternative<RemoveToken>(action))
                        return one.removes;
                    if (std::holds_alternative<PlacePawn>(action))
                        return one.action && std::holds_alternative<PlacePawn>(*one.action) && !one.refusal;
                    // Pawns are bought in pairs.
                    const bool pawns = std::holds_alternative<BuyPawns>(action);
                    return one.action == (pawns ? Action(BuyPawns{2}) : action) && !one.refusal;
                });
                QVERIFY2(found, text(scene, action));
            }
        });
    }

    /// The choice for a single key press without a hint: never an even fight, or a worse one, if there is another
    /// choice.
    void whatComesFirst()
    {
        // Two managers throw two dice, so buying the shop comes first.
        const Scene shop = scene_at(before_shop(), into_hair_);
        QVERIFY(shown_chance(shop.open, 0, choices(shop).front().party->action()) <= 50);
        QCOMPARE(first_choice(shop), 2);
        QVERIFY(std::holds_alternative<BuyShop>(*choices(shop)[1].action));
        QCOMPARE(menu_of(shop, seated_).first, 2);
        int fights = 0;
        int safe = 0;
        int left_at_that = 0;
        every_stop(
            [&](const Scene& scene) {
                const std::vector<MenuChoice> all = choices(scene);
                std::vector<MenuChoice> able = all;
                std::erase_if(able, [](const MenuChoice& one) { return one.refusal.has_value(); });
                const int first = first_choice(scene);
                QVERIFY(first >= 0 && first <= static_cast<int>(all.size()));
                const MenuChoice* chosen = first == 0 ? nullptr : &all[static_cast<std::size_t>(first - 1)];
                QVERIFY(chosen == nullptr || !chosen->refusal);
                const bool may_leave =
                    !check(scene.open, scene.open.turn.seat, Done{mover_of(*scene.open.turn.active)});
                if (first == 0)
                    QVERIFY(may_leave);
                const auto risky = [&](const MenuChoice& one) {
                    return one.party
                        && shown_chance(scene.open, scene.open.turn.seat, one.party->action()).value_or(100) <= 50;
                };
                if (chosen != nullptr && risky(*chosen))
                    QVERIFY(!may_leave && std::ranges::all_of(able, risky));
                fights += chosen != nullptr && chosen->party.has_value();
                safe += first > 1;
                left_at_that += first == 0 && !able.empty();
            },
            30);
        QVERIFY2(fights > 20 && safe > 50 && left_at_that > 0,
            qPrintable(QStringLiteral("%1 %2 %3").arg(fights).arg(safe).arg(left_at_that)));
    }

    /// A hint names the first action that has a row, not one that cannot be done.
    void theAdvisedRow()
    {
        Position from = before_shop();
        from.gangs[0].cash = 60;
        const Scene shop = scene_at(from, into_hair_);
        Advice advice;
        advice.action = into_hair;
        advice.then.push_back(Collect());
        QCOMPARE(row_after_move(shop, advice), 0);
        advice.then.push_back(Racket{Member::killer});
        const int row = row_after_move(shop, advice);
        QVERIFY(row > 0);
        QVERIFY(std::holds_alternative<Racket>(*choices(shop)[static_cast<std::size_t>(row) - 1].action));
    }

    /// Everything offered is allowed, and an attack without a choice is the only one of its kind.
    void nothingIsTooMuch()
    {
        int single = 0;
        int several = 0;
        every_stop([&](const Scene& scene) {
            const Seat seat = scene.open.turn.seat;
            const Actions actions = legal(scene.open, seat);
            for (const MenuChoice& choice : choices(scene)) {
                QVERIFY(choice.action || choice.party || choice.removes);
                if (choice.refusal)
                    continue;
                if (choice.action)
                    QVERIFY2(!check(scene.open, seat, *choice.action), text(scene, *choice.action));
                if (!choice.party)
                    continue;
                QVERIFY2(!check(scene.open, seat, choice.party->action()), text(scene, choice.party->action()));
                const int kinds = count(actions, *choice.party);
                (choice.action ? single : several) += 1;
                if (choice.action)
                    QVERIFY2(kinds == 1, text(scene, *choice.action));
                else
                    QVERIFY2(kinds > 1, text(scene, choice.party->action()));
            }
        });
        QVERIFY(single > 100 && several > 100);
    }

    /// Every attack can be composed of members, targets and defenders.
    void everyAttackCanBePrepared()
    {
        int attacks = 0;
        every_stop(
            [&](const Scene& scene) {
                const PublicState& open = scene.open;
                const Seat seat = open.turn.seat;
                for (const Action& action : legal(open, seat)) {
                    const auto kind = attack(action);
                    if (!kind)
                        continue;
                    Scene preparing = scene;
                    preparing.party = gestures::usual_party(scene, *kind);
                    Party& party = *preparing.party;
                    Members with;
                    if (const auto* stick_up = std::get_if<StickUp>(&action)) {
                        with = stick_up->with;
                        if (stick_up->defender != nobody)
                            gestures::name_defender(preparing, stick_up->defender);
                    } else if (const auto* kill = std::get_if<Kill>(&action)) {
                        with = kill->with;
                        for (const FigureId target : gestures::possible_targets(preparing))
                            if (party.targets.contains(index_of(target)) != kill->targets.contains(index_of(target)))
                                gestures::toggle_target(preparing, target);
                        QVERIFY2(party.targets == with_pairs(open, kill->targets), text(scene, action));
                    } else {
                        with = std::get<AttackPatrol>(action).with;
                    }
                    for (const std::uint8_t member : accomplices(open, seat, party.leader, acting_place(open)))
                        if (with.contains(member))
                            gestures::toggle_member(preparing, static_cast<Member>(member));
                    QVERIFY2(party.with == with, text(scene, action));
                    QVERIFY2(!check(open, seat, party.action()), text(scene, action));
                    ++attacks;
                }
            },
            30);
        QVERIFY(attacks > 1000);
    }

    /// A figure held over an end shows what can be done there.
    void thePreviewTellsTheTruth()
    {
        int previews = 0;
        random_games(20, 400, [&](const State& state) {
            Scene scene = scene_of(state);
            for (const Mover mover : {Mover::killer, Mover::vamp, Mover::dealer}) {
                if (!gestures::can_choose(scene, mover))
                    continue;
                gestures::choose(scene, mover);
                QVERIFY(!menu_of(scene, seated_).shown);
                for (const Place end : gestures::ends(scene)) {
                    Scene aimed = scene;
                    gestures::aim(aimed, end);
                    const ActionMenu before = menu_of(aimed, seated_);
                    QVERIFY(before.shown && before.preview);
                    Events events;
                    const State then = after(state, *gestures::drop(aimed), events);
                    if (!acting(then))
                        continue;
                    const ActionMenu now = menu_of(scene_of(then), seated_);
                    QCOMPARE(before.title, now.title);
                    QCOMPARE(before.point, now.point);
                    const auto one = rows(before);
                    const auto other = rows(now);
                    QVERIFY2(one == other, qPrintable(before.title));
                    ++previews;
                }
            }
        });
        QVERIFY(previews > 1000);
    }

    void onlyWhereSomebodyActs()
    {
        Scene moving = scene_at(before_shop(), {Roll()});
        QVERIFY(!menu_of(moving, seated_).shown && choices(moving).empty());
        Scene told = scene_at(before_shop(), into_hair_);
        QVERIFY(menu_of(told, seated_).shown);
        told.view.reset();
        QVERIFY(!menu_of(told, seated_).shown);
        Position trading = before_shop();
        trading.gangs[1].cash = 50;
        trading.shops.push_back({shop("baker"), 0, nobody});
        Offer offer{1, {}, {}};
        offer.give.shops.insert(shop("baker"));
        offer.take.cash = 50;
        const Scene asked = scene_at(trading, {into_hair_[0], into_hair_[1], offer});
        QVERIFY(!menu_of(asked, seated_).shown && choices(asked).empty());
    }

    /// SG-5.2: in another's shop the figure must act before it is done; in the street it need not.
    void SG_5_2_mustAct()
    {
        const ActionMenu menu = menu_of(scene_at(before_shop(), into_hair_), seated_);
        QVERIFY(!menu.canDone && !menu.must.isEmpty() && !menu.doneText.isEmpty());
        QCOMPARE(menu.mustRule, QStringLiteral("SG-5.2"));
        const ActionMenu after =
            menu_of(scene_at(before_shop(), {into_hair_[0], into_hair_[1], Racket{Member::killer}}), seated_);
        QVERIFY(after.canDone && after.must.isEmpty());
        const ActionMenu street =
            menu_of(scene_at(before_shop(), {Roll(), Move{Mover::killer, {at("s51"), at("s52")}}}), seated_);
        QVERIFY(street.canDone && street.must.isEmpty());
    }

    /// Chooses who joins and whom to attack: at first one target and no accomplices.
    void preparing()
    {
        Position from = position();
        put(from, rosas_killer, "s46", "s37");
        put(from, rosas_vamp, "s47", "s46");
        put(from, beas_killer, "s47", "s48");
        put(from, vitos_killer, "s47", "s48");
        from.dice = {1, 2, 2};
        Scene scene = scene_at(from, {Roll(), Move{Mover::killer, {at("s47")}}});
        prepare(scene, Party::Killing);
        QVERIFY(scene.party.has_value());
        ActionMenu menu = menu_of(scene, seated_);
        QVERIFY(menu.preparing && menu.canGo && !menu.goText.isEmpty() && !menu.question.isEmpty());
        // With aimed darts, only who shoots first is random: killer against killer (SG-8.1, 8.2).
        QCOMPARE(menu.odds, MenuWording::odds(scene.open, 0, scene.party->action()));
        QVERIFY2(menu.odds.contains(QLatin1String("first")) && menu.odds.contains(QLatin1String("50%")),
            qPrintable(menu.odds));
        // SG-10.2: a gang that risks its last gangster is warned.
        QVERIFY(!menu.odds.contains(MenuWording::lastGangster()));
        Scene alone = scene;
        for (const Character dead : {Character::vamp, Character::dealer})
            figure(alone.open, {0, dead}).state = FigureState::graveyard;
        QVERIFY(menu_of(alone, seated_).odds.endsWith(MenuWording::lastGangster()));
        // By dice (SG-8.5) the odds cover everything.
        Scene by_dice = scene;
        by_dice.open.options.duels = Duels::dice;
        const QString odds = menu_of(by_dice, seated_).odds;
        QVERIFY2(odds.contains(QLatin1Char('%')) && odds != menu.odds, qPrintable(odds));
        QCOMPARE(menu.members.size(), 1);
        QCOMPARE(menu.targets.size(), 2);
        QVERIFY(!person(menu.members, 0).chosen);
        QVERIFY(person(menu.targets, 0).chosen && !person(menu.targets, 1).chosen);
        QVERIFY(menu.defenders.isEmpty());
        gestures::toggle_member(scene, Member::vamp);
        gestures::toggle_target(scene, beas_killer);
        menu = menu_of(scene, seated_);
        QVERIFY(person(menu.members, 0).chosen);
        QVERIFY(!menu.canGo && !menu.odds.isEmpty());
    }

    /// SG-8.8: one of several figures in the clinic must be chosen; for a single one there is no question.
    void SG_8_8_whoInTheClinic()
    {
        for (const bool several : {false, true}) {
            Position from = position();
            figure_in(from, rosas_killer).place = town.clinic_square;
            figure_in(from, beas_dealer).state = FigureState::clinic;
            if (several)
                figure_in(from, vitos_killer).state = FigureState::clinic;
            from.dice = {1, 2, 2};
            const Scene scene = scene_at(from, {Roll(), Move{Mover::killer, {at("clinic")}}});
            int killings = 0;
            for (const MenuChoice& choice : choices(scene))
                if (choice.party && choice.party->kind == Party::Killing) {
                    ++killings;
                    QVERIFY(!choice.refusal);
                    QCOMPARE(choice.action.has_value(), !several);
                    Scene asked = scene;
                    asked.party = choice.party;
                    const ActionMenu menu = menu_of(asked, seated_);
                    QCOMPARE(static_cast<int>(menu.targets.size()), several ? 2 : 1);
                    // Nobody can join, so the menu does not ask.
                    QVERIFY(menu.question.isEmpty() && menu.members.isEmpty());
                }
            QCOMPARE(killings, 1);
        }
    }

    /// SG-5.7: in a shop without an owner, the attacker names who throws.
    void SG_5_7_whoThrows()
    {
        Scene scene = scene_at(before_shop(), into_hair_);
        prepare(scene, Party::StickUp);
        ActionMenu menu = menu_of(scene, seated_);
        QCOMPARE(menu.defenders.size(), 2);
        QVERIFY(person(menu.defenders, 0).chosen && menu.canGo);
        gestures::name_defender(scene, 2);
        menu = menu_of(scene, seated_);
        QVERIFY(person(menu.defenders, 1).chosen && !person(menu.defenders, 0).chosen);
        QVERIFY(menu.canGo);
    }

    /// The shop of which a menu or a question speaks is lit, while a person decides.
    void theShopSpokenOf()
    {
        Scene scene = scene_at(before_hair(), {Roll()});
        QVERIFY(overlay_of(scene, seated_).spoken_of.isEmpty());
        scene = scene_at(before_hair(), {Roll(), into_hair});
        QVERIFY(overlay_of(scene, seated_).spoken_of == outline_of(at("hair")));
        scene.view.reset();
        QVERIFY(overlay_of(scene, seated_).spoken_of.isEmpty());
    }

    /// A path through the sewer (SG-4.6) skips many squares, which its numbers alone do not explain.
    void SG_4_6_theRailExplainsTheSewer()
    {
        Position from = street();
        put(from, rosas_killer, "s16", "s15");
        Scene scene = scene_at(from, {Roll()});
        gestures::choose(scene, Mover::killer);
        int below = 0;
        int above = 0;
        for (const Place end : gestures::ends(scene)) {
            gestures::aim(scene, end);
            const Path path = gestures::way(scene);
            const bool sewer = is_manhole(path[0]);
            QCOMPARE(rail_of(scene, seated_).text.contains(QStringLiteral("sewer")), sewer);
            ++(sewer ? below : above);
        }
        QVERIFY(below > 0 && above > 0);
    }
};

BACKROOM_SUITE(SuperGangMenuTest)
#include "tst_supergang_menu.moc"
