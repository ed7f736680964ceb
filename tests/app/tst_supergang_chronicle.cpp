// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/chronicle.hpp"
#include "app/supergang/words/details.hpp"
#include "app/supergang/words/duel_wording.hpp"
#include "models.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

using namespace test;
using namespace test::supergang;

class SuperGangChronicleTest : public SeatedTest {
    Q_OBJECT

    const Chronicle chronicle_{names_, marks_, {}};

    static PublicState new_game(int round = 5)
    {
        PublicState open = test::supergang::new_game(round);
        open.patrols[0].place = town.centre;
        return open;
    }
    static Place square() { return at("s35"); }
    QString log_lines(const Event& event, const PublicState& before) const
    {
        const QStringList lines = chronicle_.sentences(event, before);
        return lines.isEmpty() ? QString() : plain(lines.first());
    }
    static QPointF thing(Subject subject, int id) { return QPointF(static_cast<int>(subject), id); }

private Q_SLOTS:
    void theBeginning()
    {
        QCOMPARE(Chronicle::begins(new_game(1)),
            QStringList{"<b>Round 1.</b> Until round 3 is over, no gangster harms another, and the police are off the "
                        "streets."});
        QCOMPARE(Chronicle::begins(new_game(5)), QStringList{"<b>Round 5.</b>"});
    }

    void actions()
    {
        PublicState open = new_game();
        figure(open, rosas_killer).place = square();
        QCOMPARE(log_lines(CowardAttacked{rosas_killer}, open),
            QStringLiteral("Rosa: mugging, +10 (Pine Road). Nobody saw it."));
        // A patrol that sees it has a line of its own.
        open.patrols[1].place = square();
        QCOMPARE(log_lines(CowardAttacked{rosas_killer}, open), QStringLiteral("Rosa: mugging, +10 (Pine Road)."));
        open.round = 2;
        open.bank = 4;
        QCOMPARE(log_lines(CowardAttacked{rosas_killer}, open), QStringLiteral("Rosa: mugging, +4 (Pine Road)."));
        open = new_game(2);
        QCOMPARE(
            log_lines(Racketed{rosas_killer, shop("baker")}, open), QStringLiteral("Rosa: racket in The Lost Loaf."));
        QCOMPARE(
            log_lines(Bought{rosas_killer, shop("baker")}, open), QString::fromUtf8("Rosa buys The Lost Loaf, −50."));
        QCOMPARE(log_lines(PawnsBought{0, 6}, open), QString::fromUtf8("Rosa buys 6 pawns, −15."));
        QCOMPARE(log_lines(PawnsBought{1, 2}, open),
            QString::fromUtf8("Rosa (through Bea’s dealer) buys 2 pawns, −5; they are Bea’s."));
        QCOMPARE(log_lines(Collected{0, 25}, open), QStringLiteral("Rosa collects 25."));
        QCOMPARE(
            log_lines(Rolled{0, {5, 1, 3, 0, 0, 0}}, open), QStringLiteral("Rosa rolls: killer 5, vamp 1, dealer 3."));
        QCOMPARE(log_lines(Rolled{0, {0, 1, 0, 2, 6, 0}}, open), QStringLiteral("Rosa rolls: vamp 1, police 2 and 6."));
    }

    /// SG-5.6: the money comes from the bank, or from the owner.
    void SG_5_6_whatAStickUpBrings()
    {
        PublicState open = new_game();
        const StuckUp stuck{0, shop("baker"), Prize::money, {}};
        QCOMPARE(log_lines(stuck, open), QStringLiteral("Rosa robs The Lost Loaf, +50."));
        open.gangs[1].owned.insert(shop("baker"));
        open.gangs[1].cash = 30;
        QCOMPARE(log_lines(stuck, open), QStringLiteral("Rosa robs The Lost Loaf, +30."));
        QCOMPARE(log_lines(StuckUp{0, shop("baker"), Prize::ownership, {}}, open),
            QStringLiteral("Rosa takes over The Lost Loaf. Bea gets 10 less a turn."));
    }

