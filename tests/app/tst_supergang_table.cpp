// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sound_player.hpp"
#include "app/table/table_sound.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"
#include "supergang_tables.hpp"

using namespace test;
using namespace test::supergang;

/// Runs the suite for all tables, and tests what is special to SuperGang: no secrets, and questions that interrupt a
/// turn.
class SuperGangTableTest : public test::KeptSuite<SuperGangTable> {
    Q_OBJECT

    QVariantMap matchOptions() const override { return {{QStringLiteral("length"), 10}}; }

    void lift(SuperGangTable& table, backroom::Random& random) override
    {
        table.hold(static_cast<int>(random.below(5)));
        table.aimNext(1 + static_cast<int>(random.below(4)));
    }
    void press(SuperGangTable& table, backroom::Random& random) override
    {
        const auto what = random.below(4);
        what == 0 ? table.roll() : what == 1 ? table.act(1) : what == 2 ? table.go() : table.done();
    }

    static SuperGangTable& left(HouseFolder& folder, const backroom::Match<SuperGang>& match)
    {
        const auto lines = backroom::Journal<SuperGang>::lines(match);
        folder->goHome();
        const qint64 id = folder->store().begin(QStringLiteral("supergang"),
            usual_marks(static_cast<int>(match.setup().names.size())), QString::fromStdString(lines.front()),
            folder->preferences()->houseRules());
        for (std::size_t line = 1; line < lines.size(); ++line)
            folder->store().append(id, QString::fromStdString(lines[line]));
        folder->continueMatch();
        return table_in<SuperGangTable>(folder.house());
    }
    static void same(const GameTable& one, const GameTable& other)
    {
        // The number of throws only starts animations.
        const QRegularExpression what(QStringLiteral("^(?!.*tosses = |refusal\\.point = )"));
        QCOMPARE(difference(dump(one).filter(what), dump(other).filter(what)), QString());
    }
    struct Moment {
        Position from;
        std::vector<Action> actions;
        SuperGangTable::Moment phase;
        Options options = {};
    };
    /// Returns tables in every kind of situation, especially with open questions.
    static std::vector<std::pair<const char*, Moment>> moments()
    {
        std::vector<std::pair<const char*, Moment>> list;
        list.push_back({"start", {street(), {}, SuperGangTable::Starting}});
        list.push_back({"moving", {street(), {Roll()}, SuperGangTable::Moving}});
        list.push_back({"acting", {street(), {Roll(), killer_walks}, SuperGangTable::Acting}});

        Position law = position();
        put(law, beas_dealer, "s46", "s37");
        figure_in(law, beas_dealer).record = 2;
        put(law, beas_killer, "s46", "s37");
        put(law, 0, "s45", "s50");
        law.dice = {1, 2, 2, 3, 6, 1};
        const Action arrest = Move{Mover::patrol_1, {at("s48"), at("s47"), at("s46")}};
        list.push_back({"police", {law, {Roll()}, SuperGangTable::MovingPolice}});
        list.push_back({"arrest", {law, {Roll(), arrest}, SuperGangTable::Asked}});
        list.push_back({"rebellion", {law, {Roll(), arrest, Rebel{}}, SuperGangTable::Dueling}});

        const Action ask = Recruit{Member::killer, Character::vamp};
        list.push_back({"price", {shopping(), {Roll(), into_hair, ask}, SuperGangTable::Asked}});
        list.push_back({"price named",
            {shopping(), {Roll(), into_hair, ask, NamePrice{std::int16_t{40}}}, SuperGangTable::Asked}});
        Offer offer{1, {}, {}};
        offer.give.shops.insert(shop("baker"));
        offer.take.cash = 30;
        list.push_back({"trade", {shopping(), {Roll(), offer}, SuperGangTable::Asked}});
        list.push_back({"stick-up",
            {shopping(), {Roll(), into_hair, StickUp{Member::killer, Prize::money, {}, nobody}},
                SuperGangTable::Dueling}});

        Position custody = position();
        custody.gangs.resize(2);
        custody.patrols[0] = {at("s45"), at("s50"), PatrolState::in_play, nobody};
        custody.patrols[1].returns = 0;
        put(custody, rosas_killer, "s46", "s37");
        put(custody, beas_vamp, "s46", "s37");
        custody.dice = {1, 2, 2, 3};
        list.push_back({"custody", {custody, {Roll(), arrest}, SuperGangTable::Asked, {.police_player = true}}});
        return list;
    }

