// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/trade/question.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <QSignalSpy>
#include <memory>

using namespace test;
using namespace test::supergang;

/// Tests questions that interrupt a turn: arrests, prices, custody.
class SuperGangQuestionTest : public SeatedTest {
    Q_OBJECT

    std::vector<Action> answers_;

    static Scene scene(int seats = 3, const Options& options = {})
    {
        Scene made = new_scene(5, options, seats);
        made.open.turn.phase = Phase::gang;
        return made;
    }

    /// Bea's dealer is under arrest, with others of his gang beside him.
    static Scene arrest(bool custody = false)
    {
        Scene made = scene();
        made.open.turn.phase = Phase::police;
        for (const Character character : all_characters)
            figure(made.open, {1, character}).place = at("s46");
        figure(made.open, beas_dealer).record = custody ? 0 : 2;
        made.open.patrols[0].place = at("s46");
        made.open.frames.push_back(Arrest{beas_dealer, 0, custody});
        decide(made);
        return made;
    }
    /// Rosa's killer wants a vamp in Bea's shop.
    static Scene price(std::optional<std::int16_t> named, int cash = 100)
    {
        Scene made = scene();
        const Shop hair = shop("hair");
        made.open.gangs[0].cash = static_cast<std::int16_t>(cash);
        made.open.gangs[1].owned.insert(hair);
        figure(made.open, rosas_killer).place = place_of(hair);
        figure(made.open, rosas_vamp).state = FigureState::graveyard;
        made.open.turn.active = Character::killer;
        made.open.frames.push_back(Price{0, Member::killer, Character::vamp, hair, 1, named});
        decide(made);
        return made;
    }
    /// Sal plays the police; two innocent figures and a third one are in the patrol's place.
    static Scene custody(int innocents)
    {
        Scene made = scene(4, {.police_player = true});
        made.open.turn.phase = Phase::police;
        for (FigureId id : {rosas_killer, beas_vamp, beas_dealer})
            figure(made.open, id).place = at("s46");
        if (innocents < 3)
            figure(made.open, beas_dealer).record = 1;
        if (innocents < 2)
            figure(made.open, beas_vamp).crimes[0] = 1;
        made.open.patrols[1].place = at("s46");
        made.open.frames.push_back(Custody{1});
        decide(made);
        return made;
    }

    std::unique_ptr<QuestionSheet> sheet(const Scene& scene)
    {
        answers_.clear();
        auto made = std::make_unique<QuestionSheet>([this](const Action& action) { answers_.push_back(action); });
        made->show(scene, seated_);
        return made;
    }
    static SuperGangChoice choice(const QuestionSheet& sheet, int at)
    {
        return sheet.choices().at(at).value<SuperGangChoice>();
    }
    static PersonChoice person(const QuestionSheet& sheet, int at)
    {
        return sheet.people().at(at).value<PersonChoice>();
    }
    template <class Kind>
    void answered(const Kind& action)
    {
        QCOMPARE(answers_.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<Kind>(answers_.front()));
        QVERIFY(std::get<Kind>(answers_.front()) == action);
        answers_.clear();
    }
    /// Presses every enabled button; each action must be allowed.
    void pressAll(QuestionSheet& sheet, const Scene& scene)
    {
        for (int at = 0; at < sheet.choices().size(); ++at) {
            answers_.clear();
            sheet.choose(at);
            QCOMPARE(answers_.size(), choice(sheet, at).enabled ? 1u : 0u);
            for (const Action& action : answers_)
                QVERIFY(!check(scene.open, decider(scene.open), action));
        }
        answers_.clear();
        sheet.choose(-1);
        sheet.choose(static_cast<int>(sheet.choices().size()));
        QVERIFY(answers_.empty());
    }

private Q_SLOTS:
    void nothingIsAsked()
    {
        Scene quiet = scene();
        const auto none = sheet(quiet);
        QVERIFY(!none->shown());
        QCOMPARE(none->kind(), QuestionSheet::None);
        QCOMPARE(none->place(), -1);
        decide(quiet);
        none->show(quiet, seated_);
        QVERIFY(!none->shown());
        none->toggle(0);
        none->setPrice(10);
        none->choose(0);
        QVERIFY(answers_.empty());
        // Not while events are shown, and not for a duel or a trade.
        Scene told = arrest();
        told.view.reset();
        none->show(told, seated_);
        QVERIFY(!none->shown());
        told = scene();
        told.open.frames.push_back(Trade{0, 1, {}, {}});
        decide(told);
        none->show(told, seated_);
        QVERIFY(!none->shown());
        QVERIFY(none->choices().isEmpty());
    }