    /// SG-3.4, 5.5, 5.7: the log tells the owner of a lost racket why the income is lower.
    void SG_3_4_whatIsLost()
    {
        PublicState open = new_game();
        open.gangs[1].rackets.insert(shop("baker"));
        const QString lost = QString::fromUtf8(" Bea loses the racket there: −5 a turn.");
        QCOMPARE(log_lines(Bought{rosas_killer, shop("baker")}, open),
            QString::fromUtf8("Rosa buys The Lost Loaf, −50.") + lost);
        QCOMPARE(log_lines(StuckUp{0, shop("baker"), Prize::money, {}}, open),
            QStringLiteral("Rosa robs The Lost Loaf, +50.") + lost);
        QCOMPARE(log_lines(TokenRemoved{1, shop("baker")}, open),
            QString::fromUtf8("Bea’s token leaves The Lost Loaf: −5 a turn."));
        // The own racket becomes ownership, or stays.
        open.gangs[1].rackets = {};
        open.gangs[0].rackets.insert(shop("baker"));
        QCOMPARE(
            log_lines(Bought{rosas_killer, shop("baker")}, open), QString::fromUtf8("Rosa buys The Lost Loaf, −50."));
        QCOMPARE(log_lines(StuckUp{0, shop("baker"), Prize::money, {}}, open),
            QStringLiteral("Rosa robs The Lost Loaf, +50."));
        open.gangs[0].owned.insert(shop("baker"));
        open.gangs[0].rackets = {};
        QCOMPARE(log_lines(TokenRemoved{0, shop("baker")}, open),
            QString::fromUtf8("Rosa’s token leaves The Lost Loaf: −10 a turn."));
    }

    /// SG-5.12: what a recruit costs.
    void SG_5_12_recruits()
    {
        PublicState open = new_game();
        const Shop hair = shop("hair");
        const Recruited recruited{{0, Character::vamp}, hair, Member::killer};
        QCOMPARE(log_lines(recruited, open), QString::fromUtf8("Rosa has a new vamp, from Permanent Wave, −50."));
        open.gangs[0].owned.insert(hair);
        QCOMPARE(log_lines(recruited, open), QStringLiteral("Rosa has a new vamp, from Permanent Wave."));
        open.gangs[0].owned = {};
        open.gangs[1].owned.insert(hair);
        open.frames.push_back(Price{0, Member::killer, Character::vamp, hair, 1, std::int16_t{80}});
        QCOMPARE(log_lines(recruited, open), QString::fromUtf8("Rosa has a new vamp, from Permanent Wave, −80."));
        QCOMPARE(log_lines(PriceNamed{1, Character::vamp, hair, std::int16_t{80}}, open),
            QStringLiteral("Bea asks 80 for a vamp in Permanent Wave."));
        QCOMPARE(log_lines(PriceNamed{1, Character::vamp, hair, {}}, open), QString());
        QCOMPARE(log_lines(Refused{1}, open), QStringLiteral("Bea says no."));
    }

    void theLaw()
    {
        PublicState open = new_game();
        // A manager is the witness; in the first rounds nobody else can be.
        figure(open, beas_dealer).place = at("baker");
        open.patrols[0].place = at("s38");
        open.round = 3;
        QCOMPARE(log_lines(Witnessed{beas_dealer, Crime::stick_up, 1}, open),
            QString::fromUtf8("A manager has talked: Bea’s dealer, stick-up, 1 year on record."));
        open.round = 4;
        QCOMPARE(log_lines(Witnessed{beas_dealer, Crime::traffic, 1}, open),
            QString::fromUtf8("A patrol saw Bea’s dealer: traffic, 1 year on record."));
        open.patrols[0].place = at("s39");
        QCOMPARE(log_lines(Witnessed{beas_dealer, Crime::assault, 2}, open),
            QString::fromUtf8("A manager has talked: Bea’s dealer, assault (2 times), 2 years on record."));
        QCOMPARE(log_lines(Arrested{beas_dealer, 1, false, true}, open),
            QString::fromUtf8("Patrol 2 arrests Bea’s dealer."));
        QCOMPARE(log_lines(Arrested{beas_dealer, 0, true, true}, open),
            QString::fromUtf8("Patrol 1 takes Bea’s dealer into custody."));
        QCOMPARE(log_lines(Jailed{beas_dealer, 2}, open), QString::fromUtf8("Bea’s dealer goes to jail for 2 years."));
        QCOMPARE(log_lines(Jailed{beas_dealer, 1, true}, open),
            QString::fromUtf8("Bea’s dealer sits in jail for the next turn."));
        figure(open, beas_dealer).state = FigureState::jail;
        figure(open, beas_dealer).held = true;
        QCOMPARE(log_lines(Released{beas_dealer}, open), QString::fromUtf8("Bea’s dealer leaves jail."));
        figure(open, beas_dealer).held = false;
        QCOMPARE(
            log_lines(Released{beas_dealer}, open), QString::fromUtf8("Bea’s dealer leaves jail with a clean record."));
        figure(open, beas_dealer).state = FigureState::clinic;
        QCOMPARE(log_lines(Released{beas_dealer}, open), QString::fromUtf8("Bea’s dealer leaves the clinic."));
        open.patrols[0].place = at("s30");
        QCOMPARE(log_lines(FellIn{0, 0}, open), QStringLiteral("Patrol 1 falls into the manhole in Pine Road."));
        Moved walk{0, Mover::patrol_2, {}, no_place};
        walk.path.push_back(place_of(shop("baker")));
        QCOMPARE(log_lines(walk, open), QStringLiteral("Rosa moves patrol 2 to The Lost Loaf."));
        walk.figure = Mover::killer;
        QCOMPARE(log_lines(walk, open), QString());
        QCOMPARE(
            log_lines(PatrolOut{0, 1}, open), QString::fromUtf8("Patrol 1 is out and starts again on Bea’s turn."));
    }

