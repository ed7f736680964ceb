// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/compose.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/rail_state.hpp"
#include "app/supergang/town/overlay_painter.hpp"
#include "app/supergang/town/owned_roof.hpp"
#include "app/table/seat_style.hpp"
#include "engine/supergang/check.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <QFile>
#include <QImage>
#include <QPainter>

using namespace test;
using namespace test::supergang;

/// Tests what lies on the table besides the figures: dice, shops, pawns, highlighted ends, and the texts of the rail.
class SuperGangComposeTest : public SeatedTest {
    Q_OBJECT

    ShopItem shop_item(const Scene& scene, const char* id) const { return shops_of(scene, seated_)[shop(id)]; }
    QString now(const Scene& scene) const
    {
        QStringList list;
        for (const QVariant& step : rail_of(scene, seated_).steps)
            if (step.value<TurnStep>().now)
                list += step.value<TurnStep>().word;
        return list.join(QLatin1Char(' '));
    }
    static QPointF sign_of(const char* id) { return town_plan.shops[shop(id)].sign; }
    /// A patrol walks in the street, too.
    static Position watched_street()
    {
        Position from = street();
        put(from, 0, "s45", "s50");
        from.dice = {3, 2, 1, 1};
        return from;
    }
    inline static const Action patrol_walks_ = Move{Mover::patrol_1, {at("s64")}};

private Q_SLOTS:
    void SG_3_2_theDice()
    {
        const Scene start = scene_at(watched_street(), {});
        QCOMPARE(static_cast<int>(dice_of(start, seated_).size()), 5);
        for (const TurnDie& one : dice_of(start, seated_)) {
            QCOMPARE(one.face, 0);
            QVERIFY(!one.usable && one.proposal.isEmpty() && !one.name.isEmpty() && !one.label.isEmpty());
            QVERIFY2(QFile::exists(QStringLiteral(":/art/%1.svg").arg(one.picture)), qPrintable(one.picture));
            for (int face = 1; face <= 6; ++face)
                QVERIFY(QFile::exists(QStringLiteral(":/art/dice/%1-%2.svg").arg(one.kind).arg(face)));
        }
        const Scene police = scene_at(watched_street(), {Roll()});
        QCOMPARE(die(police, Mover::killer).face, 3);
        QCOMPARE(die(police, Mover::vamp).face, 2);
        QCOMPARE(die(police, Mover::patrol_1).face, 1);
        QVERIFY(die(police, Mover::patrol_1).usable && !die(police, Mover::patrol_1).proposal.isEmpty());
        // The other patrol is out.
        QVERIFY(die(police, Mover::patrol_2).done && die(police, Mover::patrol_2).face == 0);
        QVERIFY(!die(police, Mover::killer).usable && !die(police, Mover::killer).done);
    }

    /// The dice of the roll stay visible; a figure that has moved is marked as done.
    void afterAMove()
    {
        Scene scene = scene_at(watched_street(), {Roll(), patrol_walks_});
        scene.faces = {3, 2, 1, 1, 0, 0};
        QVERIFY(die(scene, Mover::patrol_1).done && die(scene, Mover::patrol_1).face == 1);
        QVERIFY(die(scene, Mover::killer).usable);
        Scene acts = scene_at(watched_street(), {Roll(), patrol_walks_, killer_walks});
        acts.faces = scene.faces;
        QVERIFY(die(acts, Mover::killer).chosen && !die(acts, Mover::killer).usable);
        QCOMPARE(die(acts, Mover::killer).face, 3);
        QVERIFY(!die(acts, Mover::vamp).usable && !die(acts, Mover::vamp).done);
        Scene done = scene_at(watched_street(), {Roll(), patrol_walks_, killer_walks, Done{Mover::killer}});
        done.faces = scene.faces;
        QVERIFY(die(done, Mover::killer).done && die(done, Mover::vamp).usable);
    }

