// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/gestures.hpp"
#include "app/supergang/menu/menu.hpp"
#include "app/supergang/trade/question.hpp"
#include "app/supergang/words/menu_wording.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <QFile>

#include <map>
#include <set>

using namespace test;
using namespace test::town;
namespace gestures = supergang_table::gestures;
using supergang_table::ActionMenu;
using supergang_table::choices;
using supergang_table::first_choice;
using supergang_table::menu_of;
using supergang_table::MenuChoice;
using supergang_table::MenuRow;
using supergang_table::MenuWording;

/// Tests the actions offered at the end of a move.
class SuperGangMenuTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;
    const QStringList names_{"Rosa", "Bea", "Vito", "Sal", "Nina"};
    const QList<int> marks_{0, 1, 2, 3, 4};
    const Seated seated_{names_, marks_};

    static std::vector<MenuRow> rows(const ActionMenu& menu)
    {
        std::vector<MenuRow> list;
        for (const QVariant& row : menu.rows)
            list.push_back(row.value<MenuRow>());
        return list;
    }
    QStringList words(const Scene& scene) const
    {
        QStringList list;
        for (const MenuRow& row : rows(menu_of(scene, seated_)))
            list += row.word;
        return list;
    }
    MenuRow row(const Scene& scene, const QString& word) const
    {
        for (const MenuRow& one : rows(menu_of(scene, seated_)))
            if (one.word == word)
                return one;
        return {};
    }
    static bool acting(const State& state)
    {
        return state.frames.empty() && !state.over && state.turn.phase == Phase::gang && state.turn.active;
    }
    /// Calls `see` whenever a figure has moved and acts, in many random games.
    static void every_stop(const std::function<void(const Scene&)>& see, int games = 60)
    {
        int stops = 0;
        random_games(games, 500, [&](const State& state) {
            if (!acting(state))
                return;
            ++stops;
            see(scene_of(state));
        });
        QVERIFY(stops > 1000);
    }
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
    static QByteArray text(const Scene& scene, const Action& action)
    {
        const Place place = acting_place(scene.open);
        return QByteArray("action ") + QByteArray::number(static_cast<int>(action.index())) + " at "
            + backroom::supergang::town.places[place].id.data();
    }

    /// Rosa's killer has entered a shop without an owner.
    static Position in_shop()
    {
        Position from = position();
        from.gangs[0].cash = 100;
        put(from, rosas_killer, "s50", "s45");
        from.dice = {2, 2, 2};
        return from;
    }
    static const char* town_square()
    {
        return backroom::supergang::town.places[backroom::supergang::town.clinic_square].id.data();
    }
    inline static const std::vector<Action> into_hair_{Roll(), Move{Mover::killer, {at("s51"), at("hair")}}};