    /// The killer's 2 are included in the sums (SG-8.1).
    void SG_8_1_duels()
    {
        PublicState open = new_game();
        Duel duel;
        duel.kind = DuelKind::killing;
        duel.place = square();
        duel.attack.push_back(Target{TargetKind::gangster, Fate::standing, rosas_killer, 0});
        duel.defence.push_back(Target{TargetKind::gangster, Fate::standing, beas_dealer, 1});
        QCOMPARE(log_lines(DuelBegan{duel}, open), QString::fromUtf8("Rosa: attack on Bea’s dealer (Pine Road)."));
        open.frames.push_back(duel);
        DuelRolled rolled;
        rolled.attack.push_back(4);
        rolled.defence.push_back(5);
        QCOMPARE(log_lines(rolled, open), QStringLiteral("6 to 5: 1 dart for Rosa."));
        rolled.defence[0] = 6;
        QCOMPARE(log_lines(rolled, open), QStringLiteral("6 to 6: all dice again."));
        QCOMPARE(
            log_lines(Dart{{}, Side::defence, {}, Fate::standing}, open), QString::fromUtf8("Rosa’s killer misses."));
        QCOMPARE(log_lines(Dart{{}, Side::defence, std::uint8_t{0}, Fate::dead}, open),
            QString::fromUtf8("Bea’s dealer is shot dead by Rosa’s killer."));
        QCOMPARE(log_lines(DuelWon{Side::defence}, open), QStringLiteral("The attack fails."));
        // A previous line has said it.
        QCOMPARE(log_lines(Killed{beas_dealer}, open), QString());
        QCOMPARE(log_lines(Injured{beas_dealer, 0}, open), QString::fromUtf8("Bea’s dealer goes to the clinic."));
        QCOMPARE(log_lines(Injured{beas_dealer, 3}, open),
            QString::fromUtf8("Bea’s dealer goes to the clinic, then to jail for 3 years."));
        duel.kind = DuelKind::stick_up;
        duel.place = place_of(shop("baker"));
        duel.defence.clear();
        duel.defence.push_back(Target{TargetKind::manager, Fate::standing, {}, backroom::nobody});
        open.frames.clear();
        QCOMPARE(log_lines(DuelBegan{duel}, open), QStringLiteral("Rosa: stick-up in The Lost Loaf."));
        duel.prize = Prize::ownership;
        QCOMPARE(
            log_lines(DuelBegan{duel}, open), QStringLiteral("Rosa: stick-up in The Lost Loaf, for its ownership."));
        open.frames.push_back(duel);
        QCOMPARE(log_lines(Dart{{}, Side::defence, std::uint8_t{0}, Fate::injured}, open),
            QString::fromUtf8("The manager is shot and injured by Rosa’s killer."));
        QCOMPARE(log_lines(Dart{{}, Side::attack, std::uint8_t{0}, Fate::injured}, open),
            QString::fromUtf8("Rosa’s killer is shot and injured by the manager."));
        QCOMPARE(log_lines(DuelWon{Side::defence}, open), QStringLiteral("The stick-up in The Lost Loaf fails."));
        QCOMPARE(log_lines(DuelWon{Side::attack}, open), QString());
    }