    /// An arrest (SG-9.5).
    void anArrest()
    {
        const Scene asked = arrest();
        const auto shown = sheet(asked);
        QVERIFY(shown->shown());
        QCOMPARE(shown->kind(), QuestionSheet::Arrest);
        QCOMPARE(shown->name(), QStringLiteral("Bea"));
        QCOMPARE(shown->mark(), 1);
        QCOMPARE(shown->handOver(), QStringLiteral("The mouse goes to Bea"));
        QCOMPARE(shown->otherMark(), -1);
        QCOMPARE(shown->picture(), QStringLiteral("figures/dealer-crescent"));
        QCOMPARE(shown->otherPicture(), QStringLiteral("figures/patrol-1"));
        QCOMPARE(shown->title(), QStringLiteral("Under arrest: Bea’s dealer"));
        QCOMPARE(shown->text(), QStringLiteral("Three Cats Street · patrol 1 · 2 years on record"));
        QCOMPARE(shown->rule(), QStringLiteral("SG-9.5"));
        QCOMPARE(shown->place(), int{at("s46")});
        QVERIFY(!shown->pricing());
        QCOMPARE(choice(*shown, 0).word, QStringLiteral("Go quietly"));
        QCOMPARE(choice(*shown, 0).figure, QStringLiteral("2 turns"));
        QCOMPARE(
            choice(*shown, 0).text, QStringLiteral("In jail for 2 turns, then in the centre with a clean record."));
        QVERIFY(!choice(*shown, 0).danger);
        QCOMPARE(choice(*shown, 1).word, QStringLiteral("Rebel"));
        QVERIFY(choice(*shown, 1).danger);
        QVERIFY(choice(*shown, 1).text.startsWith(
            QStringLiteral("A duel, alone against two cops. If you win: free, with 3 years")));
        shown->choose(0);
        answered(GoQuietly{});
        shown->choose(1);
        answered(Rebel{});
        pressAll(*shown, asked);
    }

    void whatIsTakenFromHim()
    {
        Scene asked = arrest();
        for (const Section section : town.places[at("s46")].sections)
            asked.open.gangs[1].pawns.insert(section);
        const auto lost = static_cast<int>(town.places[at("s46")].sections.size());
        decide(asked);
        auto shown = sheet(asked);
        QVERIFY2(
            choice(*shown, 0).text.contains(QStringLiteral("%1 pawn").arg(lost)), qPrintable(choice(*shown, 0).text));
        // In a shop, the racket is lost too.
        const Shop baker = shop("baker");
        figure(asked.open, beas_dealer).place = place_of(baker);
        asked.open.gangs[1].rackets.insert(baker);
        decide(asked);
        shown = sheet(asked);
        QVERIFY(choice(*shown, 0).text.contains(QStringLiteral("The racket in The Lost Loaf goes back to the bank.")));
        QVERIFY(shown->people().isEmpty());
        QCOMPARE(shown->peopleText(), QString());
    }

    void accomplicesOfARebel()
    {
        const Scene asked = arrest();
        const auto shown = sheet(asked);
        QCOMPARE(shown->people().size(), 2);
        QCOMPARE(shown->peopleText(), QStringLiteral("Who joins in? Each gets 1 year too."));
        QCOMPARE(person(*shown, 0).name, QStringLiteral("Bea’s killer"));
        QCOMPARE(person(*shown, 0).picture, QStringLiteral("figures/killer-crescent"));
        QVERIFY(!person(*shown, 0).chosen);
        const QString alone = choice(*shown, 1).text;
        QSignalSpy changed(shown.get(), &QuestionSheet::changed);
        shown->toggle(0);
        QCOMPARE(changed.size(), 1);
        QVERIFY(person(*shown, 0).chosen && !person(*shown, 1).chosen);
        QVERIFY(choice(*shown, 1).text.startsWith(QStringLiteral("A duel of 2 ")));
        QVERIFY(choice(*shown, 1).text != alone);
        shown->toggle(1);
        shown->choose(1);
        answered(Rebel{{index_of(Member::killer), index_of(Member::vamp)}});
        pressAll(*shown, asked);
        shown->toggle(0);
        shown->choose(1);
        answered(Rebel{{index_of(Member::vamp)}});
        shown->toggle(2);
        shown->toggle(-1);
        QVERIFY(person(*shown, 1).chosen);
        // The same question keeps its draft; a different one does not.
        shown->show(asked, seated_);
        QVERIFY(person(*shown, 1).chosen);
        const int number = shown->number();
        Scene next = arrest();
        next.open.frames = {};
        next.open.frames.push_back(Arrest{{1, Character::killer}, 0, false});
        decide(next);
        shown->show(next, seated_);
        QCOMPARE(shown->number(), number + 1);
        QVERIFY(!person(*shown, 0).chosen && !person(*shown, 1).chosen);
    }