private Q_SLOTS:
    void nothingIsMissing()
    {
        every_stop([](const Scene& scene) {
            const std::vector<MenuChoice> offered = choices(scene);
            const auto has = [&](const auto& fits) { return std::ranges::any_of(offered, fits); };
            for (const Action& action : legal(scene.open, scene.open.turn.seat)) {
                if (const auto party = attack(action)) {
                    QVERIFY2(has([&](const MenuChoice& one) {
                        return one.party && same_kind(*one.party, *party) && !one.refusal;
                    }),
                        text(scene, action));
                } else if (std::holds_alternative<RemoveToken>(action)) {
                    QVERIFY2(has([](const MenuChoice& one) { return one.removes; }), text(scene, action));
                } else if (std::holds_alternative<PlacePawn>(action)) {
                    QVERIFY2(has([](const MenuChoice& one) {
                        return one.action && std::holds_alternative<PlacePawn>(*one.action) && !one.refusal;
                    }),
                        text(scene, action));
                } else if (std::holds_alternative<BuyPawns>(action)) {
                    // Pawns are bought in pairs.
                    QVERIFY2(
                        has([](const MenuChoice& one) { return one.action == Action(BuyPawns{2}) && !one.refusal; }),
                        text(scene, action));
                } else if (std::holds_alternative<Coward>(action) || std::holds_alternative<Racket>(action)
                    || std::holds_alternative<BuyShop>(action) || std::holds_alternative<Recruit>(action)
                    || std::holds_alternative<Vamp>(action)) {
                    QVERIFY2(has([&](const MenuChoice& one) { return one.action == action && !one.refusal; }),
                        text(scene, action));
                }
            }
        });
    }

    /// The choice for a single key press without a hint: never an even fight, or a worse one, if there is another
    /// choice.
    void whatComesFirst()
    {
        // Two managers throw two dice, so buying the shop comes first.
        const Scene shop = scene_at(in_shop(), into_hair_);
        QVERIFY(chance_told(shop.open, 0, choices(shop).front().party->action()) <= 50);
        QCOMPARE(first_choice(shop), 2);
        QVERIFY(std::holds_alternative<BuyShop>(*choices(shop)[1].action));
        QCOMPARE(menu_of(shop, seated_).first, 2);
        int fights = 0;
        int safe = 0;
        int left_at_that = 0;
        every_stop(
            [&](const Scene& scene) {
                std::vector<MenuChoice> able = choices(scene);
                std::erase_if(able, [](const MenuChoice& one) { return one.refusal.has_value(); });
                const int first = first_choice(scene);
                QVERIFY(first >= 0 && first <= static_cast<int>(able.size()));
                const bool may_leave =
                    !check(scene.open, scene.open.turn.seat, Done{mover_of(*scene.open.turn.active)});
                if (first == 0)
                    QVERIFY(may_leave);
                const auto risky = [&](const MenuChoice& one) {
                    return one.party
                        && chance_told(scene.open, scene.open.turn.seat, one.party->action()).value_or(100) <= 50;
                };
                if (first > 0 && risky(able[static_cast<std::size_t>(first - 1)]))
                    QVERIFY(!may_leave && std::ranges::all_of(able, risky));
                fights += first > 0 && able[static_cast<std::size_t>(first - 1)].party.has_value();
                safe += first > 1;
                left_at_that += first == 0 && !able.empty();
            },
            30);
        QVERIFY2(fights > 20 && safe > 50 && left_at_that > 0,
            qPrintable(QStringLiteral("%1 %2 %3").arg(fights).arg(safe).arg(left_at_that)));
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

    /// Possible actions are numbered from 1, impossible ones have a reason, and all have pictures.
    void theRows()
    {
        int refused = 0;
        int most = 0;
        every_stop(
            [&](const Scene& scene) {
                const ActionMenu menu = menu_of(scene, seated_);
                QVERIFY(menu.shown && !menu.preview && !menu.preparing);
                QVERIFY(!menu.title.isEmpty() && menu.keep_clear.contains(menu.point));
                QCOMPARE(
                    menu.canDone, !check(scene.open, scene.open.turn.seat, Done{mover_of(*scene.open.turn.active)}));
                QCOMPARE(menu.canDone, menu.must.isEmpty());
                QCOMPARE(menu.mustRule.isEmpty(), menu.must.isEmpty());
                int number = 0;
                const auto made = rows(menu);
                QCOMPARE(made.size(), choices(scene).size());
                for (const MenuRow& one : made) {
                    QVERIFY(!one.word.isEmpty() && one.label.contains(one.word));
                    QVERIFY2(QFile::exists(QStringLiteral(":/art/actions/brass/%1.svg").arg(one.icon)),
                        qPrintable(one.icon));
                    QCOMPARE(one.number, one.enabled ? ++number : 0);
                    QCOMPARE(one.enabled, one.rule.isEmpty());
                    if (!one.enabled)
                        QVERIFY2(
                            !one.text.isEmpty() && one.crime.isEmpty() && one.witness.isEmpty(), qPrintable(one.word));
                    else
                        QVERIFY2(!one.crime.isEmpty(), qPrintable(one.word));
                    QVERIFY2(one.criminal || one.witness.isEmpty(), qPrintable(one.word));
                    refused += !one.enabled;
                }
                most = std::max(most, number);
            },
            30);
        QVERIFY(refused > 100 && most > 3);
    }

    /// SG-9.7: a row marked "no crime" is none, and the years that a row names are correct.
    void SG_9_7_crimesAreSaid()
    {
        int crimes = 0;
        random_games(40, 500, [&](const State& state) {
            if (!acting(state))
                return;
            const Scene scene = scene_of(state);
            const auto list = choices(scene);
            const auto made = rows(menu_of(scene, seated_));
            for (std::size_t at = 0; at < list.size(); ++at) {
                if (list[at].refusal || !list[at].action || list[at].party)
                    continue;
                State after = state;
                Events events;
                apply(after, scene.open.turn.seat, *list[at].action, events);
                const bool crime = std::ranges::any_of(events, [](const Event& event) {
                    return std::holds_alternative<Committed>(event) || std::holds_alternative<Witnessed>(event);
                });
                const bool seen = std::ranges::any_of(
                    events, [](const Event& event) { return std::holds_alternative<Witnessed>(event); });
                // Placing pawns is one crime for each stop (SG-6.4).
                if (!std::holds_alternative<PlacePawn>(*list[at].action))
                    QVERIFY2(made[at].criminal == crime, qPrintable(made[at].label));
                if (crime) {
                    QVERIFY2(made[at].criminal, qPrintable(made[at].label));
                    QVERIFY2(made[at].seen == seen, qPrintable(made[at].label));
                    QVERIFY2((made[at].witness.startsWith(QStringLiteral("No "))) != seen, qPrintable(made[at].label));
                }
                crimes += crime;
            }
        });
        QVERIFY(crimes > 200);
    }

    /// SG-9.7: a row of an attack says how many years it may bring; a duel brings no more, and no fewer if any.
    void SG_9_7_yearsOfAttacks()
    {
        QCOMPARE(MenuWording::crime(1, 1), QStringLiteral("Crime: 1 year"));
        QCOMPARE(MenuWording::crime(1, 2), QStringLiteral("Crime: 1 or 2 years"));
        QCOMPARE(MenuWording::crime(1, 5), QStringLiteral("Crime: 1 to 5 years"));
        std::map<std::pair<int, int>, std::set<int>> seen;
        random_games(60, 500, [&](const State& state) {
            if (!acting(state))
                return;
            const Scene scene = scene_of(state);
            const auto list = choices(scene);
            const auto made = rows(menu_of(scene, seated_));
            for (std::size_t at = 0; at < list.size(); ++at) {
                if (list[at].refusal || !list[at].action || !list[at].party)
                    continue;
                const YearsAtStake years = years_at_stake(*duel_begun_by(state, *list[at].action));
                QCOMPARE(made[at].crime, MenuWording::crime(years.least, years.most));
                const auto* stick_up = std::get_if<StickUp>(&*list[at].action);
                if (stick_up != nullptr) {
                    const int managers_there =
                        managers(backroom::supergang::town.shops[shop_at(acting_place(state))].kind);
                    QCOMPARE(years.least, years_for(Crime::stick_up));
                    QCOMPARE(years.most, years_for(Crime::stick_up) + managers_there * years_for(Crime::murder));
                }
                State after = state;
                after.options.duels = Duels::dice;
                Events events;
                apply(after, scene.open.turn.seat, *list[at].action, events);
                std::map<int, int> brought;
                for (const Event& event : events)
                    if (const auto* crime = std::get_if<Committed>(&event))
                        brought[index_of(crime->figure)] += crime->times * years_for(crime->crime);
                for (const auto& [figure, sum] : brought) {
                    QVERIFY2(sum >= years.least && sum <= years.most, qPrintable(made[at].crime));
                    seen[{years.least, years.most}].insert(sum);
                }
            }
        });
        // Both extremes do occur.
        for (const auto& [promised, sums] : seen)
            if (promised.second <= 3) {
                QVERIFY2(
                    sums.contains(promised.first), qPrintable(MenuWording::crime(promised.first, promised.second)));
                QVERIFY2(
                    sums.contains(promised.second), qPrintable(MenuWording::crime(promised.first, promised.second)));
            }
        QVERIFY(seen.size() >= 3);
    }

    void moneyIsWhatItSays()
    {
        int paid = 0;
        random_games(40, 500, [&](const State& state) {
            if (!acting(state))
                return;
            const Scene scene = scene_of(state);
            const Seat seat = scene.open.turn.seat;
            const auto list = choices(scene);
            const auto made = rows(menu_of(scene, seated_));
            for (std::size_t at = 0; at < list.size(); ++at) {
                if (list[at].refusal || !list[at].action || list[at].party
                    || std::holds_alternative<Recruit>(*list[at].action))
                    continue;
                State after = state;
                Events events;
                apply(after, seat, *list[at].action, events);
                const int gain = after.gangs[seat].cash - state.gangs[seat].cash;
                const QString said = gain == 0
                    ? QString()
                    : (gain > 0 ? QStringLiteral("+%1") : QString::fromUtf8("−%1")).arg(std::abs(gain));
                if (after.over)
                    continue;
                QVERIFY2(made[at].money == said || (gain == 0 && made[at].money == QStringLiteral("+0")),
                    qPrintable(made[at].label + QLatin1Char(' ') + said));
                paid += gain != 0;
            }
        });
        QVERIFY(paid > 100);
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
                    State after = state;
                    Events events;
                    apply(after, state.turn.seat, *gestures::drop(aimed), events);
                    if (!acting(after))
                        continue;
                    const ActionMenu now = menu_of(scene_of(after), seated_);
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
        Scene moving = scene_at(in_shop(), {Roll()});
        QVERIFY(!menu_of(moving, seated_).shown && choices(moving).empty());
        Scene told = scene_at(in_shop(), into_hair_);
        QVERIFY(menu_of(told, seated_).shown);
        told.view.reset();
        QVERIFY(!menu_of(told, seated_).shown);
        Position trading = in_shop();
        trading.gangs[1].cash = 50;
        trading.shops.push_back({shop("baker"), 0, nobody});
        Offer offer{1, {}, {}};
        offer.give.shops.insert(shop("baker"));
        offer.take.cash = 50;
        const Scene asked = scene_at(trading, {into_hair_[0], into_hair_[1], offer});
        QVERIFY(!menu_of(asked, seated_).shown && choices(asked).empty());
    }

    /// A shop without an owner (SG-5.4 to 5.6).
    void aShopOfNobody()
    {
        const Scene scene = scene_at(in_shop(), into_hair_);
        QVERIFY2(words(scene).contains(QStringLiteral("Racket")), qPrintable(words(scene).join(", ")));
        QVERIFY(words(scene).contains(QStringLiteral("Stick-up")));
        const MenuRow buy = row(scene, QStringLiteral("Buy the shop"));
        QVERIFY2(buy.enabled, qPrintable(words(scene).join(", ")));
        QCOMPARE(buy.money, QString::fromUtf8("−100"));
        QVERIFY(!buy.criminal && !buy.gains);
    }

    /// Says why not, with the number of the rule.
    void tooPoor()
    {
        Position from = in_shop();
        from.gangs[0].cash = 99;
        const MenuRow buy = row(scene_at(from, into_hair_), QStringLiteral("Buy the shop"));
        QVERIFY(!buy.enabled);
        QCOMPARE(buy.number, 0);
        QCOMPARE(buy.rule, QStringLiteral("SG-5.5"));
        QVERIFY(!buy.text.isEmpty());
    }

    /// SG-5.2: in another's shop the figure must act before it is done; in the street it need not.
    void SG_5_2_mustAct()
    {
        const ActionMenu menu = menu_of(scene_at(in_shop(), into_hair_), seated_);
        QVERIFY(!menu.canDone && !menu.must.isEmpty() && !menu.doneText.isEmpty());
        QCOMPARE(menu.mustRule, QStringLiteral("SG-5.2"));
        const ActionMenu after =
            menu_of(scene_at(in_shop(), {into_hair_[0], into_hair_[1], Racket{Member::killer}}), seated_);
        QVERIFY(after.canDone && after.must.isEmpty());
        const ActionMenu street =
            menu_of(scene_at(in_shop(), {Roll(), Move{Mover::killer, {at("s51"), at("s52")}}}), seated_);
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
        for (const MenuChoice& choice : choices(scene))
            if (choice.party && choice.party->kind == Party::Killing)
                scene.party = choice.party;
        QVERIFY(scene.party.has_value());
        ActionMenu menu = menu_of(scene, seated_);
        QVERIFY(menu.preparing && menu.canGo && !menu.goText.isEmpty() && !menu.question.isEmpty());
        // With aimed darts, only who shoots first is random: killer against killer (SG-8.1, 8.2).
        QCOMPARE(menu.odds, supergang_table::MenuWording::odds(scene.open, 0, scene.party->action()));
        QVERIFY2(menu.odds.contains(QLatin1String("first")) && menu.odds.contains(QLatin1String("50%")),
            qPrintable(menu.odds));
        // By dice (SG-8.5) the odds cover everything.
        Scene by_dice = scene;
        by_dice.open.options.duels = Duels::dice;
        const QString odds = menu_of(by_dice, seated_).odds;
        QVERIFY2(odds.contains(QLatin1Char('%')) && odds != menu.odds, qPrintable(odds));
        QCOMPARE(menu.members.size(), 1);
        QCOMPARE(menu.targets.size(), 2);
        QVERIFY(!menu.members[0].value<supergang_table::PersonChoice>().chosen);
        QVERIFY(menu.targets[0].value<supergang_table::PersonChoice>().chosen
            && !menu.targets[1].value<supergang_table::PersonChoice>().chosen);
        QVERIFY(menu.defenders.isEmpty());
        gestures::toggle_member(scene, Member::vamp);
        gestures::toggle_target(scene, beas_killer);
        menu = menu_of(scene, seated_);
        QVERIFY(menu.members[0].value<supergang_table::PersonChoice>().chosen);
        QVERIFY(!menu.canGo && !menu.odds.isEmpty());
    }

    /// SG-8.8: one of several figures in the clinic must be chosen; for a single one there is no question.
    void SG_8_8_whoInTheClinic()
    {
        for (const bool several : {false, true}) {
            Position from = position();
            put(from, rosas_killer, town_square(), nullptr);
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
        Scene scene = scene_at(in_shop(), into_hair_);
        for (const MenuChoice& choice : choices(scene))
            if (choice.party && choice.party->kind == Party::StickUp)
                scene.party = choice.party;
        ActionMenu menu = menu_of(scene, seated_);
        QCOMPARE(menu.defenders.size(), 2);
        QVERIFY(menu.defenders[0].value<supergang_table::PersonChoice>().chosen && menu.canGo);
        gestures::name_defender(scene, 2);
        menu = menu_of(scene, seated_);
        QVERIFY(menu.defenders[1].value<supergang_table::PersonChoice>().chosen
            && !menu.defenders[0].value<supergang_table::PersonChoice>().chosen);
        QVERIFY(menu.canGo);
    }
};

BACKROOM_SUITE(SuperGangMenuTest)
#include "tst_supergang_menu.moc"