    /// The log names those who shot, however many they are.
    void whoShot()
    {
        Duel duel;
        duel.seat = 0;
        duel.kind = DuelKind::stick_up;
        duel.attack.push_back(Target{TargetKind::gangster, Fate::standing, rosas_killer, 0});
        const Seated seated{names_, {4, 1, 2}};
        const auto shooter = [&](Side side) { return plain(DuelWording::shooterInWords(duel, side, seated)); };
        const Target manager{TargetKind::manager, Fate::standing, {}, 1};
        duel.defence.push_back(manager);
        duel.defence.push_back(manager);
        QCOMPARE(shooter(Side::defence), QStringLiteral("one of the managers"));
        duel.attack.push_back(Target{TargetKind::gangster, Fate::standing, {0, Character::vamp}, 0});
        QCOMPARE(shooter(Side::attack), QStringLiteral("Rosa"));
        duel.defence.clear();
        duel.patrol = 1;
        duel.defence.push_back(Target{TargetKind::cop, Fate::standing, {}, backroom::nobody});
        QCOMPARE(shooter(Side::defence), QStringLiteral("patrol 2"));
    }

    /// The log names the player who moves a patrol, or acts by a charmed man.
    void whoMovesWhom()
    {
        PublicState open = new_game();
        open.options.police_player = false;
        const Path path{square()};
        QCOMPARE(log_lines(Moved{0, Mover::patrol_1, path, no_place}, open),
            QStringLiteral("Rosa moves patrol 1 to Pine Road."));
        open.police_owner = 1;
        QCOMPARE(log_lines(Moved{0, Mover::patrol_2, path, no_place}, open),
            QStringLiteral("Bea moves patrol 2 to Pine Road."));
        Figure& dealer = figure(open, beas_dealer);
        dealer.vamped_by = 0;
        dealer.vamped_turns = 3;
        figure(open, beas_dealer).place = square();
        QCOMPARE(log_lines(Moved{0, Mover::vamp, path, no_place}, open),
            QString::fromUtf8("Rosa’s vamp leads Bea’s dealer to Pine Road."));
        open.patrols[1].place = square();
        QCOMPARE(log_lines(CowardAttacked{beas_dealer}, open),
            QString::fromUtf8("Rosa (through Bea’s dealer): mugging, +10 (Pine Road)."));
        QVERIFY(log_lines(PawnPlaced{1, 0}, open)
                    .startsWith(QString::fromUtf8("Rosa (through Bea’s dealer): one of Bea’s pawns")));
        QVERIFY(log_lines(Moved{0, Mover::killer, path, no_place}, open).isEmpty());
    }

    void alarms()
    {
        PublicState open = new_game();
        const auto& old_town = town.districts[town.shops[shop("baker")].district].shop_set;
        open.gangs[0].owned = old_town;
        open.gangs[0].owned.erase(shop("baker"));
        const Shop other = *open.gangs[0].owned.begin();
        open.gangs[0].owned.erase(other);
        const QStringList lines = chronicle_.sentences(Bought{rosas_killer, other}, open);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(plain(lines.last()), QStringLiteral("Old Town: Rosa needs 1 more shop to win."));
    }

    void turnsAndTheEnd()
    {
        const PublicState open = new_game(3);
        QCOMPARE(log_lines(TurnBegan{1, 3}, open), QString());
        QCOMPARE(
            log_lines(TurnBegan{0, 4}, open), QStringLiteral("Round 4. The police are about, and gangs may shoot."));
        QCOMPARE(log_lines(TurnBegan{0, 5}, new_game(4)), QStringLiteral("Round 5."));
        QCOMPARE(log_lines(Eliminated{1}, open), QStringLiteral("Bea is out: everything goes back to the bank."));
        QCOMPARE(log_lines(DistrictWon{0, 0}, open), QStringLiteral("Rosa owns all of Old Town."));
        PublicState end = open;
        end.options.length = 30;
        QCOMPARE(log_lines(GameOver{}, end),
            QStringLiteral("The game is over (rule SG-10.5). After 30 rounds the richest gang wins."));
        end.gangs[0].owned = town.districts[0].shop_set;
        QCOMPARE(log_lines(GameOver{}, end),
            QStringLiteral("The game is over (rule SG-10.1). Whoever owns all 8 shops of a district wins at once."));
        Trade trade{0, 1, {}, {}};
        trade.give.shops.insert(shop("baker"));
        trade.take.cash = 70;
        QCOMPARE(log_lines(Traded{trade}, open), QStringLiteral("A trade: Rosa gives The Lost Loaf, Bea gives 70."));
    }