    /// A roof has the colour of its owner, hatched for a racket, and leaves the shop's sign free.
    void roofsOfOwners()
    {
        Position from = watched_street();
        from.shops.push_back({shop("butcher"), 1, nobody});
        from.shops.push_back({shop("cheese"), nobody, 2});
        const Scene scene = scene_at(from, {});
        QCOMPARE(shop_item(scene, "butcher").mark, 1);
        QVERIFY(!shop_item(scene, "butcher").racket);
        QCOMPARE(shop_item(scene, "cheese").mark, 2);
        QVERIFY(shop_item(scene, "cheese").racket);
        QCOMPARE(shop_item(scene, "hats").mark, -1);
        const auto share = [](bool racket, qreal zoom) {
            OwnedRoof roof;
            roof.setProperty("zoom", zoom);
            roof.setProperty("racket", racket);
            roof.setProperty("mark", 1);
            roof.setProperty("shop", int{shop("butcher")});
            QImage image(roof.size().toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            roof.paint(&painter);
            painter.end();
            const QPointF sign = sign_of("butcher") * zoom - roof.position();
            if (qAlpha(image.pixel(sign.toPoint())) != 0)
                return -1.0;
            int coloured = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor color = image.pixelColor(x, y);
                    coloured += color.alpha() > 180 && color.blue() > color.red() + 60;
                }
            return coloured / (1.0 * image.width() * image.height());
        };
        for (const qreal zoom : {0.1, 0.37, 0.49, 1.0, 2.4}) {
            const double own = share(false, zoom);
            const double racket = share(true, zoom);
            QVERIFY2(own > 0.3 || zoom < 0.2, qPrintable(QString::number(own)));
            QVERIFY2(racket > 0.08 && racket < own, qPrintable(QStringLiteral("%1 %2").arg(racket).arg(own)));
        }
    }

    /// SG-3.3: no police in the first rounds.
    void SG_3_3_inPeace()
    {
        const Scene scene = scene_at(position(2), {});
        QCOMPARE(static_cast<int>(dice_of(scene, seated_).size()), 3);
        QCOMPARE(rail_of(scene, seated_).steps.size(), 4);
        QCOMPARE(rail_of(scene_at(position(5), {}), seated_).steps.size(), 5);
    }

    /// A figure that is not on the board has no die.
    void away()
    {
        Position from = watched_street();
        figure_in(from, rosas_vamp).state = FigureState::graveyard;
        from.dice = {3, 1, 1};
        const Scene scene = scene_at(from, {Roll()});
        QVERIFY(die(scene, Mover::vamp).done && !die(scene, Mover::vamp).usable);
        QCOMPARE(die(scene, Mover::vamp).face, 0);
        QVERIFY(!die(scene, Mover::killer).done);
    }

    /// SG-10.3: one blue die for both patrols.
    void SG_10_3_thePolicePlayersDie()
    {
        Position from = position();
        from.gangs.resize(2);
        from.patrols.clear();
        from.dice = {1, 1, 1, 4};
        const Options options{.police_player = true};
        const Scene scene = scene_of(played(from, {Roll()}, 3, options).state());
        QCOMPARE(scene.view->seat, Seat{2});
        QCOMPARE(die(scene, Mover::patrol_1).face, 4);
        QCOMPARE(die(scene, Mover::patrol_2).face, 4);
        QVERIFY(die(scene, Mover::patrol_1).usable && die(scene, Mover::patrol_2).usable);
        // Both cards show that they share one die; the second has an "or" beside it.
        QVERIFY(!die(scene, Mover::patrol_1).either && die(scene, Mover::patrol_2).either);
        QCOMPARE(die(scene, Mover::patrol_1).state, QStringLiteral("one of the two"));
        QCOMPARE(die(scene, Mover::patrol_2).state, QStringLiteral("one of the two"));
        QVERIFY(rail_of(scene, seated_).text.startsWith(QStringLiteral("One die")));
        const Path path = gestures::proposal(scene.open, Mover::patrol_1);
        const Scene after = scene_of(played(from, {Roll(), Move{Mover::patrol_1, path}}, 3, options).state());
        QVERIFY(!die(after, Mover::patrol_2).either && die(after, Mover::patrol_2).done);
    }

    void shops()
    {
        Position from = watched_street();
        from.shops = {{shop("baker"), 0, nobody}, {shop("hair"), nobody, 1}};
        const Scene scene = scene_at(from, {});
        QCOMPARE(static_cast<int>(shops_of(scene, seated_).size()), shop_count);
        const ShopItem baker = shop_item(scene, "baker");
        QCOMPARE(baker.token, QStringLiteral("ownership-") + SeatStyle::file(4));
        QVERIFY2(
            baker.label.contains(baker.name) && baker.label.contains(QStringLiteral("Rosa")), qPrintable(baker.label));
        QCOMPARE(shop_item(scene, "hair").token, QStringLiteral("racket-") + SeatStyle::file(1));
        QVERIFY(shop_item(scene, "hair").label.contains(QStringLiteral("Bea")));
        QCOMPARE(shop_item(scene, "books").token, QString());
        for (const ShopItem& item : shops_of(scene, seated_)) {
            QVERIFY(!item.name.isEmpty() && !item.usable && !item.flashing && !item.price.isEmpty());
            if (!item.token.isEmpty())
                QVERIFY(QFile::exists(QStringLiteral(":/art/tokens/%1.svg").arg(item.token)));
        }
    }

