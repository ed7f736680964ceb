// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/rail_state.hpp"
#include "app/supergang/trade/trade_sheet.hpp"
#include "app/supergang/words/chronicle.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <memory>

using namespace test;
using namespace test::supergang;

/// Tests trades (SG-10.4): composing, offering, accepting and refusing.
class SuperGangTradeTest : public SeatedTest {
    Q_OBJECT

    std::vector<Action> acts_;

    /// It is Rosa's turn. She has money, two shops and pawns; Bea has money and a shop.
    static Scene scene(int seats = 3)
    {
        Scene made = new_scene(5, {}, seats);
        made.open.turn.phase = Phase::start;
        made.open.gangs[0].cash = 120;
        made.open.gangs[0].stored = 4;
        made.open.gangs[0].owned.insert(baker());
        made.open.gangs[0].owned.insert(sails());
        made.open.gangs[1].cash = 70;
        made.open.gangs[1].owned.insert(hair());
        return decide(made);
    }
    static Scene decide(Scene scene)
    {
        scene.view = View{scene.open, decider(scene.open)};
        return scene;
    }
    static Shop baker() { return shop("baker"); }
    static Shop hair() { return shop("hair"); }
    static Shop sails() { return shop("sails"); }

    std::unique_ptr<TradeSheet> sheet(const Scene& scene)
    {
        acts_.clear();
        auto made = std::make_unique<TradeSheet>([this](const Action& action) { acts_.push_back(action); },
            [](const backroom::Refusal& refusal) {
                return QString::fromLatin1(refusal.code.data(), static_cast<qsizetype>(refusal.code.size()));
            });
        made->show(scene, seated_);
        return made;
    }
    std::unique_ptr<TradeSheet> opened(const Scene& scene)
    {
        auto made = sheet(scene);
        made->open();
        return made;
    }
    static QStringList shops(const SuperGangSide& side)
    {
        QStringList list;
        for (const QVariant& ware : side.shops) {
            const auto of = ware.value<TradeShop>();
            list += of.chosen ? of.name.toUpper() : of.name;
        }
        return list;
    }
    static QStringList changes(const TradeSheet& sheet)
    {
        QStringList list;
        for (const QVariant& change : sheet.changes())
            list += change.value<SuperGangChange>().text;
        return list;
    }

private Q_SLOTS:
    /// The draft shows what would change hands before it is a valid trade (SG-10.4: one side gives nothing yet).
    void whatIsLaidOut()
    {
        const auto laid = opened(scene());
        laid->setCash(TradeSheet::Take, 30);
        QVERIFY(!laid->canOffer());
        QCOMPARE(laid->give().cash_after, 150);
        QCOMPARE(laid->take().cash_after, 40);
        laid->toggleShop(TradeSheet::Take, hair());
        QVERIFY(!laid->canOffer());
        QCOMPARE(laid->give().income_after, laid->give().income_before + 10);
        QCOMPARE(laid->take().income_after, laid->take().income_before - 10);
        QCOMPARE(changes(*laid).size(), 2);
        // Without a token for it, an impossible result is not shown.
        Scene full = scene();
        for (Shop shop = 0; shop < shop_count && full.open.gangs[0].tokens() > 0; ++shop)
            if (shop != hair() && !full.open.gangs[0].owned.contains(shop))
                full.open.gangs[0].rackets.insert(shop);
        const auto short_of_tokens = opened(decide(full));
        short_of_tokens->toggleShop(TradeSheet::Take, hair());
        QCOMPARE(short_of_tokens->give().income_after, short_of_tokens->give().income_before);
    }

    void whenItMayBeOffered()
    {
        Scene shown = scene();
        QVERIFY(sheet(shown)->canOpen());
        shown.open.turn.phase = Phase::police;
        QVERIFY(!sheet(decide(shown))->canOpen());
        shown.open.turn.phase = Phase::gang;
        QVERIFY(sheet(decide(shown))->canOpen());
        shown.view.reset();
        QVERIFY(!sheet(shown)->canOpen());
        shown.open.frames.push_back(Price{0, Member::killer, Character::vamp, hair(), 1, {}});
        const auto closed = sheet(decide(shown));
        QVERIFY(!closed->canOpen());
        closed->open();
        QVERIFY(!closed->shown());
        closed->offer();
        closed->cancel();
        closed->answer(true);
        closed->setCash(TradeSheet::Give, 10);
        closed->setPawns(TradeSheet::Give, 1);
        closed->toggleShop(TradeSheet::Give, baker());
        closed->choosePartner(0);
        QVERIFY(acts_.empty());
        // Nobody is left to trade with.
        Scene last = scene();
        last.open.gangs[1].out = true;
        last.open.gangs[2].out = true;
        QVERIFY(!sheet(decide(last))->canOpen());
    }