    /// SG-7.2: the vamp's gang decides about her man.
    void aVampedManUnderArrest()
    {
        Scene asked = arrest();
        Figure& man = figure(asked.open, beas_dealer);
        man.vamped_by = 2;
        man.vamped_turns = 1;
        figure(asked.open, {2, Character::vamp}).place = man.place;
        decide(asked);
        const auto shown = sheet(asked);
        QCOMPARE(shown->name(), QStringLiteral("Vito"));
        QCOMPARE(shown->title(), QStringLiteral("Under arrest: Bea’s dealer"));
        QCOMPARE(shown->people().size(), 1);
        QCOMPARE(person(*shown, 0).name, QStringLiteral("Vito’s vamp"));
        shown->toggle(0);
        shown->choose(1);
        answered(Rebel{{index_of(Member::vamp)}});
        pressAll(*shown, asked);
        // The same arrest with another deciding seat is a new question, with no draft taken over.
        const int number = shown->number();
        figure(asked.open, beas_dealer).vamped_by = nobody;
        figure(asked.open, beas_dealer).vamped_turns = 0;
        decide(asked);
        shown->show(asked, seated_);
        QCOMPARE(shown->name(), QStringLiteral("Bea"));
        QCOMPARE(shown->number(), number + 1);
        for (int at = 0; at < shown->people().size(); ++at)
            QVERIFY(!person(*shown, at).chosen);
    }

    void inCustody()
    {
        const Scene asked = arrest(true);
        const auto shown = sheet(asked);
        QCOMPARE(shown->title(), QStringLiteral("Into custody: Bea’s dealer"));
        QVERIFY(shown->text().endsWith(QStringLiteral("innocent")));
        QCOMPARE(choice(*shown, 0).figure, QStringLiteral("1 turn"));
    }

    /// Naming a price (SG-5.12).
    void aPriceIsNamed()
    {
        const Scene asked = price({});
        const auto shown = sheet(asked);
        QCOMPARE(shown->kind(), QuestionSheet::NamePrice);
        QVERIFY(shown->pricing());
        QCOMPARE(shown->name(), QStringLiteral("Bea"));
        QCOMPARE(shown->handOver(), QStringLiteral("The mouse goes to Bea"));
        QCOMPARE(shown->otherName(), QStringLiteral("Rosa"));
        QCOMPARE(shown->otherMark(), 4);
        QCOMPARE(shown->picture(), QStringLiteral("figures/vamp-ring"));
        QCOMPARE(shown->otherPicture(), QString());
        QCOMPARE(shown->text(), QStringLiteral("A new vamp · Permanent Wave · Rosa has 100"));
        QCOMPARE(shown->rule(), QStringLiteral("SG-5.12"));
        QCOMPARE(shown->place(), int{place_of(shop("hair"))});
        QCOMPARE(shown->price(), 50);
        QCOMPARE(shown->mostPrice(), most_money);
        shown->choose(0);
        answered(NamePrice{std::int16_t{50}});
        QSignalSpy entered(shown.get(), &QuestionSheet::entered);
        shown->setPrice(50);
        QCOMPARE(entered.count(), 0);
        shown->setPrice(75);
        QCOMPARE(entered.count(), 1);
        QCOMPARE(shown->price(), 75);
        QCOMPARE(shown->priceText(), QStringLiteral("75"));
        QCOMPARE(choice(*shown, 0).figure, QStringLiteral("+75"));
        QVERIFY(!shown->tooDear());
        shown->choose(0);
        answered(NamePrice{std::int16_t{75}});
        shown->setPrice(105);
        QVERIFY(shown->tooDear());
        QCOMPARE(choice(*shown, 0).text, QStringLiteral("Rosa has only 100 and can only decline."));
        shown->setPrice(-20);
        QCOMPARE(shown->price(), 0);
        QCOMPARE(shown->priceText(), QStringLiteral("nothing"));
        QCOMPARE(choice(*shown, 0).figure, QString());
        shown->setPrice(10000);
        QCOMPARE(shown->price(), most_money);
        QCOMPARE(choice(*shown, 1).word, QStringLiteral("Refuse"));
        shown->choose(1);
        answered(NamePrice{});
        pressAll(*shown, asked);
        // The proposed price is one that Rosa can pay.
        QCOMPARE(sheet(price({}, 33))->price(), 30);
        QCOMPARE(sheet(price({}, 0))->price(), 0);
    }

