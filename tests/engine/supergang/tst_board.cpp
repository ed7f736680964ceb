// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_changes.hpp"

using namespace test;

/// SG-2: for every rule about the board, files that break it.
class SuperGangBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTownIsGood()
    {
        QVERIFY(complaints([](Json&) {}).empty());
        QVERIFY(complaints([](Json& board) { board["drawing"] = {{"anything", {1, 2}}}; }).empty());
    }

    void SG_2_1_onePlaceOfTheirKind()
    {
        refused("SG-2.1: 2 places of the kind \"centre\", not 1", [](Json& board) {
            board["places"].push_back(
                {{"id", "other"}, {"kind", "centre"}, {"x", 1}, {"y", 1}, {"next", board["exits"]}});
        });
        refused("SG-2.1: 0 places of the kind \"centre\"", [](Json& board) { erase_item(board["places"], "centre"); });
        const auto without = [](const std::string& kind, const char* square) {
            refused("SG-2.1: 0 places of the kind \"" + kind + '"', [&](Json& board) {
                erase_item(board["places"], kind);
                erase(place(board, square)["next"], kind);
            });
        };
        without("clinic", "s35");
        without("graveyard", "s41");
        refused("SG-2.1: 4 places of the kind \"manhole\", not 5",
            [](Json& board) { place(board, "s16")["kind"] = "street"; });
        refused("SG-2.1: 6 places of the kind \"manhole\", not 5",
            [](Json& board) { place(board, "s15")["kind"] = "manhole"; });
    }

    void SG_2_1_shops()
    {
        for (const char* words :
            {"SG-2.1: 37 places of the kind \"shop\", not 36", "SG-2.1: the place \"cellar\" is missing in \"shops\""})
            refused(words, [](Json& board) {
                board["places"].push_back(
                    {{"id", "cellar"}, {"kind", "shop"}, {"x", 1}, {"y", 1}, {"next", Json::array()}});
            });
        refused("SG-2.1: the shop \"clinic\" has a place that is not of the kind \"shop\"", [](Json& board) {
            Json other = shop(board, "baker");
            other["id"] = "clinic";
            board["shops"].push_back(other);
        });
        refused(
            "SG-2.1: the manhole \"s16\" lists the manhole \"s30\"", [](Json& board) { open(board, "s16", "s30"); });
    }

    void SG_2_2_districts()
    {
        const auto move = [](Json& board, const char* id, const char* to) {
            shop(board, id)["district"] = to;
            erase(shops_of(board, "old-town"), id);
            shops_of(board, to).push_back(id);
        };
        // The district with eight shops may be any of the five.
        QVERIFY(complaints([&](Json& board) { move(board, "baker", "market"); }).empty());
        refused("SG-2.2: the districts have 9, 7, 7, 7, 6 shops, not 8, 7, 7, 7 and 7", [&](Json& board) {
            move(board, "baker", "market");
            move(board, "books", "market");
        });
        refused("SG-2.2: the districts have 8, 7, 7, 7, 7, 0 shops", [](Json& board) {
            board["districts"].push_back(
                {{"id", "moon"}, {"name", {{"en", "Moon"}, {"it", "Luna"}, {"fr", "Lune"}}}, {"shops", Json::array()}});
        });
        refused("SG-2.2: the districts have no shops", [](Json& board) {
            board["districts"] = Json::array();
            board["shops"] = Json::array();
            board["sections"] = Json::array();
        });
        refused("SG-2.2: the shop \"baker\" is not in the list of its district \"old-town\"",
            [](Json& board) { erase(shops_of(board, "old-town"), "baker"); });
        refused("SG-2.2: the district \"market\" lists the shop \"baker\", which names another district",
            [](Json& board) { shops_of(board, "market").push_back("baker"); });
        refused("SG-2.2: the district \"market\" lists a shop twice",
            [](Json& board) { shops_of(board, "market").push_back("hats"); });
    }

    void SG_2_2_names()
    {
        refused("SG-2.2: the shop \"locks\" has the name of another one (fr)",
            [](Json& board) { shop(board, "locks")["name"]["fr"] = shop(board, "baker")["name"]["fr"]; });
        refused("SG-2.2: the district \"harbour\" has the name of another one (it)",
            [](Json& board) { with_id(board["districts"], "harbour")["name"]["it"] = "Città Vecchia"; });
        refused("SG-2.1: shops[0] \"baker\": field \"it\" is missing in name",
            [](Json& board) { shop(board, "baker")["name"].erase("it"); });
        refused("SG-2.2: districts[0] \"old-town\": \"en\" must be a name of 1 to 100 bytes",
            [](Json& board) { board["districts"][0]["name"]["en"] = "  "; });
    }

    void SG_2_3_kinds()
    {
        refused("SG-2.3: 25 shops of the kind \"basic\", not 24",
            [](Json& board) { shop(board, "boxing")["kind"] = "basic"; });
        refused(
            "SG-2.3: 2 shops of the kind \"T\", not 3", [](Json& board) { shop(board, "boxing")["kind"] = "basic"; });
        refused(
            "SG-2.3: 4 shops of the kind \"star\", not 3", [](Json& board) { shop(board, "baker")["kind"] = "star"; });
        refused("SG-2.3: the district \"old-town\" has 1 shops that are not basic", [](Json& board) {
            shop(board, "boxing")["kind"] = "basic";
            shop(board, "garage")["kind"] = "T";
        });
        refused("SG-2.3: the district \"casino\" has the letter T twice", [](Json& board) {
            shop(board, "casino")["kind"] = "T";
            shop(board, "hotel")["kind"] = "T";
        });
    }

    void SG_2_4_exits()
    {
        refused("SG-2.4: the centre has 5 exits, not 6", [](Json& board) { board["exits"].erase(5); });
        refused("SG-2.4: two exits are the same square", [](Json& board) { board["exits"][5] = "s8"; });
        refused("SG-2.4: the exit \"baker\" is no street square", [](Json& board) { board["exits"][0] = "baker"; });
        refused("SG-2.4: the exits are not the starts of six streets", [](Json& board) {
            board["exits"][0] = "s9";
            place(board, "centre")["next"] = board["exits"];
        });
        refused("SG-2.4: \"next\" of the centre is not the six exits",
            [](Json& board) { erase(place(board, "centre")["next"], "s8"); });
        refused("SG-2.4: the place \"s8\" must not lead into the centre",
            [](Json& board) { place(board, "s8")["next"].push_back("centre"); });
    }

    void SG_2_4_clinicAndGraveyard()
    {
        refused(
            "SG-2.4: the clinic must lie beside one street square", [](Json& board) { open(board, "clinic", "s36"); });
        refused("SG-2.4: the graveyard must lie beside one street square",
            [](Json& board) { place(board, "graveyard")["next"] = {"boxing"}; });
        refused("SG-2.4: the place \"s35\" must lead to the clinic",
            [](Json& board) { erase(place(board, "s35")["next"], "clinic"); });
        refused("SG-2.4: the place \"s36\" must not lead to the clinic",
            [](Json& board) { place(board, "s36")["next"].push_back("clinic"); });
    }

    void SG_2_5_accesses()
    {
        refused("SG-2.5: the shop \"locks\" has 0 accesses, not 1 or 2", [](Json& board) {
            shop(board, "locks")["accesses"] = Json::array();
            close(board, "locks", "s63");
        });
        refused("SG-2.5: the shop \"baker\" has 3 accesses, not 1 or 2", [](Json& board) {
            shop(board, "baker")["accesses"].push_back("s47");
            open(board, "baker", "s47");
        });
        refused("SG-2.5: the shop \"locks\" has two accesses to the same square",
            [](Json& board) { shop(board, "locks")["accesses"].push_back("s63"); });
        refused("SG-2.5: the shop \"locks\" has an access to \"clinic\", which is no street square",
            [](Json& board) { shop(board, "locks")["accesses"] = {"clinic"}; });
        refused("SG-2.5: the shop \"locks\" has an access to \"s63\", but \"next\" of that square does not list it",
            [](Json& board) { erase(place(board, "s63")["next"], "locks"); });
        refused("SG-2.5: the shop \"locks\": \"next\" of its place is not its accesses and its neighbours",
            [](Json& board) { erase(place(board, "locks")["next"], "s63"); });
        refused("SG-2.5: the place \"s47\" leads into the shop \"baker\", which has no access there",
            [](Json& board) { place(board, "s47")["next"].push_back("baker"); });
    }

    void SG_2_5_neighbours()
    {
        refused("SG-2.5: the shop \"locks\" has a neighbour twice",
            [](Json& board) { shop(board, "locks")["neighbours"].push_back("baker"); });
        refused("SG-2.5: the shop \"locks\" is its own neighbour",
            [](Json& board) { shop(board, "locks")["neighbours"].push_back("locks"); });
        refused("SG-2.5: the shop \"locks\" of the block \"A\" has a neighbour in another block, \"boxing\"",
            [](Json& board) { shop(board, "locks")["neighbours"].push_back("boxing"); });
        refused("SG-2.5: the shop \"locks\" has the neighbour \"baker\", which does not name it",
            [](Json& board) { erase(shop(board, "baker")["neighbours"], "locks"); });
        refused("SG-2.5: the shop \"clocks\" of the block \"F\" does not communicate with \"boxing\"", [](Json& board) {
            shop(board, "boxing")["neighbours"] = Json::array();
            shop(board, "clocks")["neighbours"] = Json::array();
            close(board, "boxing", "clocks");
        });
    }

    void SG_2_6_squares()
    {
        refused("SG-2.6: the square \"s39\" is a dead end", [](Json& board) { close(board, "s39", "s38"); });
        refused("SG-2.6: the square \"s45\" has 5 street neighbours, not 2 to 4",
            [](Json& board) { open(board, "s45", "s61"); });
        refused("SG-2.6: the square \"s39\" has the neighbour \"s38\", which does not list it",
            [](Json& board) { erase(place(board, "s38")["next"], "s39"); });
        refused("SG-2.6: the square \"s39\" lists a place twice in \"next\"",
            [](Json& board) { place(board, "s39")["next"].push_back("s38"); });
        refused("SG-2.6: the square \"s39\" lists itself in \"next\"",
            [](Json& board) { place(board, "s39")["next"].push_back("s39"); });
    }

    void SG_2_6_howManySquares()
    {
        const auto add_ring = [](Json& board, int squares) {
            for (int number = 0; number < squares; ++number)
                board["places"].push_back({{"id", "r" + std::to_string(number)}, {"kind", "street"}, {"x", number},
                    {"y", 0}, {"street", "promenade"},
                    {"next",
                        {"r" + std::to_string((number + 1) % squares),
                            "r" + std::to_string((number + squares - 1) % squares)}}});
        };
        refused("SG-2.6: 131 street squares, not 90 to 130", [&](Json& board) { add_ring(board, 5); });
        refused("SG-2.6: 1 street square, not 90 to 130", [](Json& board) {
            Json only = place(board, "s1");
            board["places"] = Json::array({only});
            board["places"][0]["next"] = Json::array();
            for (const char* part : {"exits", "shops", "districts", "sections", "bridges"})
                board[part] = Json::array();
        });
        // A separate ring that cannot be reached.
        refused("SG-2.6: who comes from \"s1\" to \"s3\" cannot reach \"r0\" without turning back",
            [&](Json& board) { add_ring(board, 4); });
    }

    void SG_2_6_everySquareIsReachedWithoutTurningBack()
    {
        // Two halves that no street connects, although no square is a dead end.
        refused("SG-2.6: who comes from \"s1\" to \"s3\" cannot reach", [](Json& board) {
            const auto east = [&](const std::string& id) { return place(board, id)["x"] > 1000; };
            Lines cut;
            for (Json& one : board["places"])
                if (one["kind"] == "street" || one["kind"] == "manhole")
                    for (const Json& next : Json(one["next"])) {
                        const Json other = place(board, next);
                        if ((other["kind"] == "street" || other["kind"] == "manhole")
                            && east(one["id"]) != east(next)) {
                            erase(one["next"], next);
                            cut.push_back(one["id"]);
                        }
                    }
            for (const bool half : {false, true}) {
                std::string last;
                for (const std::string& id : cut)
                    if (east(id) == half) {
                        if (!last.empty())
                            open(board, last, id);
                        last = id;
                    }
            }
        });
    }

    void SG_2_6_bridges()
    {
        refused("SG-2.6: 1 bridge, and 2 are needed", [](Json& board) { board["bridges"].erase(1); });
        refused(
            "SG-2.6: the bridges 1 and 2 are the same", [](Json& board) { board["bridges"][1] = board["bridges"][0]; });
        refused("SG-2.6: the bridge 1: \"over\" must name 2 or more squares",
            [](Json& board) { board["bridges"][0]["over"] = {"s83"}; });
        refused("SG-2.6: the bridge 1: \"under\" names \"baker\", which is no street square", [](Json& board) {
            board["bridges"][0]["under"] = {"s76", "baker"};
        });
        refused(
            "SG-2.6: the bridge 1: \"over\" names \"s85\" after \"s83\", and they are no neighbours", [](Json& board) {
                board["bridges"][0]["over"] = {"s83", "s85"};
            });
        refused("SG-2.6: the bridge 1: the street below does not pass under it between two squares", [](Json& board) {
            board["bridges"][0]["under"] = {"s75", "s76"};
        });
        // A square of the lower street directly under the bridge.
        refused("SG-2.6: the bridge 1: the street below does not pass under it between two squares", [](Json& board) {
            Json& below = place(board, "s76");
            below["x"] = 1510.25;
            below["y"] = 614.7;
        });
        refused("SG-2.6: the bridge 1: the street below meets the one above at \"s76\"",
            [](Json& board) { open(board, "s76", "s83"); });
    }

    void SG_2_7_sections()
    {
        refused("SG-2.7: 59 sections, and 60 are needed", [](Json& board) {
            while (board["sections"].size() > 59)
                board["sections"].erase(59);
        });
        refused("SG-2.7: the section \"p1\" touches no street square",
            [](Json& board) { section(board, "p1")["squares"] = Json::array(); });
        refused("SG-2.7: the section \"p1\" lists a square twice",
            [](Json& board) { section(board, "p1")["squares"].push_back("s63"); });
        refused("SG-2.7: the section \"p1\" touches \"baker\", which is no street square",
            [](Json& board) { section(board, "p1")["squares"].push_back("baker"); });
        for (const Json& shops : {Json::array(), Json{"locks", "baker", "antiques"}, Json{"locks", "locks"}})
            refused("SG-2.7: the section \"p1\" must line 1 or 2 shops",
                [&](Json& board) { section(board, "p1")["shops"] = shops; });
        refused("SG-2.7: the section \"p1\" lines \"locks\" and \"hats\", which do not stand side by side",
            [](Json& board) { section(board, "p1")["shops"].push_back("hats"); });
    }

    void SG_2_7_theEdgesOfTheBlocks()
    {
        refused("SG-2.7: the section \"p1\" reaches no notch of the block \"A\"",
            [](Json& board) { section(board, "p1")["squares"] = {"s100"}; });
        refused("SG-2.7: the block \"A\" has 4 sections, and its 5 notches cut its edge into as many",
            [](Json& board) { erase_item(board["sections"], "p2"); });
        refused("SG-2.7: the block \"L\": no section touches \"s85\", where the notch of \"jewels\" is",
            [](Json& board) { erase(section(board, "p43")["squares"], "s85"); });
        refused("SG-2.7: the shop \"dancing\" is lined by no section", [](Json& board) {
            for (const char* id : {"p43", "p44"})
                section(board, id)["shops"] = {"cinema"};
        });
    }

    void SG_2_8_fairness()
    {
        // Without these doors the nearest shop of the harbour is farther away.
        refused(
            "SG-2.8: from the centre to the nearest shop it is 5.0 steps on average in the district \"market\", and "
            "7.0 in the district \"harbour\": they must differ by less than 25 %",
            [](Json& board) {
                erase(shop(board, "ices")["accesses"], "s7");
                close(board, "ices", "s7");
            });
        refused("SG-2.8: from the exit \"s8\" no way leads to a shop of the district \"market\"", [](Json& board) {
            for (Json& one : board["shops"])
                if (one["district"] == "market")
                    one["accesses"] = Json::array();
        });
    }
};

BACKROOM_SUITE(SuperGangBoard)
#include "tst_board.moc"