    /// SG-10.4: each side gives something, and one of them something other than cash.
    void whenThereIsNothingToTrade()
    {
        Scene poor = scene();
        for (Gang& gang : poor.open.gangs) {
            gang.owned = {};
            gang.stored = 0;
        }
        const auto shown = sheet(decide(poor));
        QVERIFY(!shown->canOpen());
        QVERIFY(shown->whyNotOpen().startsWith(QStringLiteral("There is nothing to trade yet")));
        shown->open();
        QVERIFY(!shown->shown());
        // The rail does not propose it either.
        const auto proposes = [this](const Scene& at) {
            return supergang_table::rail_of(decide(at), seated_).text.contains(QStringLiteral("trade"));
        };
        QVERIFY(!proposes(poor) && proposes(scene()));
        // At other times this is not the reason.
        Scene police = poor;
        police.open.turn.phase = Phase::police;
        QCOMPARE(sheet(decide(police))->whyNotOpen(), QString());
        // Somebody's shop can be bought, as long as there is money.
        poor.open.gangs[1].owned.insert(hair());
        QVERIFY(sheet(decide(poor))->canOpen());
        QCOMPARE(sheet(decide(poor))->whyNotOpen(), QString());
        poor.open.gangs[0].cash = 0;
        QVERIFY(!sheet(decide(poor))->canOpen());
        poor.open.gangs[0].stored = 1;
        QVERIFY(sheet(decide(poor))->canOpen());
    }

    void empty()
    {
        const auto shown = opened(scene());
        QVERIFY(shown->shown() && shown->composing() && !shown->asked());
        QVERIFY(shown->empty());
        QCOMPARE(shown->name(), QStringLiteral("Rosa"));
        QCOMPARE(shown->mark(), 4);
        QVERIFY(!shown->canOffer());
        QCOMPARE(shown->refusal(), QStringLiteral("gives-nothing"));
        QCOMPARE(shown->rule(), QStringLiteral("SG-10.4"));
        QCOMPARE(shown->give().title, QStringLiteral("Rosa gives"));
        QCOMPARE(shown->give().most_cash, 120);
        QCOMPARE(shown->give().most_pawns, 4);
        QCOMPARE(shown->give().pawn_picture, QStringLiteral("tokens/traffic-ring"));
        QCOMPARE(shops(shown->give()), (QStringList{"The Lost Loaf", "Fair Wind"}));
        QCOMPARE(shown->take().name, QStringLiteral("Bea"));
        QCOMPARE(shown->take().mark, 1);
        QCOMPARE(shown->take().most_cash, 70);
        QCOMPARE(shown->take().most_pawns, 0);
        QCOMPARE(shops(shown->take()), (QStringList{"Permanent Wave"}));
        const auto wave = shown->take().shops.first().value<TradeShop>();
        QCOMPARE(wave.sign, QStringLiteral("town/badge-vamp"));
        QCOMPARE(wave.label, QStringLiteral("Permanent Wave, Old Town"));
        QCOMPARE(wave.picture, QStringLiteral("town/district-old-town"));
        QCOMPARE(wave.shop, int{hair()});
        shown->offer();
        QVERIFY(acts_.empty());
    }

    void partners()
    {
        Scene shown = scene(4);
        shown.open.gangs[2].out = true;
        const auto trade = opened(decide(shown));
        QCOMPARE(trade->partners().size(), 2);
        const auto first = trade->partners()[0].value<PersonChoice>();
        QCOMPARE(first.name, QStringLiteral("Bea"));
        QCOMPARE(first.picture, QStringLiteral("marks/crescent-disc"));
        QVERIFY(first.chosen);
        trade->toggleShop(TradeSheet::Give, baker());
        trade->setCash(TradeSheet::Take, 50);
        trade->choosePartner(1);
        QVERIFY(trade->partners()[1].value<PersonChoice>().chosen);
        QCOMPARE(trade->take().name, QStringLiteral("Sal"));
        // Bea's part of the draft is not taken over for Sal.
        QCOMPARE(trade->take().cash, 0);
        QCOMPARE(shops(trade->give()), (QStringList{"THE LOST LOAF", "Fair Wind"}));
        trade->choosePartner(2);
        trade->choosePartner(-1);
        QCOMPARE(trade->take().name, QStringLiteral("Sal"));
    }

