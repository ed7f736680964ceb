// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/compose.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/town/shop_names.hpp"
#include "app/supergang/words/names.hpp"
#include "app/table/seat_style.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <QFile>
#include <QLineF>

#include <set>

using namespace test;
using namespace test::town;
using supergang_table::body_box;
using supergang_table::FigureItem;
using supergang_table::figures_of;
using supergang_table::name_box;
using supergang_table::point_of;
using supergang_table::ShopItem;
using supergang_table::sign_box;
using supergang_table::spread_names;
using supergang_table::Walking;
namespace gestures = supergang_table::gestures;

class SuperGangPiecesTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;
    const QStringList names_{"Rosa", "Bea", "Vito", "Sal", "Nina"};
    const QList<int> marks_{4, 1, 2, 3, 0};
    const Seated seated_{names_, marks_};

    static constexpr int first_patrol = max_gangs * character_count;

    std::vector<FigureItem> figures(const Scene& scene) const { return figures_of(scene, seated_); }
    FigureItem item(const Scene& scene, int key) const
    {
        for (const FigureItem& one : figures(scene))
            if (one.key == key)
                return one;
        FigureItem none;
        none.key = -1;
        return none;
    }
    FigureItem item(const Scene& scene, FigureId id) const { return item(scene, index_of(id)); }
    bool shown(const Scene& scene, int key) const { return item(scene, key).key == key; }
    static qreal away(const FigureItem& one, QPointF from) { return QLineF(one.feet, from).length(); }
    /// Checks that figures are far enough apart, relative to the width of the smaller one.
    void apart(const Scene& scene) const
    {
        const auto list = figures(scene);
        std::set<int> keys;
        for (std::size_t at = 0; at < list.size(); ++at) {
            QVERIFY(keys.insert(list[at].key).second);
            for (std::size_t other = 0; other < at; ++other)
                QVERIFY2(QLineF(list[at].feet, list[other].feet).length() >= 9,
                    qPrintable(QStringLiteral("%1 (%2, %3) | %4 (%5, %6)")
                                   .arg(list[at].label)
                                   .arg(list[at].feet.x())
                                   .arg(list[at].feet.y())
                                   .arg(list[other].label)
                                   .arg(list[other].feet.x())
                                   .arg(list[other].feet.y())));
        }
    }
    void on_the_board(const Scene& scene) const
    {
        const QRectF board(0, 0, supergang_table::town_width, supergang_table::town_height);
        for (const FigureItem& one : figures(scene))
            QVERIFY2(board.contains(one.feet), qPrintable(one.label));
    }
    static std::set<int> open_covers(const Scene& scene)
    {
        std::set<int> open;
        for (const auto& manhole : supergang_table::manholes_of(scene))
            if (manhole.open)
                open.insert(manhole.key);
        return open;
    }
    static Scene plain(int seats = 3, int round = 5)
    {
        Scene scene;
        scene.begin(deal({}, seats, 1));
        scene.open.round = round;
        return scene;
    }
    /// Rosa's killer is in Three Cats Street with a 3.
    static Position street()
    {
        Position from = position();
        put(from, rosas_killer, "s46", "s37");
        from.dice = {3, 2, 2};
        return from;
    }

    std::vector<ShopItem> named(const Scene& scene) const
    {
        auto shops = supergang_table::shops_of(scene, seated_);
        spread_names(shops, figures(scene));
        return shops;
    }

