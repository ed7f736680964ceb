// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/gestures.hpp"
#include "engine/supergang/check.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <queue>
#include <set>

using namespace test;
using namespace test::supergang;

class SuperGangGesturesTest : public QObject {
    Q_OBJECT

    static QString id(Place place)
    {
        const std::string_view name = town.places[place].id;
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    static bool can_choose_any(const Scene& scene)
    {
        return std::ranges::any_of(all_movers, [&](Mover mover) { return gestures::can_choose(scene, mover); });
    }
    static std::vector<Path> legal_paths(const Scene& scene, Mover mover)
    {
        std::vector<Path> list;
        for (const Action& action : legal(scene.open, scene.view->seat))
            if (const auto* move = std::get_if<Move>(&action); move != nullptr && move->figure == mover)
                list.push_back(move->path);
        return list;
    }
    static std::set<Place> ends_of(const std::vector<Path>& paths)
    {
        std::set<Place> ends;
        for (const Path& path : paths)
            ends.insert(path.back());
        return ends;
    }
    /// Calls `see` with every figure chosen that can be.
    static void every_choice(const std::function<void(const Scene&)>& see, int games = 30)
    {
        int seen = 0;
        random_games(games, 400, [&](const State& state) {
            Scene scene = scene_of(state);
            for (const Mover mover : all_movers)
                if (gestures::can_choose(scene, mover)) {
                    gestures::choose(scene, mover);
                    see(scene);
                    ++seen;
                }
        });
        QVERIFY(seen > 300);
    }
    /// Rosa's killer is in Three Cats Street with a 3 to move.
    static Scene chosen()
    {
        Scene scene = scene_at(street(), {Roll()});
        gestures::choose(scene, Mover::killer);
        return scene;
    }

private Q_SLOTS:
    void SG_3_2_whoCanBeChosen()
    {
        Position from = position();
        put(from, rosas_killer, "s46", "s37");
        figure_in(from, rosas_dealer).state = FigureState::graveyard;
        put(from, 0, "s45", "s50");
        from.dice = {1, 2, 1};
        QVERIFY(!can_choose_any(scene_at(from, {})));
        Scene police = scene_at(from, {Roll()});
        QVERIFY(gestures::can_choose(police, Mover::patrol_1));
        QVERIFY(!gestures::can_choose(police, Mover::patrol_2));
        QVERIFY(!gestures::can_choose(police, Mover::killer));
        const Action walk = Move{Mover::patrol_1, {at("s48")}};
        Scene gang = scene_at(from, {Roll(), walk});
        QVERIFY(gestures::can_choose(gang, Mover::killer) && gestures::can_choose(gang, Mover::vamp));
        QVERIFY(!gestures::can_choose(gang, Mover::dealer) && !gestures::can_choose(gang, Mover::patrol_1));
        // Not while events are shown.
        gang.view.reset();
        QVERIFY(!can_choose_any(gang));
        // Not while a question is open.
        Scene asked = scene_at(from, {Roll(), walk});
        asked.open.frames.push_back(Arrest{rosas_killer, 0, false});
        QVERIFY(!can_choose_any(asked));
        // A figure that has moved must act first.
        QVERIFY(!can_choose_any(scene_at(from, {Roll(), walk, Move{Mover::killer, {at("s47")}}})));
    }

    /// The ends are those of the legal moves, and every legal path can be chosen.
    void endsAndWays()
    {
        every_choice([](const Scene& scene) {
            const std::vector<Path> paths = legal_paths(scene, *scene.chosen);
            const std::vector<Place> ends = gestures::ends(scene);
            QVERIFY(std::ranges::is_sorted(ends));
            QVERIFY(std::set<Place>(ends.begin(), ends.end()) == ends_of(paths));
            for (const Place end : ends) {
                Scene aimed = scene;
                gestures::aim(aimed, end);
                std::vector<Path> drawn;
                for (std::size_t way = 0; way < gestures::ways(aimed).size(); ++way) {
                    const auto action = gestures::drop(aimed);
                    QVERIFY(action && !check(scene.open, scene.view->seat, *action));
                    drawn.push_back(std::get<Move>(*action).path);
                    gestures::turn_way(aimed, 1);
                }
                for (const Path& path : paths)
                    QCOMPARE(std::ranges::count(drawn, path), path.back() == end ? 1 : 0);
            }
        });
    }

    void nothingChosen()
    {
        Scene scene = chosen();
        scene.putDown();
        QVERIFY(gestures::ends(scene).empty() && gestures::ways(scene).empty() && !gestures::drop(scene));
        gestures::aim_towards(scene, {1, 0});
        QCOMPARE(scene.aim, no_place);
        gestures::aim_next(scene, 1);
        QCOMPARE(scene.aim, no_place);
        QCOMPARE(gestures::end_at(scene, point_of(at("s46"))), no_place);
    }

    /// Aims at all ends in turn, along each of their paths, in both directions.
    void oneWayAfterTheOther()
    {
        every_choice([](const Scene& scene) {
            std::vector<Path> all;
            for (const Place end : gestures::ends(scene)) {
                Scene there = scene;
                gestures::aim(there, end);
                std::ranges::copy(gestures::ways(there), std::back_inserter(all));
            }
            for (const int by : {1, -1}) {
                Scene aimed = scene;
                aimed.aim = no_place;
                std::vector<Path> seen;
                for (std::size_t step = 0; step < all.size(); ++step) {
                    gestures::aim_next(aimed, by);
                    seen.push_back(gestures::way(aimed));
                }
                if (by < 0)
                    std::ranges::reverse(seen);
                QCOMPARE(seen, all);
                gestures::aim_next(aimed, by);
                QCOMPARE(gestures::way(aimed), by > 0 ? all.front() : all.back());
            }
        });
    }

    /// A drop at an end means that end; far from all ends it means nothing.
    void whatThePointMeans()
    {
        every_choice(
            [](const Scene& scene) {
                for (const Place end : gestures::ends(scene))
                    QCOMPARE(gestures::end_at(scene, point_of(end)), end);
                QCOMPARE(gestures::end_at(scene, {-200, -200}), no_place);
            },
            10);
        for (Place place = 0; place < place_count; ++place)
            QCOMPARE(gestures::place_at(point_of(place)), place);
        QCOMPARE(gestures::place_at({-5, -5}), no_place);
    }

    /// A click on a highlighted end means it, even if a figure covers it; on a figure, it means the figure's place;
    /// otherwise the nearest end.
    void whatAClickOnAFigureMeans()
    {
        int figures = 0;
        every_choice(
            [&](const Scene& scene) {
                const std::vector<Place> ends = gestures::ends(scene);
                for (const Place end : ends) {
                    const QPointF there = point_of(end);
                    QCOMPARE(gestures::end_meant(scene, there, ends.front()), end);
                    // A figure's body covers what is north of its place.
                    const QPointF head = there - QPointF(0, 90);
                    const bool lit = std::ranges::any_of(
                        ends, [&](Place other) { return outline_of(other).containsPoint(head, Qt::OddEvenFill); });
                    if (!lit) {
                        QCOMPARE(gestures::end_meant(scene, head, end), end);
                        ++figures;
                    }
                }
                QCOMPARE(gestures::end_meant(scene, {-200, -200}, no_place), no_place);
                const Place elsewhere = walker_of(scene.open, *scene.chosen).place;
                if (std::ranges::find(ends, elsewhere) == ends.end())
                    QCOMPARE(gestures::end_meant(scene, {-200, -200}, elsewhere), no_place);
            },
            10);
        QVERIFY(figures > 100);
    }

    void aimingAgainKeepsTheWay()
    {
        Scene scene = chosen();
        gestures::aim(scene, gestures::ends(scene).front());
        gestures::turn_way(scene, 5);
        gestures::aim(scene, scene.aim);
        QCOMPARE(scene.way, 5);
        gestures::aim(scene, gestures::ends(scene).back());
        QCOMPARE(scene.way, 0);
        QVERIFY(gestures::drop(scene));
    }

    void theWaysGoRoundAndRound()
    {
        int several = 0;
        every_choice(
            [&](const Scene& scene) {
                for (const Place end : gestures::ends(scene)) {
                    Scene aimed = scene;
                    gestures::aim(aimed, end);
                    const auto ways = gestures::ways(aimed);
                    if (ways.size() < 2)
                        continue;
                    ++several;
                    gestures::turn_way(aimed, -1);
                    QVERIFY(gestures::way(aimed) == ways.back());
                    gestures::turn_way(aimed, 1);
                    QVERIFY(gestures::way(aimed) == ways.front());
                    gestures::turn_way(aimed, static_cast<int>(ways.size()) + 1);
                    QVERIFY(gestures::way(aimed) == ways[1]);
                }
            },
            10);
        QVERIFY(several > 20);
    }

    /// From a crossing to the neighbouring squares.
    void arrowsGoThatWay()
    {
        Position from = position();
        put(from, rosas_killer, "s45", "s48");
        from.dice = {1, 2, 2};
        const Scene before = scene_at(from, {Roll()});
        for (const auto& [way, end] :
            {std::pair(QPointF(1, 0), "s50"), {QPointF(0, 1), "s66"}, {QPointF(0, -1), "s64"}}) {
            Scene scene = before;
            gestures::choose(scene, Mover::killer);
            gestures::aim_towards(scene, way);
            QCOMPARE(scene.aim, at(end));
        }
    }

    void everyEndIsReachedByArrows()
    {
        QStringList missed;
        every_choice(
            [&](const Scene& scene) {
                std::set<Place> reached;
                std::queue<Place> open;
                open.push(no_place);
                while (!open.empty()) {
                    Scene from = scene;
                    from.aim = open.front();
                    open.pop();
                    for (const QPointF way : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)}) {
                        Scene to = from;
                        gestures::aim_towards(to, way);
                        if (to.aim != no_place && reached.insert(to.aim).second)
                            open.push(to.aim);
                    }
                }
                const Walker walker = walker_of(scene.open, *scene.chosen);
                for (const Place end : gestures::ends(scene))
                    if (!reached.contains(end))
                        missed +=
                            QStringLiteral("%1 from %2 with %3")
                                .arg(id(end), walker.place == no_place ? QStringLiteral("the sewer") : id(walker.place))
                                .arg(number_of(scene.open, *scene.chosen));
            },
            15);
        QVERIFY2(missed.isEmpty(),
            qPrintable(
                QString::number(missed.size()) + QStringLiteral(": ") + missed.mid(0, 8).join(QStringLiteral(", "))));
    }

    /// SG-9.4: an arrest happens exactly where it is announced.
    void SG_9_4_whereSomebodyIsArrested()
    {
        int arrests = 0;
        int moves = 0;
        random_games(40, 400, [&](const State& state) {
            const Scene scene = scene_of(state);
            for (const Mover mover : {Mover::patrol_1, Mover::patrol_2}) {
                if (!gestures::can_choose(scene, mover))
                    continue;
                for (const Path& path : legal_paths(scene, mover)) {
                    State after = state;
                    Events events;
                    apply(after, scene.view->seat, Move{mover, path}, events);
                    const bool arrested = std::ranges::any_of(events, [](const Event& event) {
                        const auto* one = std::get_if<Arrested>(&event);
                        return one != nullptr && !one->custody;
                    });
                    QVERIFY2(!gestures::arrested_at(scene.open, path.back()).empty() == arrested,
                        town.places[path.back()].id.data());
                    arrests += arrested;
                    ++moves;
                }
            }
        });
        QVERIFY(arrests > 10 && moves > 500);
    }

    /// SG-9.1: the proposal is legal, arrests others if possible, avoids sewers if possible, and arrests gangsters of
    /// whoever moves only if it has to.
    void SG_9_1_theProposal()
    {
        const auto kind_of_end = [](const PublicState& open, Place end) {
            const auto arrested = gestures::arrested_at(open, end);
            if (arrested.empty())
                return is_manhole(end) ? 2 : 1;
            return std::ranges::any_of(arrested, [&](FigureId id) { return id.seat == open.turn.seat; }) ? 3 : 0;
        };
        int proposals = 0;
        int forced = 0;
        random_games(40, 400, [&](const State& state) {
            const Scene scene = scene_of(state);
            for (const Mover mover : {Mover::patrol_1, Mover::patrol_2}) {
                if (!gestures::can_choose(scene, mover))
                    continue;
                ++proposals;
                const Path path = gestures::proposal(scene.open, mover);
                QVERIFY(!path.empty() && !check(scene.open, scene.view->seat, Move{mover, path}));
                std::set<int> possible;
                for (const Place end : ends_of(legal_paths(scene, mover)))
                    possible.insert(kind_of_end(scene.open, end));
                QCOMPARE(kind_of_end(scene.open, path.back()), *possible.begin());
                forced += *possible.begin() == 3;
            }
        });
        QVERIFY(proposals > 100 && forced > 0);
    }

    void SG_5_8_targetsInPairs()
    {
        Position from = position();
        for (const FigureId id : {beas_killer, beas_vamp})
            put(from, id, "s47", "s46");
        put(from, vitos_killer, "s47", "s46");
        vamp_man(from, vitos_killer, 1);
        put(from, rosas_killer, "s46", "s37");
        from.dice = {1, 2, 2};
        Scene scene = scene_at(from, {Roll(), Move{Mover::killer, {at("s47")}}});
        Party killing;
        killing.kind = Party::Killing;
        scene.party = gestures::usual_party(scene, killing);
        QVERIFY(gestures::needs_choice(scene, killing));
        QVERIFY(scene.party->targets.contains(index_of(beas_killer)));
        gestures::toggle_target(scene, beas_killer);
        QVERIFY(scene.party->targets.empty());
        gestures::toggle_target(scene, beas_vamp);
        QCOMPARE(scene.party->targets.size(), 2);
        QVERIFY(scene.party->targets.contains(index_of(vitos_killer)));
        gestures::toggle_target(scene, vitos_killer);
        QVERIFY(scene.party->targets.empty());
    }

    void SG_5_10_accomplices()
    {
        Scene scene = chosen();
        gestures::toggle_member(scene, Member::vamp);
        gestures::toggle_target(scene, beas_killer);
        gestures::name_defender(scene, 1);
        QVERIFY(!scene.party);
        scene.party = Party{};
        gestures::toggle_member(scene, Member::vamp);
        QVERIFY(scene.party->with.contains(index_of(Member::vamp)));
        gestures::toggle_member(scene, Member::vamp);
        QVERIFY(scene.party->with.empty());
        gestures::name_defender(scene, 2);
        QCOMPARE(scene.party->defender, Seat{2});
    }

    /// Puts down the held figure, then cancels the draft.
    void puttingDown()
    {
        Scene scene = chosen();
        gestures::aim(scene, gestures::ends(scene).front());
        scene.lifted = true;
        scene.putDown();
        QVERIFY(!scene.chosen && !scene.lifted && scene.aim == no_place && scene.way == 0);
        scene.party = Party{};
        scene.removing = true;
        gestures::choose(scene, Mover::vamp);
        scene.clearPrivate();
        QVERIFY(!scene.chosen && !scene.party && !scene.removing && !scene.deciding());
    }
};

BACKROOM_SUITE(SuperGangGesturesTest)
#include "tst_supergang_gestures.moc"