    void anOffer()
    {
        const Scene shown = scene();
        const auto trade = opened(shown);
        trade->setCash(TradeSheet::Give, 45);
        QCOMPARE(trade->refusal(), QStringLiteral("gives-nothing"));
        QVERIFY(!trade->empty());
        trade->setCash(TradeSheet::Take, 10);
        QCOMPARE(trade->refusal(), QStringLiteral("only-cash"));
        QVERIFY(changes(*trade).isEmpty());
        QCOMPARE(trade->give().cash_after, 85);
        trade->setPawns(TradeSheet::Give, 3);
        trade->toggleShop(TradeSheet::Take, hair());
        QCOMPARE(trade->refusal(), QString());
        QCOMPARE(trade->rule(), QString());
        QVERIFY(trade->canOffer());
        QCOMPARE(trade->give().cash_before, 120);
        QCOMPARE(trade->give().cash_after, 85);
        QCOMPARE(trade->give().income_before, 20);
        QCOMPARE(trade->give().income_after, 30);
        QCOMPARE(trade->take().cash_after, 105);
        QCOMPARE(trade->take().income_before, 10);
        QCOMPARE(trade->take().income_after, 0);
        QCOMPARE(changes(*trade), (QStringList{"Old Town: Rosa 1 → 2 of 8", "Old Town: Bea 1 → 0 of 8"}));
        trade->offer();
        QVERIFY(!trade->shown());
        QCOMPARE(acts_.size(), std::size_t{1});
        const Offer wanted{1, {45, 3, {}}, {10, 0, {hair()}}};
        QVERIFY(std::get<Offer>(acts_.front()) == wanted);
        QVERIFY(!check(shown.open, 0, acts_.front()));
    }

    void limits()
    {
        const auto trade = opened(scene());
        trade->setCash(TradeSheet::Give, 500);
        QCOMPARE(trade->give().cash, 120);
        trade->setCash(TradeSheet::Give, -5);
        QCOMPARE(trade->give().cash, 0);
        trade->setPawns(TradeSheet::Give, 9);
        QCOMPARE(trade->give().pawns, 4);
        trade->setPawns(TradeSheet::Take, 1);
        QCOMPARE(trade->take().pawns, 0);
        // Only own shops can be toggled.
        trade->toggleShop(TradeSheet::Give, hair());
        trade->toggleShop(TradeSheet::Give, -1);
        trade->toggleShop(TradeSheet::Give, shop_count);
        trade->toggleShop(TradeSheet::Give, baker());
        QCOMPARE(shops(trade->give()), (QStringList{"THE LOST LOAF", "Fair Wind"}));
        trade->toggleShop(TradeSheet::Give, baker());
        QCOMPARE(shops(trade->give()), (QStringList{"The Lost Loaf", "Fair Wind"}));
    }

    void tooFewTokens()
    {
        Scene shown = scene();
        for (Shop shop = 0; shown.open.gangs[1].tokens() > 0; ++shop)
            if (owner_of(shown.open, shop) == nobody)
                shown.open.gangs[1].rackets.insert(shop);
        const auto trade = opened(decide(shown));
        trade->toggleShop(TradeSheet::Give, baker());
        trade->setCash(TradeSheet::Take, 50);
        QCOMPARE(trade->refusal(), QStringLiteral("too-few-tokens"));
        QVERIFY(!trade->canOffer());
        trade->offer();
        QVERIFY(acts_.empty());
    }

    /// A trade that wins (SG-10.1).
    void aTradeThatWins()
    {
        Scene shown = scene();
        Gang& rosa = shown.open.gangs[0];
        rosa.owned = town.districts[0].shop_set;
        rosa.owned.erase(hair());
        const auto trade = opened(decide(shown));
        trade->setPawns(TradeSheet::Give, 1);
        trade->toggleShop(TradeSheet::Take, hair());
        QVERIFY(trade->changes().first().value<SuperGangChange>().wins);
        QCOMPARE(changes(*trade).first(), QStringLiteral("Old Town: Rosa 7 → 8 of 8 · and so Rosa wins"));
        QVERIFY(!trade->changes().last().value<SuperGangChange>().wins);
    }

