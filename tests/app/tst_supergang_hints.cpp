// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/review_wording.hpp"
#include "supergang_hint_cases.hpp"

#include <map>
#include <set>
#include <stop_token>

using namespace test;
using namespace test::supergang;

class SuperGangHintsTest : public QObject {
    Q_OBJECT

    /// Provides the plural forms of the translation.
    test::HouseFolder folder_;

private Q_SLOTS:
    void whatToDo()
    {
        const auto row = [](const char* begin, const Action& action, Reason reason = Reason::keeps_moving) {
            const QString text = order(action, reason);
            QVERIFY2(text.startsWith(QString::fromUtf8(begin) + QLatin1Char(' ')), qPrintable(text));
        };
        row("Roll.", Roll());
        row("Buy the police.", BuyPolice());
        row("Collect.", Collect());
        row("End the turn.", EndTurn());
        row("Leave it at that.", Done{Mover::vamp});
        row("Leave the others alone.", Done{Mover::patrol_1});
        row("Mug a passer-by.", Coward{});
        row("Start a racket in the shop.", Racket{});
        row("Buy the shop.", BuyShop{});
        row("The vamped man: buy the shop.", BuyShop{Member::vamped});
        row("Stick up the shop.", StickUp{});
        const Members both = members({Member::dealer, Member::vamped});
        row("Stick up the shop for its ownership, with the dealer and the vamped man.",
            StickUp{Member::killer, Prize::ownership, both, nobody});
        row("Finish off Bea’s dealer.", Kill{Member::killer, {}, figures({beas_dealer})}, Reason::finishes_off);
        row("Open fire on Bea’s killer and Bea’s dealer.",
            Kill{Member::killer, {}, figures({beas_killer, beas_dealer})}, Reason::thins_rival);
        row("Attack patrol 2.", AttackPatrol{Member::killer, {}, 1});
        row("Recruit a vamp.", Recruit{Member::killer, Character::vamp});
        row("Buy 8 pawns.", BuyPawns{8});
        row("Place a pawn.", PlacePawn{});
        row("Vamp Bea’s dealer.", Vamp{beas_dealer});
        row("Take back a token.", RemoveToken{});
        row("Go quietly.", GoQuietly());
        row("Rebel.", Rebel{});
        row("Rebel, with the dealer and the vamped man.", Rebel{both});
        row("Ask 75.", NamePrice{75});
        row("Refuse.", NamePrice{});
        row("Agree.", Answer{true}, Reason::worth_the_price);
        row("Decline.", Answer{false}, Reason::too_dear);
        row("Accept.", Answer{true}, Reason::good_trade);
        row("Refuse. The trade", Answer{false}, Reason::bad_trade);
        row("Aim at Bea’s dealer.", Shoot{}, Reason::shoots_to_kill);
        row("Take Bea’s killer into custody.", TakeCustody{beas_killer});
        row("Move the killer to The Lost Loaf.", killer_to("baker"));
        row("Offer Bea this trade.", Offer{1, {}, {}}, Reason::offers_trade);
    }

    /// A review says what was played, and asks for nothing.
    void whatWasPlayed()
    {
        const auto row = [](const char* told, const Action& action) {
            QCOMPARE(DecisionWording::done(action, Seated{seated_names, hint_marks}), QString::fromUtf8(told));
        };
        row("moved the killer to The Lost Loaf.", killer_to("baker"));
        row("did nothing more.", Done{Mover::killer});
        row("went quietly.", GoQuietly());
        row("rebelled.", Rebel());
        row("took Bea’s killer into custody.", TakeCustody{beas_killer});
        row("started a racket in the shop.", Racket{});
        row("stuck up the shop for its ownership.", StickUp{Member::killer, Prize::ownership, {}, nobody});
        row("opened fire on Bea’s dealer.", Kill{Member::killer, {}, figures({beas_dealer})});
        row("bought 8 pawns.", BuyPawns{8});
        row("the vamped man: bought the shop.", BuyShop{Member::vamped});
        row("recruited a vamp.", Recruit{Member::killer, Character::vamp});
        row("vamped Bea’s dealer.", Vamp{beas_dealer});
    }

    /// The board shows no numbers of squares; the path is laid out on it.
    void whereTo()
    {
        const QString text = order(killer_to("s39"));
        QVERIFY2(text.startsWith(QString::fromUtf8("Move the killer to Washerwomen’s Lane. ")), qPrintable(text));
    }

    /// With aimed darts, the hint says who shoots first but gives no probability.
    void byAim()
    {
        for (int reason = 0; reason <= static_cast<int>(Reason::shoots_to_injure); ++reason) {
            Advice advice = with(static_cast<Reason>(reason), Roll());
            advice.by_aim = true;
            const QString text = text_of(advice);
            QVERIFY2(!text.contains(QStringLiteral("dice")) && !text.contains(QStringLiteral("of the time")),
                qPrintable(text));
        }
        Advice advice = with(Reason::robs, StickUp{});
        advice.by_aim = true;
        advice.risk = 38;
        tells(text_of(advice),
            {"Chance of shooting first: 62%. Then it depends on your aim. If two darts in three hit, your side falls "
             "in "
             "38% of such fights: to the clinic or the graveyard."});
        advice.reason = Reason::goes_quietly;
        tells(text_of(advice), {"shooting first would be only 62%"});
        advice.reason = Reason::finishes_off;
        QVERIFY(text_of(advice).endsWith(QStringLiteral("In the clinic nobody shoots back.")));
    }