    /// Nothing is hidden, so the seat that decides is always at the screen.
    void curtainsBeforeOthers() override
    {
        HouseFolder folder;
        backroom::Random random(31);
        for (int round = 0; round < 6; ++round) {
            backroom::Setup<SuperGang> setup = setup_of<SuperGang>(3 + round % 3, next_seed(random));
            setup.friendly_undo = round % 2 == 0;
            const auto table = seated<SuperGangTable>(folder.house(), match(setup));
            for (int step = 0; step < 150 && !match_of(*table).over(); ++step) {
                QVERIFY(!table->curtainClosed() && table->deciding());
                QCOMPARE(
                    table->inTurn().name, QString::fromStdString(setup.names[*match_of(*table).pending().begin()]));
                const auto what = random.below(10);
                if (what < 2) {
                    table->undo();
                } else if (what < 3) {
                    table->redo();
                } else {
                    const Seat seat = *match_of(*table).pending().begin();
                    table->play(seat, random_action(match_of(*table).state(), seat, random));
                }
                table->director()->finish();
                table->clearRefusal();
            }
        }
    }

    /// A resumed match looks as it was left, whatever question is open.
    void continued() override
    {
        QFETCH(int, index);
        const Moment moment = moments()[static_cast<std::size_t>(index)].second;
        HouseFolder folder;
        const auto table = table_of(folder, moment.from, moment.actions, moment.options);
        QCOMPARE(table->phase(), moment.phase);
        SuperGangTable& other = left(folder, match_of(*table));
        QVERIFY(!other.curtainClosed());
        QCOMPARE(other.phase(), moment.phase);
        QCOMPARE(match_of(other).hash(), match_of(*table).hash());
        other.frame()->setSize(table->frame()->size());
        same(other, *table);
        const Seat seat = *match_of(other).pending().begin();
        backroom::Random random(5);
        other.play(seat, random_action(match_of(other).state(), seat, random));
        QVERIFY2(other.refusal().text.isEmpty(), qPrintable(other.refusal().text));
        QCOMPARE(lines(other), lines(*table) + 1);
    }

private Q_SLOTS:
    void continued_data()
    {
        QTest::addColumn<int>("index");
        const auto list = moments();
        for (std::size_t index = 0; index < list.size(); ++index)
            QTest::newRow(list[index].first) << static_cast<int>(index);
    }

    void continuedAgainAndAgain()
    {
        HouseFolder folder;
        backroom::Random random(23);
        auto game = match(setup_of<SuperGang>(3, 9));
        for (int time = 0; time < 15 && !game.over(); ++time) {
            for (int action = 0; action < 41 && !game.over(); ++action) {
                const Seat seat = *game.pending().begin();
                QVERIFY(!game.act(seat, random_action(game.state(), seat, random)));
            }
            if (time % 3 == 0)
                static_cast<void>(game.undo());
            if (game.over())
                break;
            SuperGangTable& table = left(folder, game);
            const auto fresh = seated<SuperGangTable>(folder.house(), game);
            fresh->frame()->setSize(table.frame()->size());
            QVERIFY(!table.curtainClosed());
            same(table, *fresh);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// SG-10.1: a win celebrated in the town is not celebrated again at the end.
    void oneFanfareIsEnough()
    {
        HouseFolder folder;
        Position from = before_hair();
        for (const Shop one : town.districts[town.shops[shop("hair")].district].shops)
            if (one != shop("hair"))
                from.shops.push_back({one, 0, nobody});
        from.gangs[0].cash = 100;
        const auto table = seated<SuperGangTable>(folder.house(), played(from, {Roll(), into_hair}));
        SoundPlayer player;
        const TableSound sound(*table, *folder->preferences(), player);
        int fanfares = 0;
        connect(&player, &SoundPlayer::played, this,
            [&](const Noise& noise) { fanfares += noise.sound == Sound::Fanfare; });
        table->play(0, BuyShop{Member::killer});
        while (!table->over()) {
            table->director()->finish();
            QCoreApplication::processEvents();
        }
        QCOMPARE(fanfares, 1);
    }
};

BACKROOM_SUITE(SuperGangTableTest)
#include "tst_supergang_table.moc"