    /// A computer player gives its reason in the log, even without table talk. A person gives none.
    void whyItIsRefusedIsLogged()
    {
        Scene asked = scene();
        asked.open.frames.push_back(Trade{0, 1, {1, 0, {}}, {0, 0, {hair()}}});
        const auto told = [&](const QList<int>& levels) {
            return Chronicle(names_, marks_, levels).sentences(Refused{1}, asked.open).join(QString());
        };
        QVERIFY2(told({0, 2, 2, 2}).contains(QStringLiteral(" says no: “")), qPrintable(told({0, 2, 2, 2})));
        QVERIFY2(told({0, 0, 2, 2}).endsWith(QStringLiteral(" says no.")), qPrintable(told({0, 0, 2, 2})));
        QVERIFY(told({}).endsWith(QStringLiteral(" says no.")));
    }

    void cancelling()
    {
        const auto trade = opened(scene());
        const int number = trade->number();
        trade->setCash(TradeSheet::Give, 45);
        trade->cancel();
        QVERIFY(!trade->shown());
        QVERIFY(acts_.empty());
        trade->open();
        QVERIFY(trade->shown() && trade->empty());
        QCOMPARE(trade->number(), number + 1);
    }

    /// The draft stays as long as it can be offered, reduced to what is available.
    void whatHappensMeanwhile()
    {
        Scene shown = scene();
        const auto trade = opened(shown);
        trade->setCash(TradeSheet::Give, 120);
        trade->toggleShop(TradeSheet::Give, baker());
        trade->toggleShop(TradeSheet::Give, sails());
        shown.open.gangs[0].cash = 30;
        shown.open.gangs[0].owned.erase(sails());
        trade->show(decide(shown), seated_);
        QVERIFY(trade->composing());
        QCOMPARE(trade->give().cash, 30);
        QCOMPARE(shops(trade->give()), (QStringList{"THE LOST LOAF"}));
        shown.open.turn.seat = 1;
        trade->show(decide(shown), seated_);
        QVERIFY(!trade->shown());
        QVERIFY(trade->canOpen());
    }

    void theOtherIsAsked()
    {
        Scene shown = scene();
        const Trade offered{0, 1, {45, 3, {baker()}}, {10, 0, {}}};
        shown.open.frames.push_back(offered);
        const auto trade = sheet(decide(shown));
        QVERIFY(trade->shown() && trade->asked() && !trade->composing());
        QCOMPARE(trade->name(), QStringLiteral("Bea"));
        QCOMPARE(trade->mark(), 1);
        QCOMPARE(trade->title(), QStringLiteral("Rosa offers a trade"));
        QCOMPARE(trade->text(), QStringLiteral("The mouse goes to Bea"));
        QVERIFY(trade->partners().isEmpty());
        QVERIFY(!trade->canOffer() && !trade->canOpen());
        QCOMPARE(trade->give().cash, 45);
        QCOMPARE(trade->give().pawns, 3);
        // Only the shops that change hands.
        QCOMPARE(shops(trade->give()), (QStringList{"THE LOST LOAF"}));
        QVERIFY(shops(trade->take()).isEmpty());
        QVERIFY(!trade->take().nothing);
        QCOMPARE(trade->take().income_after, 20);
        QCOMPARE(changes(*trade), (QStringList{"Old Town: Rosa 1 → 0 of 8", "Old Town: Bea 1 → 2 of 8"}));
        trade->setCash(TradeSheet::Give, 0);
        trade->toggleShop(TradeSheet::Give, baker());
        trade->cancel();
        QCOMPARE(trade->give().cash, 45);
        QVERIFY(trade->asked());
        for (const bool accept : {true, false}) {
            acts_.clear();
            trade->answer(accept);
            QCOMPARE(acts_.size(), std::size_t{1});
            QVERIFY(std::get<Answer>(acts_.front()) == Answer{accept});
            QVERIFY(!check(shown.open, 1, acts_.front()));
        }
        const int number = trade->number();
        trade->show(decide(shown), seated_);
        QCOMPARE(trade->number(), number);
        shown.open.frames = {};
        trade->show(decide(shown), seated_);
        QVERIFY(!trade->shown());
    }
};

BACKROOM_SUITE(SuperGangTradeTest)
#include "tst_supergang_trade.moc"
