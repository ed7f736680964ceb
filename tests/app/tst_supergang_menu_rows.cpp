// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/menu_wording.hpp"
#include "suites.hpp"
#include "supergang_menus.hpp"

#include <QFile>

#include <map>
#include <set>

using namespace test;
using namespace test::supergang;

/// Tests what the rows of the menu say: prices, crimes, years, and why something cannot be done.
class SuperGangMenuRowsTest : public MenuTest {
    Q_OBJECT

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
    /// Calls `see` with every row that is an action as it stands, in many random games.
    void every_row(int games, const std::function<void(const State&, const MenuChoice&, const MenuRow&)>& see) const
    {
        random_games(games, 500, [&](const State& state) {
            if (!acting(state))
                return;
            const Scene scene = scene_of(state);
            const auto list = choices(scene);
            const auto made = rows(menu_of(scene, seated_));
            for (std::size_t at = 0; at < list.size(); ++at)
                if (!list[at].refusal && list[at].action)
                    see(state, list[at], made[at]);
        });
    }
    template <class Kind>
    static bool has(const Events& events)
    {
        return std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<Kind>(event); });
    }

private Q_SLOTS:
    /// All rows are numbered from 1, also those of impossible actions, which have a reason; all have pictures.
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
                std::set<QString> possible;
                const auto made = rows(menu);
                QCOMPARE(made.size(), choices(scene).size());
                for (const MenuRow& one : made) {
                    QVERIFY(!one.word.isEmpty() && one.label.contains(one.word));
                    QVERIFY2(QFile::exists(QStringLiteral(":/art/actions/brass/%1.svg").arg(one.icon)),
                        qPrintable(one.icon));
                    QCOMPARE(one.number, ++number);
                    QCOMPARE(one.enabled, one.rule.isEmpty());
                    QVERIFY2(!one.enabled || possible.insert(one.word).second, qPrintable(one.word));
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
        every_row(40, [&](const State& state, const MenuChoice& choice, const MenuRow& row) {
            if (choice.party)
                return;
            Events events;
            after(state, *choice.action, events);
            const bool seen = has<Witnessed>(events);
            const bool crime = seen || has<Committed>(events);
            // Placing pawns is one crime for each stop (SG-6.4).
            if (!std::holds_alternative<PlacePawn>(*choice.action))
                QVERIFY2(row.criminal == crime, qPrintable(row.label));
            if (crime) {
                QVERIFY2(row.criminal, qPrintable(row.label));
                QVERIFY2(row.seen == seen, qPrintable(row.label));
                QVERIFY2((row.witness.startsWith(QStringLiteral("No "))) != seen, qPrintable(row.label));
            }
            crimes += crime;
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
        every_row(60, [&](State state, const MenuChoice& choice, const MenuRow& row) {
            if (!choice.party)
                return;
            const YearsAtStake years = years_at_stake(*duel_begun_by(state, *choice.action));
            QCOMPARE(row.crime, MenuWording::crime(years.least, years.most));
            if (std::holds_alternative<StickUp>(*choice.action)) {
                const int managers_there = managers(town.shops[shop_at(acting_place(state))].kind);
                QCOMPARE(years.least, years_for(Crime::stick_up));
                QCOMPARE(years.most, years_for(Crime::stick_up) + managers_there * years_for(Crime::murder));
            }
            state.options.duels = Duels::dice;
            Events events;
            after(state, *choice.action, events);
            std::map<int, int> brought;
            for (const Event& event : events)
                if (const auto* crime = std::get_if<Committed>(&event))
                    brought[index_of(crime->figure)] += crime->times * years_for(crime->crime);
            for (const auto& [figure, sum] : brought) {
                QVERIFY2(sum >= years.least && sum <= years.most, qPrintable(row.crime));
                seen[{years.least, years.most}].insert(sum);
            }
        });
        // Both extremes do occur.
        for (const auto& [promised, sums] : seen)
            if (promised.second <= 3) {
                const QString crime = MenuWording::crime(promised.first, promised.second);
                QVERIFY2(sums.contains(promised.first), qPrintable(crime));
                QVERIFY2(sums.contains(promised.second), qPrintable(crime));
            }
        QVERIFY(seen.size() >= 3);
    }

    void moneyIsWhatItSays()
    {
        int paid = 0;
        every_row(40, [&](const State& state, const MenuChoice& choice, const MenuRow& row) {
            Events events;
            const State then = after(state, *choice.action, events);
            if (choice.party || std::holds_alternative<Recruit>(*choice.action) || then.over)
                return;
            const int gain = then.gangs[state.turn.seat].cash - state.gangs[state.turn.seat].cash;
            const QString said =
                gain == 0 ? QString() : QString::fromUtf8(gain > 0 ? "+%1" : "−%1").arg(std::abs(gain));
            QVERIFY2(row.money == said || (gain == 0 && row.money == QStringLiteral("+0")),
                qPrintable(row.label + QLatin1Char(' ') + said));
            paid += gain != 0;
        });
        QVERIFY(paid > 100);
    }

    /// A row says by how much a racket, a shop or a pawn raises the income of a turn (SG-3.4).
    void incomeIsWhatItSays()
    {
        int earned = 0;
        every_row(40, [&](const State& state, const MenuChoice& choice, const MenuRow& row) {
            if (choice.party) {
                const auto* stick_up = std::get_if<StickUp>(&*choice.action);
                const bool shop = stick_up != nullptr && stick_up->prize == Prize::ownership;
                const Shop where = shop_at(acting_place(state));
                QCOMPARE(row.per_turn,
                    shop ? QStringLiteral("+%1 a turn").arg(income_added_by(state, state.turn.seat, where))
                         : QString());
                return;
            }
            Events events;
            const State then = after(state, *choice.action, events);
            // With the turn end those who were away or led by a vamp come back, and bring their own income.
            if (then.over || has<TurnBegan>(events) || std::holds_alternative<Vamp>(*choice.action)
                || std::holds_alternative<Recruit>(*choice.action))
                return;
            const int gain = income_of(then, state.turn.seat) - income_of(state, state.turn.seat);
            QCOMPARE(row.per_turn, gain > 0 ? QStringLiteral("+%1 a turn").arg(gain) : QString());
            earned += gain > 0;
        });
        QVERIFY(earned > 30);
    }

    /// A shop without an owner (SG-5.4 to 5.6).
    void aShopOfNobody()
    {
        const Scene scene = scene_at(before_shop(), into_hair_);
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
        Position from = before_shop();
        from.gangs[0].cash = 99;
        const MenuRow buy = row(scene_at(from, into_hair_), QStringLiteral("Buy the shop"));
        QVERIFY(!buy.enabled);
        QCOMPARE(buy.number, row(scene_at(before_shop(), into_hair_), QStringLiteral("Buy the shop")).number);
        QCOMPARE(buy.rule, QStringLiteral("SG-5.5"));
        QVERIFY(!buy.text.isEmpty());
    }
};

BACKROOM_SUITE(SuperGangMenuRowsTest)
#include "tst_supergang_menu_rows.moc"