    /// SG-10.1: its shops and their roofs flash.
    void SG_10_1_aDistrictThatIsWon()
    {
        Scene scene = scene_at(watched_street(), {});
        scene.celebrated = town.shops[shop("baker")].district;
        const auto& district = town.districts[*scene.celebrated];
        std::size_t flashing = 0;
        for (const ShopItem& item : shops_of(scene, seated_))
            flashing += item.flashing;
        QCOMPARE(flashing, district.shops.size());
        QCOMPARE(overlay_of(scene, seated_).celebrated.size(), district.shops.size());
    }

    /// SG-5.13: only without tokens left, and only for own tokens that may be taken back.
    void SG_5_13_takingBackAToken()
    {
        Scene scene = scene_at(without_tokens(3), {Roll(), into_hair});
        QCOMPARE(scene.open.gangs[0].tokens(), 0);
        for (const ShopItem& item : shops_of(scene, seated_))
            QVERIFY(!item.usable);
        scene.removing = true;
        int usable = 0;
        for (const ShopItem& item : shops_of(scene, seated_)) {
            QCOMPARE(item.usable, !check(scene.open, 0, RemoveToken{static_cast<Shop>(item.key)}));
            usable += item.usable;
        }
        QCOMPARE(usable, tokens_of_gang);
    }

    /// SG-6.2: where a pawn stands, and where one can be placed now.
    void SG_6_2_pawns()
    {
        int free = 0;
        int standing = 0;
        random_games(60, 400, [&](const State& state) {
            const Scene scene = scene_of(state);
            SectionSet shown;
            int lit = 0;
            for (const PawnItem& item : pawns_of(scene, seated_)) {
                const auto section = static_cast<Section>(item.key);
                shown.insert(section);
                const Seat seat = pawn_on(scene.open, section);
                QCOMPARE(item.picture.isEmpty(), seat == nobody);
                QCOMPARE(item.usable,
                    !check(scene.open, state.turn.seat, PlacePawn{section}) && scene.view->seat == state.turn.seat);
                QVERIFY(item.usable || seat != nobody);
                QVERIFY(!item.label.isEmpty());
                lit += item.usable;
                standing += seat != nobody;
            }
            for (Section section = 0; section < section_count; ++section)
                QVERIFY(shown.contains(section)
                    || (pawn_on(scene.open, section) == nobody
                        && check(scene.open, state.turn.seat, PlacePawn{section})));
            QCOMPARE(static_cast<int>(overlay_of(scene, seated_).pavement.size()), lit);
            free += lit;
        });
        QVERIFY(free > 50 && standing > 500);
    }

    void nothingIsLit()
    {
        QVERIFY(overlay_of(scene_at(watched_street(), {Roll(), patrol_walks_}), seated_) == Overlay());
    }

    /// Shows the ends of the chosen figure, the path to the one aimed at, and the other paths to it.
    void theWay()
    {
        int others = 0;
        int hidden = 0;
        int bridges = 0;
        int surfaced = 0;
        random_games(30, 400, [&](const State& state) {
            Scene scene = scene_of(state);
            for (const Mover mover : all_movers) {
                if (!gestures::can_choose(scene, mover))
                    continue;
                gestures::choose(scene, mover);
                const Overlay lit = overlay_of(scene, seated_);
                const auto ends = gestures::ends(scene);
                QCOMPARE(lit.ends.size(), ends.size());
                QVERIFY(lit.aimed == -1 && lit.way.empty() && lit.others.empty());
                QCOMPARE(lit.mark, is_patrol(mover) ? -1 : marks_[state.turn.seat]);
                for (const Place end : ends) {
                    Scene aimed = scene;
                    gestures::aim(aimed, end);
                    const Overlay way = overlay_of(aimed, seated_);
                    const Path path = gestures::way(aimed);
                    QVERIFY(way.aimed >= 0 && way.ends[static_cast<std::size_t>(way.aimed)].outline == outline_of(end));
                    QCOMPARE(way.way.back(), point_of(end));
                    const bool sewer = is_patrol(mover) && state.patrols[patrol_of(mover)].place == no_place;
                    QCOMPARE(way.way.size(), path.size() + (sewer ? 0 : 1));
                    QCOMPARE(way.hidden.size(), way.way.size() - 1);
                    QCOMPARE(way.bridges.size(), way.hidden.size());
                    QCOMPARE(way.first_number, sewer ? 0 : 1);
                    QCOMPARE(way.others.size(), gestures::ways(aimed).size() - 1);
                    for (std::size_t step = 0; step < way.hidden.size(); ++step) {
                        hidden += way.hidden[step];
                        bridges += !way.bridges[step].isNull();
                        QVERIFY(way.hidden[step] || way.bridges[step].isNull());
                    }
                    others += static_cast<int>(way.others.size());
                    surfaced += sewer;
                }
            }
        });
        QVERIFY(others > 20 && hidden > bridges && bridges > 10 && surfaced > 0);
    }