    /// The hint for a move says what to do there, step by step.
    void andThen()
    {
        const auto row = [](const char* then, std::initializer_list<Action> deeds, Reason reason = Reason::rackets) {
            Advice advice = with(reason, killer_to("baker"));
            for (const Action& deed : deeds)
                advice.then.push_back(deed);
            const QString text = text_of(advice);
            const QString begin = QStringLiteral("Move the killer to The Lost Loaf, then %1. ");
            QVERIFY2(text.startsWith(begin.arg(QString::fromUtf8(then))), qPrintable(text));
        };
        const Figures victim = figures({beas_dealer});
        row("start a racket in the shop", {Racket{}});
        row("stick up the shop for its ownership", {StickUp{Member::killer, Prize::ownership, {}, nobody}});
        row("buy 8 pawns, then place a pawn", {BuyPawns{8}, PlacePawn{}});
        // Pawns one after the other are one step.
        row("buy 8 pawns, then place 2 pawns", {BuyPawns{8}, PlacePawn{}, PlacePawn{}});
        row("open fire on Bea’s dealer", {Kill{Member::killer, {}, victim}});
        row("finish off Bea’s dealer", {Kill{Member::killer, {}, victim}}, Reason::finishes_off);
        row("attack patrol 1", {AttackPatrol{}});
        row("vamp Bea’s dealer, then the vamped man: stick up the shop", {Vamp{beas_dealer}, StickUp{Member::vamped}});
        Advice advice = with(Reason::shop_income, Collect());
        advice.then.push_back(BuyShop{});
        tells(text_of(advice), {"Collect, then buy the shop."});
    }

    /// Buying costs money, and a stick-up may fail.
    void boughtOrTaken()
    {
        for (const Reason reason : {Reason::completes_district, Reason::nears_district, Reason::blocks_rival}) {
            Advice advice = with(reason, killer_to("baker"));
            advice.gain = 50;
            advice.chance = 100;
            tells(text_of(advice), {"It costs 50.", "The Lost Loaf", "Old Town"});
            advice.gain = 10;
            advice.chance = 62;
            tells(text_of(advice), {"62%", "The Lost Loaf", "Old Town"});
        }
    }

    /// A fight that is at best even is called that, with its chance and the loser's losses.
    void fightsThatAreEven()
    {
        const auto row = [&](int chance, bool by_aim, const char* begin) {
            for (const Reason reason : {Reason::thins_rival, Reason::robs, Reason::takes_over, Reason::rebels}) {
                Advice advice = with(reason, Roll());
                advice.chance = chance;
                advice.by_aim = by_aim;
                const QString text = text_of(advice);
                tells(text, {QString::number(chance) + QLatin1Char('%'), "the clinic or the graveyard"});
                QCOMPARE(text.contains(QStringLiteral("An even fight.")), QByteArray(begin) == "even");
                QCOMPARE(text.contains(QStringLiteral("The odds are against you.")), QByteArray(begin) == "worse");
            }
        };
        row(56, true, "better");
        row(55, true, "even");
        row(50, false, "even");
        row(45, true, "even");
        row(44, false, "worse");
    }

    /// SG-5.12: how a dead figure returns.
    void howTheDeadComeBack()
    {
        Advice advice = with(Reason::nothing_before_throw, Roll());
        const QString plain = text_of(advice);
        advice.loss = Advice::Loss{Character::vamp, false};
        QCOMPARE(text_of(advice),
            plain + QStringLiteral(" Your vamp is dead: in a shop with a vamp on its sign you get a new one for 50."));
        advice.loss = Advice::Loss{Character::killer, true};
        QCOMPARE(text_of(advice),
            plain
                + QStringLiteral(
                    " Your killer is dead: in your own shop with a killer on its sign you get a new one for nothing."));
        advice.loss = Advice::Loss{Character::dealer, false};
        tells(text_of(advice), {"Your dealer is dead", "a dealer on its sign"});
    }

    /// A hint never contradicts the menu: what is seen now differs from what may be seen later.
    void whoSeesIt()
    {
        const auto row = [](int patrols, int chance, const char* said) {
            for (const Reason reason : {Reason::rackets, Reason::coward_attack, Reason::traffic}) {
                Advice advice = with(reason, Roll());
                advice.patrols = patrols;
                advice.chance = chance;
                QVERIFY2(text_of(advice).endsWith(QString::fromUtf8(said)), qPrintable(text_of(advice)));
            }
        };
        row(1, 100, "A patrol is looking on.");
        row(0, 0, "No police are about.");
        row(0, 33, "No police are about now; the chance that a patrol sees it later is 33%.");
        row(2, 0, "No patrol sees it now, and hardly any will see it later.");
        row(2, 33, "No patrol sees it now; the chance that one sees it later is 33%.");
    }

    void whomToShoot()
    {
        Advice advice = with(Reason::shoots_to_injure, Shoot{});
        advice.target = TargetKind::cop;
        tells(text_of(advice), {"Aim at a cop.", "back", "2 years"});
        advice.target = TargetKind::manager;
        advice.reason = Reason::shoots_to_kill;
        tells(text_of(advice), {"Aim at a manager.", "face", "tell no tales"});
    }

    /// Hurried, because a thorough computer player takes long for each hint.
    void ofGames()
    {
        std::stop_source hurry;
        hurry.request_stop();
        std::map<std::size_t, int> met;
        std::set<std::size_t> told;
        random_games(10, 300, [&](const State& state) {
            const std::size_t asked = state.frames.empty() ? 0 : 1 + state.frames.back().index();
            if (met[10 * asked + static_cast<std::size_t>(state.turn.phase)]++ % 10 != 0)
                return;
            const View seen = view(state, decider(state));
            const auto advice = advise(seen, {backroom::Level::boss, 3, hurry.get_token()});
            QVERIFY(advice);
            told.insert(advice->action.index());
            tells(text_of(*advice), {});
        });
        QVERIFY(told.size() >= 4);
    }
};

BACKROOM_SUITE(SuperGangHintsTest)
#include "tst_supergang_hints.moc"
