// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/shop_names.hpp"
#include "app/supergang/words/names.hpp"
#include "app/table/seat_style.hpp"
#include "models.hpp"
#include "suites.hpp"
#include "supergang_pieces.hpp"

#include <QFile>

#include <set>

using namespace test;
using namespace test::supergang;

/// Tests the figures on the board and the names of the shops beside them.
class SuperGangPiecesTest : public PiecesTest {
    Q_OBJECT

    /// Checks that figures are far enough apart, relative to the width of the smaller one.
    void apart(const Scene& scene) const
    {
        const auto list = figures(scene);
        std::set<int> keys;
        for (std::size_t at = 0; at < list.size(); ++at) {
            QVERIFY(keys.insert(list[at].key).second);
            for (std::size_t other = 0; other < at; ++other)
                QVERIFY2(away(list[at], list[other].feet) >= 9,
                    qPrintable(list[at].label + text(list[at].feet) + list[other].label + text(list[other].feet)));
        }
    }
    void on_the_board(const Scene& scene) const
    {
        const QRectF board(0, 0, town_width, town_height);
        for (const FigureItem& one : figures(scene))
            QVERIFY2(board.contains(one.feet), qPrintable(one.label));
    }
    /// Puts the first figures in the place, and the others where there is room.
    static void gather(Scene& scene, Place place, int count)
    {
        for (Gang& gang : scene.open.gangs)
            for (Figure& figure : gang.figures) {
                figure.place = count-- > 0 ? place : at("s120");
                figure.behind = no_place;
            }
    }
    std::vector<ShopItem> named(const Scene& scene) const
    {
        auto shops = shops_of(scene, seated_);
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
        const auto usual = shops_of(plain(), seated_);
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
        auto shops = shops_of(plain(), seated_);
        std::vector<FigureItem> crowd(10);
        for (std::size_t at = 0; at < crowd.size(); ++at)
            crowd[at].feet = shops[0].sign + QPointF(45.0 * (static_cast<qreal>(at % 5) - 2), at < 5 ? 50 : -20);
        spread_names(shops, crowd);
        QVERIFY(!moved(shops[0]));
        crowd.resize(3);
        crowd.erase(crowd.begin(), crowd.begin() + 2);
        crowd[0].underground = true;
        shops = shops_of(plain(), seated_);
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
        for (const Place place : town.manholes)
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
                gather(scene, at(place), count);
                for (Patrol& patrol : scene.open.patrols)
                    patrol.place = at(place);
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
            gather(scene, at(place), count);
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
        const auto list = wards_of(figures(scene));
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
            gather(scene, at("s46"), gangsters);
            const qreal apart = item(scene, first_patrol + 1).feet.x() - item(scene, first_patrol).feet.x();
            QVERIFY2(apart >= (gangsters < 2 ? 74 : 55), qPrintable(QString::number(apart)));
        }
    }

    void thoseWhoLie()
    {
        for (const FigureState state : {FigureState::clinic, FigureState::graveyard}) {
            Scene scene = plain(4);
            const Place place = state == FigureState::clinic ? town.clinic : town.graveyard;
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
        killer.place = town.centre;
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
        const Scene acts = scene_at(from, {Roll(), killer_walks});
        QVERIFY(item(acts, rosas_killer).acting && !item(acts, rosas_killer).usable);
        QVERIFY(!item(acts, rosas_vamp).acting && !item(acts, rosas_vamp).usable);
    }

    /// For screen readers: the owner, the place and the direction.
    void labels()
    {
        const FigureItem one = item(scene_at(street(), {Roll()}), rosas_killer);
        QVERIFY2(one.label.contains(QString::fromUtf8("Rosa’s killer"))
                && one.label.contains(QStringLiteral("outside The Lost Loaf"))
                && one.label.contains(QStringLiteral("east")),
            qPrintable(one.label));
    }
};

BACKROOM_SUITE(SuperGangPiecesTest)
#include "tst_supergang_pieces.moc"