private Q_SLOTS:
    /// A shop's name moves beside or above its sign if a figure would hide it, or if it would lie over a neighbour's
    /// sign or token, and there is room.
    void namesGiveWay()
    {
        const auto moved = [](const ShopItem& shop) { return shop.name_above || shop.name_aside != 0; };
        const auto over_another = [](const ShopItem& shop, const std::vector<ShopItem>& shops) {
            return std::ranges::any_of(shops, [&](const ShopItem& other) {
                return other.key != shop.key
                    && (sign_box(other).intersects(name_box(shop)) || name_box(other).intersects(name_box(shop)));
            });
        };
        const auto usual = supergang_table::shops_of(plain(), seated_);
        const auto undisturbed = named(plain());
        for (const ShopItem& shop : undisturbed) {
            QVERIFY(!over_another(shop, undisturbed));
            QVERIFY(!moved(shop) || over_another(usual[static_cast<std::size_t>(shop.key)], usual));
        }
        int given_way = 0;
        for (Shop shop = 0; shop < shop_count; ++shop) {
            Position from = position();
            figure_in(from, rosas_killer).place = place_of(shop);
            const Scene scene = scene_of(played(from, {}).state());
            const FigureItem killer = item(scene, rosas_killer);
            const auto shops = named(scene);
            for (const ShopItem& one : shops) {
                if (!moved(one))
                    continue;
                ++given_way;
                ShopItem before = one;
                before.name_above = false;
                before.name_aside = 0;
                QVERIFY(name_box(before).intersects(body_box(killer)) || over_another(before, shops)
                    || over_another(before, usual));
                QVERIFY(!name_box(one).intersects(body_box(killer)));
                for (const ShopItem& other : shops)
                    QVERIFY2(other.key == one.key || !name_box(other).intersects(name_box(one)),
                        qPrintable(one.name + QLatin1Char('/') + other.name));
            }
        }
        QVERIFY2(given_way >= shop_count * 3 / 4, qPrintable(QString::number(given_way)));
        // A name that would be hidden everywhere stays. Figures underground hide nothing.
        auto shops = supergang_table::shops_of(plain(), seated_);
        std::vector<FigureItem> crowd(10);
        for (std::size_t at = 0; at < crowd.size(); ++at)
            crowd[at].feet = shops[0].sign + QPointF(45.0 * (static_cast<qreal>(at % 5) - 2), at < 5 ? 50 : -20);
        spread_names(shops, crowd);
        QVERIFY(!moved(shops[0]));
        crowd.resize(3);
        crowd.erase(crowd.begin(), crowd.begin() + 2);
        crowd[0].underground = true;
        shops = supergang_table::shops_of(plain(), seated_);
        spread_names(shops, crowd);
        QVERIFY(shops == undisturbed);
    }
    void everybodyIsThere()
    {
        for (const int seats : {3, 4}) {
            const Scene peace = plain(seats, 1);
            QCOMPARE(static_cast<int>(figures(peace).size()), seats * character_count);
            QVERIFY(!shown(peace, first_patrol));
            const Scene war = plain(seats, 5);
            QCOMPARE(static_cast<int>(figures(war).size()), seats * character_count + patrol_count);
        }
        for (const FigureItem& one : figures(plain(4))) {
            QVERIFY2(QFile::exists(QStringLiteral(":/art/%1.svg").arg(one.picture)), qPrintable(one.picture));
            for (const char* kind : {"", "-free"})
                QVERIFY2(QFile::exists(QStringLiteral(":/art/%1%2.svg").arg(one.base, kind)), qPrintable(one.base));
            QVERIFY(!one.label.isEmpty());
        }
        // The colour is that of the mark, not of the seat.
        const Scene scene = plain();
        QVERIFY(item(scene, rosas_killer).picture != item(scene, beas_killer).picture);
    }

    void whoIsOutIsGone()
    {
        Scene scene = plain();
        scene.open.gangs[1].out = true;
        QVERIFY(!shown(scene, index_of(beas_killer)) && shown(scene, index_of(rosas_killer)));
        scene.open.patrols[0].state = PatrolState::out;
        scene.open.patrols[0].place = no_place;
        scene.open.patrols[0].returns = 1;
        QVERIFY(!shown(scene, first_patrol) && shown(scene, first_patrol + 1));
    }

    /// SG-9.2: a patrol is visible at a manhole when it can come up now, and not before.
    void SG_9_2_inTheSewer()
    {
        Scene scene = plain();
        scene.open.patrols[1] = {no_place, no_place, PatrolState::sewer, nobody};
        const FigureItem up = item(scene, first_patrol + 1);
        QCOMPARE(up.chip, QStringLiteral("manhole"));
        bool at_manhole = false;
        for (const Place place : backroom::supergang::town.manholes)
            at_manhole = at_manhole || away(up, point_of(place)) < 40;
        QVERIFY(at_manhole);
        scene.open.patrols[1].returns = 0;
        QVERIFY(!shown(scene, first_patrol + 1));
    }

    /// All figures of four gangs and both patrols are in one place.
    void nobodyIsCovered()
    {
        for (const char* place : {"centre", "s46", "s45", "s1", "s8", "s44", "hair", "hotel", "clinic"}) {
            const Case tried(place);
            for (int count = 1; count <= max_gangs * character_count; ++count) {
                Scene scene = plain(4);
                int left = count;
                for (Gang& gang : scene.open.gangs)
                    for (Figure& figure : gang.figures) {
                        figure.place = left-- > 0 ? find_place(place).value() : at("s120");
                        figure.behind = no_place;
                    }
                for (Patrol& patrol : scene.open.patrols)
                    patrol.place = find_place(place).value();
                apart(scene);
                on_the_board(scene);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
    /// The Town Hall has room for two gangs. Larger crowds are drawn smaller, and on a square already two figures are.
    void crowdsAreSmaller()
    {
        const auto sizes = [this](const char* place, int count) {
            Scene scene = plain(4);
            for (Patrol& patrol : scene.open.patrols)
                patrol.place = at("s1");
            int left = count;
            for (Gang& gang : scene.open.gangs)
                for (Figure& figure : gang.figures)
                    figure.place = left-- > 0 ? at(place) : at("s120");
            std::set<qreal> found;
            for (Seat seat = 0; seat < scene.open.gang_count(); ++seat)
                for (const Character character : all_characters)
                    if (figure(scene.open, {seat, character}).place == at(place))
                        found.insert(item(scene, FigureId{seat, character}).size);
            return found;
        };
        QCOMPARE(sizes("centre", 6), std::set<qreal>{1});
        QCOMPARE(sizes("centre", 7), std::set<qreal>{0.84});
        QCOMPARE(sizes("s46", 1), std::set<qreal>{1});
        QCOMPARE(sizes("s46", 2), std::set<qreal>{0.86});
    }
    void thoseInJailAndThoseInTheCentre()
    {
        for (int jailed = 0; jailed <= max_gangs * character_count; ++jailed) {
            Scene scene = plain(4);
            int left = jailed;
            for (Gang& gang : scene.open.gangs)
                for (Figure& figure : gang.figures)
                    if (left-- > 0) {
                        figure.state = FigureState::jail;
                        figure.years = 2;
                    }
            apart(scene);
            // Neither the years nor the heads overlap: 19 pixels at the zoom of a whole town at 1280 × 800.
            std::vector<QPointF> cells;
            for (const FigureItem& one : figures(scene))
                if (one.chip == QLatin1String("jail"))
                    cells.push_back(one.feet);
            for (std::size_t cell = 0; cell < cells.size(); ++cell)
                for (std::size_t other = 0; other < cell; ++other) {
                    const QPointF between = cells[cell] - cells[other];
                    QVERIFY(std::max(std::abs(between.x()), std::abs(between.y())) >= 40);
                }
        }
    }
    /// The number of figures in each place, and the ground below all of them.
    void wards()
    {
        Scene scene = plain(4);
        for (const Character character : all_characters)
            figure(scene.open, {1, character}).state = FigureState::clinic;
        figure(scene.open, rosas_killer).state = FigureState::graveyard;
        const auto list = supergang_table::wards_of(figures(scene));
        QCOMPARE(list.size(), std::size_t{3});
        QCOMPARE(list[0].count, 3);
        QCOMPARE(list[1].count, 1);
        QCOMPARE(list[2].count, 0);
        for (const Character character : all_characters) {
            const QPointF feet = item(scene, FigureId{1, character}).feet;
            QVERIFY(list[0].heads.adjusted(-1, -1, 1, 1).contains(feet));
        }
    }
    /// Two patrols on a square are four policemen, whoever stands there with them.
    void twoPatrols()
    {
        for (int gangsters = 0; gangsters <= 3; ++gangsters) {
            Scene scene = plain(3);
            for (Patrol& patrol : scene.open.patrols)
                patrol.place = at("s46");
            int left = gangsters;
            for (Figure& figure : scene.open.gangs[0].figures)
                figure.place = left-- > 0 ? at("s46") : at("s120");
            const qreal apart = item(scene, first_patrol + 1).feet.x() - item(scene, first_patrol).feet.x();
            QVERIFY2(apart >= (gangsters < 2 ? 74 : 55), qPrintable(QString::number(apart)));
        }
    }
    void thoseWhoLie()
    {
        for (const FigureState state : {FigureState::clinic, FigureState::graveyard}) {
            Scene scene = plain(4);
            const Place place =
                state == FigureState::clinic ? backroom::supergang::town.clinic : backroom::supergang::town.graveyard;
            for (Gang& gang : scene.open.gangs)
                for (Figure& figure : gang.figures) {
                    figure.state = state;
                    figure.place = place;
                }
            apart(scene);
            on_the_board(scene);
            QCOMPARE(item(scene, beas_vamp).chip,
                state == FigureState::clinic ? QStringLiteral("clinic") : QStringLiteral("graveyard"));
            QVERIFY(away(item(scene, beas_vamp), point_of(place)) < 260);
        }
    }

    /// In whole games, with figures passing each other.
    void nobodyIsCoveredInGames()
    {
        int states = 0;
        random_games(10, 400, [&](const State& state) {
            const Scene scene = scene_of(state);
            apart(scene);
            for (const Mover mover : all_movers) {
                const int key = is_patrol(mover) ? first_patrol + patrol_of(mover)
                                                 : index_of(FigureId{state.turn.seat, static_cast<Character>(mover)});
                if (gestures::can_choose(scene, mover))
                    QVERIFY(shown(scene, key));
                if (shown(scene, key))
                    QCOMPARE(item(scene, key).usable, gestures::can_choose(scene, mover));
            }
            ++states;
        });
        QVERIFY(states > 1500);
    }

    void nobodyStandsBesideTheBoard()
    {
        random_games(15, 400, [&](const State& state) { on_the_board(scene_of(state)); });
    }

    /// Figures stand near their place, so that a click on them means it.
    void nearTheirPlace()
    {
        random_games(10, 400, [&](const State& state) {
            const Scene scene = scene_of(state);
            for (Seat seat = 0; seat < state.gang_count(); ++seat)
                for (const Character character : all_characters) {
                    const FigureId id{seat, character};
                    if (state.gangs[seat].out)
                        continue;
                    const FigureItem one = item(scene, id);
                    // Figures in the clinic, the graveyard and the jail have rows of their own.
                    const bool lies = !figure(scene.open, id).in_play();
                    QVERIFY2(
                        away(one, point_of(figure(scene.open, id).place)) < (lies ? 400 : 150), qPrintable(one.label));
                    if (is_street(figure(scene.open, id).place))
                        QVERIFY2(away(one, point_of(figure(scene.open, id).place)) < 80, qPrintable(one.label));
                }
        });
    }

    /// SG-4.1: from square to square.
    void walking()
    {
        const State before = played(street(), {Roll()}).state();
        Scene scene = scene_of(before);
        scene.view.reset();
        Walking walk;
        walk.mover = Mover::killer;
        walk.from = at("s46");
        walk.path = {at("s47"), at("s48"), at("s45")};
        scene.walking = walk;
        QVERIFY(away(item(scene, rosas_killer), point_of(at("s46"))) < 1);
        for (std::size_t step = 1; step <= 3; ++step) {
            scene.walking->steps = step;
            const FigureItem one = item(scene, rosas_killer);
            QVERIFY(away(one, point_of(walk.path[step - 1])) < 1);
            QVERIFY(!one.free && !one.underground);
            QCOMPARE(
                one.angle, supergang_table::facing(walk.path[step - 1], step == 1 ? walk.from : walk.path[step - 2]));
        }
        QVERIFY(away(item(scene, beas_killer), point_of(at("centre"))) < 200);
    }

    /// SG-4.6: from cover to cover, invisible in between.
    void SG_4_6_throughTheSewer()
    {
        Scene scene = scene_at(street(), {Roll()});
        Walking walk;
        walk.mover = Mover::killer;
        walk.from = at("s43");
        const Place other = backroom::supergang::town.manholes[0] == at("s44") ? backroom::supergang::town.manholes[1]
                                                                               : backroom::supergang::town.manholes[0];
        walk.path = {at("s44"), other, at("s43")};
        scene.walking = walk;
        const Place down = at("s44");
        scene.walking->steps = 1;
        QVERIFY(!item(scene, rosas_killer).underground);
        QVERIFY(open_covers(scene).empty());
        scene.walking->steps = 2;
        QVERIFY(item(scene, rosas_killer).underground);
        QCOMPARE(open_covers(scene), (std::set<int>{down, other}));
        scene.walking->steps = 3;
        QVERIFY(!item(scene, rosas_killer).underground);
        QVERIFY(open_covers(scene).empty());
        // A patrol that comes up uses one.
        walk.mover = Mover::patrol_1;
        walk.from = backroom::supergang::no_place;
        walk.path = {down, at("s43")};
        scene.walking = walk;
        scene.walking->steps = 1;
        QCOMPARE(open_covers(scene), std::set<int>{down});
        // It is visible from its first step on.
        scene.open.patrols[0] = {backroom::supergang::no_place, backroom::supergang::no_place, PatrolState::sewer, 0};
        QVERIFY(shown(scene, first_patrol));
        scene.walking->steps = 0;
        QVERIFY(!shown(scene, first_patrol));
    }

    /// SG-9.2: the sewer splashes where a patrol falls in.
    void SG_9_2_itSplashes()
    {
        Scene scene = plain();
        QVERIFY(std::ranges::none_of(supergang_table::manholes_of(scene), &supergang_table::ManholeItem::splash));
        scene.splash = at("s44");
        for (const auto& manhole : supergang_table::manholes_of(scene)) {
            QCOMPARE(manhole.splash, manhole.key == at("s44"));
            QCOMPARE(manhole.open, manhole.splash);
            QCOMPARE(manhole.middle, point_of(static_cast<Place>(manhole.key)));
        }
    }

    /// SG-7.2: a vamp and her man share a ring wherever they stand together.
    void SG_7_2_theyAreJoined()
    {
        Position from = position();
        put(from, rosas_vamp, "s46", "s37");
        put(from, beas_killer, "s46", "s37");
        QVERIFY(item(scene_at(from, {}), rosas_vamp).joint.isNull());
        figure_in(from, beas_killer).vamped_by = 0;
        figure_in(from, beas_killer).vamped_turns = 2;
        const Scene scene = scene_at(from, {});
        QCOMPARE(item(scene, rosas_vamp).joint, item(scene, beas_killer).feet - item(scene, rosas_vamp).feet);
        QVERIFY(!item(scene, rosas_vamp).joint.isNull() && item(scene, beas_killer).joint.isNull());
    }

    /// SG-7.2: he goes with her, step by step, and ends where he will stand.
    void SG_7_2_aVampedManWalksAlong()
    {
        Position from = position();
        put(from, rosas_vamp, "s46", "s37");
        put(from, beas_killer, "s46", "s37");
        figure_in(from, beas_killer).vamped_by = 0;
        figure_in(from, beas_killer).vamped_turns = 2;
        put(from, beas_dealer, "s46", "s37");
        from.dice = {3, 3, 2};
        const State rolled = played(from, {Roll()}).state();
        Scene scene = scene_of(rolled);
        scene.view.reset();
        QCOMPARE(item(scene, beas_killer).leader, marks_[0]);
        QCOMPARE(item(scene, beas_dealer).leader, -1);
        const Path path{at("s47"), at("s48"), at("s45")};
        Walking walk;
        walk.mover = Mover::vamp;
        walk.from = at("s46");
        walk.path = path;
        scene.walking = walk;
        for (std::size_t step = 1; step <= 3; ++step) {
            scene.walking->steps = step;
            QVERIFY(away(item(scene, rosas_vamp), point_of(path[step - 1])) < 30);
            QVERIFY(away(item(scene, beas_killer), point_of(path[step - 1])) < 30);
            QVERIFY(away(item(scene, rosas_vamp), item(scene, beas_killer).feet) > 20);
            // A figure that is not led stays.
            QVERIFY(away(item(scene, beas_dealer), point_of(at("s46"))) < 30);
        }
        const auto after = scene_of(played(from, {Roll(), Move{Mover::vamp, path}}).state());
        QCOMPARE(item(after, beas_killer).feet, item(scene, beas_killer).feet);
        QCOMPARE(item(after, rosas_vamp).feet, item(scene, rosas_vamp).feet);
    }

    void aPatrolWalks()
    {
        Position from = position();
        put(from, 0, "s45", "s50");
        from.dice = {1, 1, 1, 3};
        Scene scene = scene_at(from, {Roll()});
        Walking walk;
        walk.mover = Mover::patrol_1;
        walk.from = at("s45");
        walk.path = {at("s48"), at("s47"), at("s46")};
        walk.steps = 2;
        scene.walking = walk;
        QVERIFY(away(item(scene, first_patrol), point_of(at("s47"))) < 1);
        // The mover of the same number in the gang does not walk.
        QVERIFY(away(item(scene, rosas_killer), point_of(at("s47"))) > 100);
    }

    void chips()
    {
        Scene scene = plain();
        Figure& killer = figure(scene.open, rosas_killer);
        killer.place = at("s46");
        killer.behind = at("s37");
        QCOMPARE(item(scene, rosas_killer).chip, QString());
        QVERIFY(!item(scene, rosas_killer).free);
        killer.crimes[static_cast<std::size_t>(Crime::racket)] = 1;
        QCOMPARE(item(scene, rosas_killer).chip, QStringLiteral("mask"));
        killer.record = 3;
        QCOMPARE(item(scene, rosas_killer).record, 3);
        scene.open.frames.push_back(Arrest{rosas_killer, 0, false});
        QCOMPARE(item(scene, rosas_killer).chip, QStringLiteral("cuffs"));
        QCOMPARE(item(scene, rosas_vamp).chip, QString());
        scene.open.frames.pop_back();
        killer.state = FigureState::jail;
        killer.place = backroom::supergang::town.centre;
        killer.behind = no_place;
        killer.years = 4;
        QCOMPARE(item(scene, rosas_killer).chip, QStringLiteral("jail"));
        QCOMPARE(item(scene, rosas_killer).turns, 4);
        for (const char* chip : {"mask", "cuffs", "jail", "clinic", "graveyard", "manhole"})
            QVERIFY2(QFile::exists(QStringLiteral(":/art/chips/%1.svg").arg(QLatin1String(chip))), chip);
        for (const int mark : marks_)
            QVERIFY(QFile::exists(QStringLiteral(":/art/chips/vamped-%1.svg").arg(SeatStyle::file(mark))));
    }

    /// The chosen or acting figure is on top; figures that can be chosen are above the others.
    void whoIsOnTop()
    {
        Position from = street();
        put(from, beas_killer, "s46", "s37");
        put(from, rosas_vamp, "s46", "s37");
        Scene scene = scene_at(from, {Roll()});
        QVERIFY(item(scene, rosas_killer).usable && !item(scene, beas_killer).usable);
        QVERIFY(item(scene, rosas_killer).stack > item(scene, beas_killer).stack);
        gestures::choose(scene, Mover::vamp);
        QVERIFY(item(scene, rosas_vamp).chosen && item(scene, rosas_vamp).stack > item(scene, rosas_killer).stack);
        const Scene acts = scene_at(from, {Roll(), Move{Mover::killer, {at("s47"), at("s48"), at("s45")}}});
        QVERIFY(item(acts, rosas_killer).acting && !item(acts, rosas_killer).usable);
        QVERIFY(!item(acts, rosas_vamp).acting && !item(acts, rosas_vamp).usable);
    }

    /// For screen readers: the owner, the place and the direction.
    void labels()
    {
        const FigureItem one = item(scene_at(street(), {Roll()}), rosas_killer);
        QVERIFY2(one.label.contains(QString::fromUtf8("Rosa’s killer")) && one.label.contains(QStringLiteral("46"))
                && one.label.contains(QStringLiteral("east")),
            qPrintable(one.label));
    }
};

BACKROOM_SUITE(SuperGangPiecesTest)
#include "tst_supergang_pieces.moc"