    void noNoise()
    {
        const PublicState open = new_game();
        for (const Event& event : std::vector<Event>{PhaseBegan{}, Closed{0, Character::killer}, Collected{0, 0},
                 Paid{0, 1, 50}, Committed{rosas_killer, Crime::racket, 1}, TurnEnded{0}, CustodyAsked{0},
                 PawnTurned{0, 0, 1}, Rolled{0, {}}})
            QVERIFY(chronicle_.sentences(event, open).isEmpty());
    }

    void namesAreNoMarkup()
    {
        const Chronicle chronicle({"<b>R&B</b>", "Bea", "Vito"}, {0, 1, 2}, {});
        const QString line = chronicle.sentences(Collected{0, 5}, new_game()).value(0);
        QVERIFY2(line.contains(QStringLiteral("&lt;b&gt;R&amp;B&lt;/b&gt;")), qPrintable(line));
    }

    void linesPointAtWhatTheyTellOf()
    {
        QCOMPARE(chronicle_.about(Racketed{rosas_killer, shop("baker")}), thing(Subject::shop, shop("baker")));
        QCOMPARE(chronicle_.about(CowardAttacked{beas_dealer}), thing(Subject::figure, index_of(beas_dealer)));
        QCOMPARE(chronicle_.about(FellIn{1, 0}), thing(Subject::figure, 13));
        QCOMPARE(chronicle_.about(PawnPlaced{0, 7}), thing(Subject::section, 7));
        QCOMPARE(chronicle_.about(PoliceBought{0}), thing(Subject::police, 0));
        QCOMPARE(chronicle_.about(DistrictWon{0, 3}), thing(Subject::district, 3));
        QCOMPARE(chronicle_.about(Collected{0, 5}), QPointF(LogModel::about_seat, 4));
        QCOMPARE(chronicle_.about(GameOver{}), QPointF(-1, -1));
    }

    /// In whole games and every language, no line lacks a name, and everything it refers to exists.
    void wholeGames()
    {
        for (const char* language : {"en", "it", "fr"}) {
            folder_->preferences()->setLanguage(QString::fromLatin1(language));
            Options options;
            options.duels = Duels::dice;
            State state = deal(options, 3, 5);
            backroom::Random random(5);
            for (int step = 0; step < 600 && !state.over; ++step) {
                const auto seat = *pending(state).begin();
                PublicState before = state;
                Events events;
                apply(state, seat, random_action(state, seat, random), events);
                for (const Event& event : events) {
                    for (const QString& line : chronicle_.sentences(event, before)) {
                        QVERIFY2(!line.contains(QLatin1Char('%')), qPrintable(line));
                        QVERIFY2(plain(line).front().isUpper() || plain(line).front().isDigit(), qPrintable(line));
                        QVERIFY(chronicle_.about(event).x() >= LogModel::about_seat);
                    }
                    follow(before, event);
                }
            }
        }
        folder_->preferences()->setLanguage(QStringLiteral("en"));
    }

    void moods()
    {
        PublicState open = new_game();
        open.gangs[1].owned.insert(shop("baker"));
        const FigureId beas_killer{1, Character::killer};
        QCOMPARE(Chronicle::moods(StuckUp{0, shop("baker"), Prize::money, {}}, open),
            (Moods{{0, Mood::pleased}, {1, Mood::robbed}}));
        // The action of a charmed man counts for the gang that leads him, even in his own gang's shop.
        QCOMPARE(Chronicle::moods(Racketed{beas_killer, shop("baker")}, open),
            (Moods{{0, Mood::pleased}, {1, Mood::robbed}}));
        QCOMPARE(Chronicle::moods(Vamped{beas_killer, 0}, open), (Moods{{0, Mood::pleased}, {1, Mood::robbed}}));
        QCOMPARE(Chronicle::moods(Jailed{beas_dealer, 3}, open), (Moods{{1, Mood::caught}}));
        QCOMPARE(Chronicle::moods(Killed{rosas_killer}, open), (Moods{{0, Mood::beaten}}));
        QVERIFY(Chronicle::moods(TurnEnded{0}, open).empty());
    }
};

BACKROOM_SUITE(SuperGangChronicleTest)
#include "tst_supergang_chronicle.moc"
