// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/games/table_figure.hpp"
#include "app/rulebook/library.hpp"
#include "app/supergang/book_cards.hpp"
#include "app/supergang/paper/paper_walks.hpp"
#include "app/supergang/table.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/town/town_points.hpp"
#include "app/supergang/words/details.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QFile>
#include <QTest>

using namespace supergang_table;

/// Tests SuperGang's figures on paper, and the pictures of single things in the book and enlarged.
class SuperGangFigureTest : public QObject {
    Q_OBJECT

    test::HouseFolder folder_;
    rulebook::Library library_;

    const std::vector<RuleFigure>& figures() const
    {
        return library_.book(QStringLiteral("en"), QStringLiteral("supergang"))->figures;
    }
    std::unique_ptr<TableFigure> make(const QString& id)
    {
        for (const RuleFigure& of : figures())
            if (of.id == id)
                return folder_->games()->game(of.game)->figure(*folder_->preferences(), of);
        throw std::logic_error("no figure " + id.toStdString());
    }
    static QPointF at(const char* place) { return point_of(*backroom::supergang::find_place(place)); }
    static bool pictured(const CardDrawing& drawing)
    {
        return std::ranges::all_of(drawing.layers, [](const CardDrawing::Layer& layer) {
            return QFile::exists(QStringLiteral(":/art/%1.svg").arg(layer.art)) && !layer.place.isEmpty();
        });
    }

private Q_SLOTS:
    void aCardForEveryFigureAndPiece()
    {
        for (const char* figure : {"killer", "vamp", "dealer", "patrol"}) {
            const auto drawing = draw_card({{QStringLiteral("figure"), QLatin1String(figure)}});
            QVERIFY2(drawing && drawing->layers.size() == 3 && pictured(*drawing), figure);
        }
        for (const char* piece : {"ownership", "racket", "pawn"}) {
            const auto drawing = draw_card({{QStringLiteral("piece"), QLatin1String(piece)}});
            QVERIFY2(drawing && drawing->layers.size() == 2 && pictured(*drawing), piece);
        }
        QVERIFY(!draw_card({}));
        QVERIFY(!draw_card({{QStringLiteral("figure"), QStringLiteral("boss")}}));
        QVERIFY(!draw_card({{QStringLiteral("piece"), QStringLiteral("killer")}}));
    }

    /// SG-4.1: the paths walked since the previous picture are drawn, step by step.
    void whatWasWalkedIsDrawn()
    {
        const auto figure = make(QStringLiteral("one-minute"));
        const PaperWalks walks = walks_between(*figure, 0, 2);
        QCOMPARE(walks.walked.size(), std::size_t{1});
        const Overlay& walk = walks.walked[0];
        QCOMPARE(walk.way, (std::vector<QPointF>{at("s45"), at("s48"), at("s47"), at("s46"), at("baker")}));
        QCOMPARE(walk.hidden, std::vector<bool>(4, false));
        QCOMPARE(walk.first_number, 1);
        QCOMPARE(walk.mark, 0);
        QVERIFY(walks.refused.empty());
        QVERIFY(walks_between(*figure, 1, 2).walked.empty());
    }

    /// SG-2.6: paths are hidden under bridges. A path from the centre begins where the figure stands in its garden.
    void bridgesHideTheWay()
    {
        const auto figure = make(QStringLiteral("first-turn"));
        const PaperWalks walks = walks_between(*figure, 1, 4);
        QCOMPARE(walks.walked.size(), std::size_t{3});
        const Overlay& killer = walks.walked[2];
        QCOMPARE(std::ranges::count(killer.hidden, true), 1);
        QVERIFY(killer.way.front() != at("centre"));
        QCOMPARE(killer.way.back(), at("fish"));
    }

    /// SG-4.1: a forbidden move is drawn differently, and only in its own step.
    void whatIsRefusedIsDrawnApart()
    {
        const auto figure = make(QStringLiteral("exact"));
        const std::vector<RuleFigure::Step>& steps = figure->figure().steps;
        const auto refused = static_cast<int>(std::ranges::find_if(steps, [](const RuleFigure::Step& step) {
            return !step.refused.isEmpty();
        }) - steps.begin());
        const PaperWalks walks = walks_between(*figure, 0, refused);
        QVERIFY(walks.walked.empty());
        QVERIFY(walks.refused.size() > 1);
        QVERIFY(walks_between(*figure, 0, static_cast<int>(steps.size()) - 1).refused.empty());
    }

    /// SG-9.1: the police have their own colour.
    void patrolsWalkInBlue()
    {
        const PaperWalks walks = walks_between(*make(QStringLiteral("arrest")), 0, 1);
        QCOMPARE(walks.walked.size(), std::size_t{1});
        QCOMPARE(walks.walked[0].mark, -1);
    }

    void thePictureOfAThingIsWhereItLies()
    {
        const int baker = *backroom::supergang::find_shop("baker");
        QCOMPARE(TownPoints::pointOf(static_cast<int>(Subject::shop), baker), at("baker"));
        QCOMPARE(
            TownPoints::pointOf(static_cast<int>(Subject::place), *backroom::supergang::find_place("s46")), at("s46"));
        QVERIFY(TownPoints::pointOf(static_cast<int>(Subject::section), 0).x() > 0);
        for (const Subject subject : {Subject::shop, Subject::place, Subject::section})
            for (const int id : {-1, 1000})
                QCOMPARE(TownPoints::pointOf(static_cast<int>(subject), id), QPointF(-1, -1));
        QCOMPARE(TownPoints::pointOf(static_cast<int>(Subject::bank), 0), QPointF(-1, -1));
        QCOMPARE(TownPoints::districtPicture(0), QStringLiteral("town/district-old-town"));
        QVERIFY(TownPoints::districtPicture(-1).isEmpty());
    }
};

BACKROOM_SUITE(SuperGangFigureTest)
#include "tst_supergang_figure.moc"