    /// The drawing covers the highlighted ends, and nothing else.
    void painted()
    {
        Scene scene = scene_at(watched_street(), {Roll(), patrol_walks_});
        gestures::choose(scene, Mover::killer);
        gestures::aim(scene, at("s45"));
        const Overlay overlay = overlay_of(scene, seated_);
        QImage picture(1000, 625, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.scale(0.5, 0.5);
        paint_overlay(painter, overlay, 0.5);
        painter.end();
        for (const Place place : {at("s45"), at("s47"), at("s48")}) {
            const QPointF point = point_of(place) * 0.5;
            int covered = 0;
            for (int x = -8; x <= 8; ++x)
                for (int y = -8; y <= 8; ++y)
                    covered +=
                        qAlpha(picture.pixel(static_cast<int>(point.x()) + x, static_cast<int>(point.y()) + y)) > 0;
            QVERIFY2(covered > 10, town.places[place].id.data());
        }
        QCOMPARE(qAlpha(picture.pixel(900, 500)), 0);
    }

    void theRail()
    {
        const RailState start = rail_of(scene_at(watched_street(), {}), seated_);
        QVERIFY(start.rolls && start.can_roll && !start.can_end && start.title.contains(QStringLiteral("Rosa")));
        QVERIFY(!start.can_buy_police);
        QCOMPARE(now(scene_at(watched_street(), {})), QStringLiteral("Dice"));
        const Scene police = scene_at(watched_street(), {Roll()});
        QCOMPARE(now(police), QStringLiteral("Police"));
        QVERIFY(!rail_of(police, seated_).rolls && !rail_of(police, seated_).can_end);
        Scene moving = scene_at(watched_street(), {Roll(), patrol_walks_});
        QCOMPARE(now(moving), QString());
        RailState rail = rail_of(moving, seated_);
        QVERIFY(!rail.can_end && !rail.why_not_end.isEmpty());
        QCOMPARE(rail.why_not_end_rule, QStringLiteral("SG-4.1"));
        gestures::choose(moving, Mover::killer);
        QCOMPARE(now(moving), QStringLiteral("Killer"));
        const QString before = rail_of(moving, seated_).text;
        gestures::aim(moving, at("s45"));
        QVERIFY(rail_of(moving, seated_).text != before);
        QVERIFY(!rail_of(moving, seated_).text.contains(QStringLiteral("sewer")));
        moving.view.reset();
        rail = rail_of(moving, seated_);
        QVERIFY(rail.title.isEmpty() && !rail.can_end && !rail.can_roll);
    }

    /// The rail offers exactly what the rules allow.
    void theRailsButtons()
    {
        int ends = 0;
        int collects = 0;
        int nothing = 0;
        random_games(30, 500, [&](const State& state) {
            const Scene scene = scene_of(state);
            const RailState rail = rail_of(scene, seated_);
            const auto may = [&](const Action& action) {
                return scene.open.frames.empty() && !check(scene.open, scene.view->seat, action);
            };
            QCOMPARE(rail.can_roll, may(Roll()));
            QCOMPARE(rail.can_end, may(EndTurn()));
            // Collecting nothing would use up the turn's collection, so the window does not offer it.
            const Seat seat = scene.view->seat;
            QCOMPARE(rail.can_collect, may(Collect()) && income_of(scene.open, seat) > 0);
            nothing += may(Collect()) && !rail.can_collect;
            QCOMPARE(rail.can_buy_police, may(BuyPolice()));
            ends += rail.can_end;
            collects += rail.can_collect;
            QCOMPARE(rail.can_give_up, may(GiveUp()));
            if (scene.open.frames.empty() && scene.open.turn.collected && scene.view->seat < scene.open.gang_count())
                QCOMPARE(rail.collect_text, QStringLiteral("Collected"));
            // What cannot be done is not proposed.
            QVERIFY2(!rail.collect_text.contains(QStringLiteral(" 0")), qPrintable(rail.collect_text));
            if (scene.open.frames.empty() && !scene.open.turn.active && !scene.chosen)
                QVERIFY2(rail.can_collect || !rail.text.contains(QStringLiteral("ollect")), qPrintable(rail.text));
            if (scene.open.frames.empty()) {
                QVERIFY(!rail.title.isEmpty() && !rail.text.isEmpty());
                const bool gang = scene.open.turn.phase == Phase::gang;
                QCOMPARE(rail.why_not_end.isEmpty(), rail.can_end || !gang);
                QCOMPARE(rail.why_not_end_rule.isEmpty(), rail.why_not_end.isEmpty());
            }
        });
        QVERIFY(ends > 100 && collects > 100 && nothing > 20);
    }
};

BACKROOM_SUITE(SuperGangComposeTest)
#include "tst_supergang_compose.moc"