    void aPriceIsAccepted()
    {
        const Scene asked = price(std::int16_t{80});
        auto shown = sheet(asked);
        QCOMPARE(shown->kind(), QuestionSheet::AcceptPrice);
        QVERIFY(!shown->pricing());
        QCOMPARE(shown->name(), QStringLiteral("Rosa"));
        QCOMPARE(shown->handOver(), QStringLiteral("Rosa decides"));
        QCOMPARE(shown->otherName(), QStringLiteral("Bea"));
        QCOMPARE(shown->otherMark(), 1);
        QCOMPARE(shown->title(), QStringLiteral("Bea asks 80"));
        QCOMPARE(choice(*shown, 0).figure, QStringLiteral("−80"));
        QCOMPARE(
            choice(*shown, 0).text, QStringLiteral("Arrives at once, with a clean record. You will have 20 left."));
        shown->choose(0);
        answered(Answer{true});
        shown->choose(1);
        answered(Answer{false});
        pressAll(*shown, asked);

        const Scene dear = price(std::int16_t{120});
        shown = sheet(dear);
        QVERIFY(!choice(*shown, 0).enabled);
        QCOMPARE(choice(*shown, 0).text, QStringLiteral("You have only 100."));
        pressAll(*shown, dear);
        QCOMPARE(sheet(price(std::int16_t{0}))->title(), QStringLiteral("Bea asks for no money"));
    }

    /// Custody (SG-10.3).
    void whoIsTakenIntoCustody()
    {
        const Scene asked = custody(3);
        const auto shown = sheet(asked);
        QCOMPARE(shown->kind(), QuestionSheet::Custody);
        QCOMPARE(shown->name(), QStringLiteral("Sal"));
        QCOMPARE(shown->otherPicture(), QStringLiteral("figures/patrol-2"));
        QCOMPARE(shown->people().size(), 3);
        QVERIFY(!choice(*shown, 0).enabled);
        QCOMPARE(choice(*shown, 0).text, QStringLiteral("Choose somebody first."));
        pressAll(*shown, asked);
        shown->toggle(1);
        QVERIFY(person(*shown, 1).chosen);
        shown->toggle(0);
        QVERIFY(person(*shown, 0).chosen && !person(*shown, 1).chosen);
        shown->toggle(0);
        QVERIFY(!person(*shown, 0).chosen);
        shown->toggle(2);
        QCOMPARE(choice(*shown, 0).text, QStringLiteral("Bea’s dealer: 1 year, or a rebellion."));
        shown->choose(0);
        answered(TakeCustody{beas_dealer});
        QCOMPARE(choice(*shown, 1).word, QStringLiteral("Done"));
        shown->choose(1);
        answered(Done{Mover::patrol_2});
        pressAll(*shown, asked);
    }

    void theOnlyInnocentIsProposed()
    {
        const Scene asked = custody(1);
        const auto shown = sheet(asked);
        QCOMPARE(shown->people().size(), 1);
        QVERIFY(person(*shown, 0).chosen);
        shown->choose(0);
        answered(TakeCustody{{0, Character::killer}});
    }
};

BACKROOM_SUITE(SuperGangQuestionTest)
#include "tst_supergang_question.moc"
