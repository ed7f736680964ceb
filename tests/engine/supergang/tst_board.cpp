// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/town/board.hpp"
#include "suites.hpp"

#include <QTest>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

using namespace backroom;
using namespace backroom::supergang;

namespace {

using Lines = std::vector<std::string>;
using Change = std::function<void(Json&)>;

Json& with_id(Json& list, const std::string& id)
{
    for (Json& item : list)
        if (item["id"] == id)
            return item;
    throw std::invalid_argument("no " + id);
}

Json& place(Json& board, const std::string& id)
{
    return with_id(board["places"], id);
}

Json& shop(Json& board, const std::string& id)
{
    return with_id(board["shops"], id);
}

Json& section(Json& board, const std::string& id)
{
    return with_id(board["sections"], id);
}

void erase(Json& list, const std::string& value)
{
    list.erase(std::find(list.begin(), list.end(), value));
}

void erase_item(Json& list, const std::string& id)
{
    list.erase(std::find_if(list.begin(), list.end(), [&](const Json& item) { return item["id"] == id; }));
}

void close(Json& board, const std::string& one, const std::string& other)
{
    erase(place(board, one)["next"], other);
    erase(place(board, other)["next"], one);
}

void open(Json& board, const std::string& one, const std::string& other)
{
    place(board, one)["next"].push_back(other);
    place(board, other)["next"].push_back(one);
}

void rename_everywhere(Json& value, const std::string& from, const std::string& to)
{
    if (value == from)
        value = to;
    else if (value.is_structured())
        for (Json& item : value)
            rename_everywhere(item, from, to);
}

/// Returns what is wrong with the town after the change.
Lines complaints(const Change& change)
{
    Json board = Json::parse(town_json().dump());
    change(board);
    return check_board(board.dump());
}

bool has_line(const Lines& lines, const std::string& words)
{
    return std::any_of(
        lines.begin(), lines.end(), [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

/// Returns whether the changed town is refused with these words, which begin with the rule's number.
bool refused(const std::string& words, const Change& change)
{
    const Lines lines = complaints(change);
    for (const std::string& line : lines)
        if (line.starts_with(words))
            return true;
    qWarning("not told: %s", words.c_str());
    for (const std::string& line : lines)
        qWarning("    told: %s", line.c_str());
    return false;
}

}

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
        QVERIFY(refused("SG-2.1: 2 places of the kind \"centre\", not 1", [](Json& board) {
            board["places"].push_back(
                {{"id", "other"}, {"kind", "centre"}, {"x", 1}, {"y", 1}, {"next", board["exits"]}});
        }));
        QVERIFY(refused(
            "SG-2.1: 0 places of the kind \"centre\"", [](Json& board) { erase_item(board["places"], "centre"); }));
        QVERIFY(refused("SG-2.1: 0 places of the kind \"clinic\"", [](Json& board) {
            erase_item(board["places"], "clinic");
            erase(place(board, "s35")["next"], "clinic");
        }));
        QVERIFY(refused("SG-2.1: 0 places of the kind \"graveyard\"", [](Json& board) {
            erase_item(board["places"], "graveyard");
            erase(place(board, "s41")["next"], "graveyard");
        }));
        QVERIFY(refused("SG-2.1: 4 places of the kind \"manhole\", not 5",
            [](Json& board) { place(board, "s16")["kind"] = "street"; }));
        QVERIFY(refused("SG-2.1: 6 places of the kind \"manhole\", not 5",
            [](Json& board) { place(board, "s15")["kind"] = "manhole"; }));
    }

    void SG_2_1_shops()
    {
        QVERIFY(refused("SG-2.1: 37 places of the kind \"shop\", not 36", [](Json& board) {
            board["places"].push_back(
                {{"id", "cellar"}, {"kind", "shop"}, {"x", 1}, {"y", 1}, {"next", Json::array()}});
        }));
        QVERIFY(refused("SG-2.1: the place \"cellar\" is missing in \"shops\"", [](Json& board) {
            board["places"].push_back(
                {{"id", "cellar"}, {"kind", "shop"}, {"x", 1}, {"y", 1}, {"next", Json::array()}});
        }));
        QVERIFY(refused("SG-2.1: the shop \"clinic\" has a place that is not of the kind \"shop\"", [](Json& board) {
            Json other = shop(board, "baker");
            other["id"] = "clinic";
            board["shops"].push_back(other);
        }));
        QVERIFY(refused(
            "SG-2.1: the manhole \"s16\" lists the manhole \"s30\"", [](Json& board) { open(board, "s16", "s30"); }));
    }

    void SG_2_2_districts()
    {
        const auto move = [](Json& board, const char* to) {
            shop(board, "baker")["district"] = to;
            erase(with_id(board["districts"], "old-town")["shops"], "baker");
            with_id(board["districts"], to)["shops"].push_back("baker");
        };
        // Any of the five districts may be the one with eight shops.
        QVERIFY(!has_line(complaints([&](Json& board) { move(board, "market"); }), "SG-2.2"));
        QVERIFY(refused("SG-2.2: the districts have 9, 7, 7, 7, 6 shops, not 8, 7, 7, 7 and 7", [&](Json& board) {
            move(board, "market");
            shop(board, "books")["district"] = "market";
            erase(with_id(board["districts"], "old-town")["shops"], "books");
            with_id(board["districts"], "market")["shops"].push_back("books");
        }));
        QVERIFY(refused("SG-2.2: the districts have 8, 7, 7, 7, 7, 0 shops", [](Json& board) {
            board["districts"].push_back(
                {{"id", "moon"}, {"name", {{"en", "Moon"}, {"it", "Luna"}, {"fr", "Lune"}}}, {"shops", Json::array()}});
        }));
        QVERIFY(refused("SG-2.2: the districts have no shops", [](Json& board) {
            board["districts"] = Json::array();
            board["shops"] = Json::array();
            board["sections"] = Json::array();
        }));
        QVERIFY(refused("SG-2.2: the shop \"baker\" is not in the list of its district \"old-town\"",
            [](Json& board) { erase(with_id(board["districts"], "old-town")["shops"], "baker"); }));
        QVERIFY(refused("SG-2.2: the district \"market\" lists the shop \"baker\", which names another district",
            [](Json& board) { with_id(board["districts"], "market")["shops"].push_back("baker"); }));
        QVERIFY(refused("SG-2.2: the district \"market\" lists a shop twice",
            [](Json& board) { with_id(board["districts"], "market")["shops"].push_back("hats"); }));
    }

    void SG_2_2_names()
    {
        QVERIFY(refused("SG-2.2: the shop \"locks\" has the name of another one (fr)",
            [](Json& board) { shop(board, "locks")["name"]["fr"] = shop(board, "baker")["name"]["fr"]; }));
        QVERIFY(refused("SG-2.2: the district \"harbour\" has the name of another one (it)",
            [](Json& board) { with_id(board["districts"], "harbour")["name"]["it"] = "Città Vecchia"; }));
        QVERIFY(refused("SG-2.1: shops[0] \"baker\": field \"it\" is missing in name",
            [](Json& board) { shop(board, "baker")["name"].erase("it"); }));
        QVERIFY(refused("SG-2.2: districts[0] \"old-town\": \"en\" must be a name of 1 to 100 bytes",
            [](Json& board) { board["districts"][0]["name"]["en"] = "  "; }));
    }

    void SG_2_3_kinds()
    {
        QVERIFY(refused("SG-2.3: 25 shops of the kind \"basic\", not 24",
            [](Json& board) { shop(board, "boxing")["kind"] = "basic"; }));
        QVERIFY(refused(
            "SG-2.3: 2 shops of the kind \"T\", not 3", [](Json& board) { shop(board, "boxing")["kind"] = "basic"; }));
        QVERIFY(refused(
            "SG-2.3: 4 shops of the kind \"star\", not 3", [](Json& board) { shop(board, "baker")["kind"] = "star"; }));
        QVERIFY(refused("SG-2.3: the district \"old-town\" has 1 shops that are not basic", [](Json& board) {
            shop(board, "boxing")["kind"] = "basic";
            shop(board, "garage")["kind"] = "T";
        }));
        QVERIFY(refused("SG-2.3: the district \"casino\" has the letter T twice", [](Json& board) {
            shop(board, "casino")["kind"] = "T";
            shop(board, "hotel")["kind"] = "T";
        }));
    }

    void SG_2_4_exits()
    {
        QVERIFY(refused("SG-2.4: the centre has 5 exits, not 6", [](Json& board) { board["exits"].erase(5); }));
        QVERIFY(refused("SG-2.4: two exits are the same square", [](Json& board) { board["exits"][5] = "s8"; }));
        QVERIFY(refused(
            "SG-2.4: the exit \"baker\" is no street square", [](Json& board) { board["exits"][0] = "baker"; }));
        QVERIFY(refused("SG-2.4: the exits are not the starts of six streets", [](Json& board) {
            board["exits"][0] = "s9";
            place(board, "centre")["next"] = board["exits"];
        }));
        QVERIFY(refused("SG-2.4: \"next\" of the centre is not the six exits",
            [](Json& board) { erase(place(board, "centre")["next"], "s8"); }));
        QVERIFY(refused("SG-2.4: the place \"s8\" must not lead into the centre",
            [](Json& board) { place(board, "s8")["next"].push_back("centre"); }));
    }

    void SG_2_4_clinicAndGraveyard()
    {
        QVERIFY(refused(
            "SG-2.4: the clinic must lie beside one street square", [](Json& board) { open(board, "clinic", "s36"); }));
        QVERIFY(refused("SG-2.4: the graveyard must lie beside one street square",
            [](Json& board) { place(board, "graveyard")["next"] = {"boxing"}; }));
        QVERIFY(refused("SG-2.4: the place \"s35\" must lead to the clinic",
            [](Json& board) { erase(place(board, "s35")["next"], "clinic"); }));
        QVERIFY(refused("SG-2.4: the place \"s36\" must not lead to the clinic",
            [](Json& board) { place(board, "s36")["next"].push_back("clinic"); }));
    }

    void SG_2_5_accesses()
    {
        QVERIFY(refused("SG-2.5: the shop \"locks\" has 0 accesses, not 1 or 2", [](Json& board) {
            shop(board, "locks")["accesses"] = Json::array();
            close(board, "locks", "s63");
        }));
        QVERIFY(refused("SG-2.5: the shop \"baker\" has 3 accesses, not 1 or 2", [](Json& board) {
            shop(board, "baker")["accesses"].push_back("s47");
            open(board, "baker", "s47");
        }));
        QVERIFY(refused("SG-2.5: the shop \"locks\" has two accesses to the same square",
            [](Json& board) { shop(board, "locks")["accesses"].push_back("s63"); }));
        QVERIFY(refused("SG-2.5: the shop \"locks\" has an access to \"clinic\", which is no street square",
            [](Json& board) { shop(board, "locks")["accesses"] = {"clinic"}; }));
        QVERIFY(
            refused("SG-2.5: the shop \"locks\" has an access to \"s63\", but \"next\" of that square does not list it",
                [](Json& board) { erase(place(board, "s63")["next"], "locks"); }));
        QVERIFY(refused("SG-2.5: the shop \"locks\": \"next\" of its place is not its accesses and its neighbours",
            [](Json& board) { erase(place(board, "locks")["next"], "s63"); }));
        QVERIFY(refused("SG-2.5: the place \"s47\" leads into the shop \"baker\", which has no access there",
            [](Json& board) { place(board, "s47")["next"].push_back("baker"); }));
    }

    void SG_2_5_neighbours()
    {
        QVERIFY(refused("SG-2.5: the shop \"locks\" has a neighbour twice",
            [](Json& board) { shop(board, "locks")["neighbours"].push_back("baker"); }));
        QVERIFY(refused("SG-2.5: the shop \"locks\" is its own neighbour",
            [](Json& board) { shop(board, "locks")["neighbours"].push_back("locks"); }));
        QVERIFY(refused("SG-2.5: the shop \"locks\" of the block \"A\" has a neighbour in another block, \"boxing\"",
            [](Json& board) { shop(board, "locks")["neighbours"].push_back("boxing"); }));
        QVERIFY(refused("SG-2.5: the shop \"locks\" has the neighbour \"baker\", which does not name it",
            [](Json& board) { erase(shop(board, "baker")["neighbours"], "locks"); }));
        QVERIFY(refused(
            "SG-2.5: the shop \"clocks\" of the block \"F\" does not communicate with \"boxing\"", [](Json& board) {
                shop(board, "boxing")["neighbours"] = Json::array();
                shop(board, "clocks")["neighbours"] = Json::array();
                close(board, "boxing", "clocks");
            }));
    }

    void SG_2_6_squares()
    {
        QVERIFY(refused("SG-2.6: the square \"s39\" is a dead end", [](Json& board) { close(board, "s39", "s38"); }));
        QVERIFY(refused("SG-2.6: the square \"s45\" has 5 street neighbours, not 2 to 4",
            [](Json& board) { open(board, "s45", "s61"); }));
        QVERIFY(refused("SG-2.6: the square \"s39\" has the neighbour \"s38\", which does not list it",
            [](Json& board) { erase(place(board, "s38")["next"], "s39"); }));
        QVERIFY(refused("SG-2.6: the square \"s39\" lists a place twice in \"next\"",
            [](Json& board) { place(board, "s39")["next"].push_back("s38"); }));
        QVERIFY(refused("SG-2.6: the square \"s39\" lists itself in \"next\"",
            [](Json& board) { place(board, "s39")["next"].push_back("s39"); }));
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
        QVERIFY(refused("SG-2.6: 131 street squares, not 90 to 130", [&](Json& board) { add_ring(board, 5); }));
        QVERIFY(refused("SG-2.6: 1 street square, not 90 to 130", [](Json& board) {
            Json only = place(board, "s1");
            board["places"] = Json::array({only});
            board["places"][0]["next"] = Json::array();
            for (const char* part : {"exits", "shops", "districts", "sections", "bridges"})
                board[part] = Json::array();
        }));
        // A ring of its own that cannot be reached.
        QVERIFY(refused("SG-2.6: who comes from \"s1\" to \"s3\" cannot reach \"r0\" without turning back",
            [&](Json& board) { add_ring(board, 4); }));
    }

    void SG_2_6_everySquareIsReachedWithoutTurningBack()
    {
        // Two halves that no street joins, though no square is a dead end.
        QVERIFY(refused("SG-2.6: who comes from \"s1\" to \"s3\" cannot reach", [](Json& board) {
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
        }));
    }

    void SG_2_6_bridges()
    {
        QVERIFY(refused("SG-2.6: 1 bridge, and 2 are needed", [](Json& board) { board["bridges"].erase(1); }));
        QVERIFY(refused("SG-2.6: the bridges 1 and 2 are the same",
            [](Json& board) { board["bridges"][1] = board["bridges"][0]; }));
        QVERIFY(refused("SG-2.6: the bridge 1: \"over\" must name 2 or more squares",
            [](Json& board) { board["bridges"][0]["over"] = {"s83"}; }));
        QVERIFY(refused("SG-2.6: the bridge 1: \"under\" names \"baker\", which is no street square", [](Json& board) {
            board["bridges"][0]["under"] = {"s76", "baker"};
        }));
        QVERIFY(refused(
            "SG-2.6: the bridge 1: \"over\" names \"s85\" after \"s83\", and they are no neighbours", [](Json& board) {
                board["bridges"][0]["over"] = {"s83", "s85"};
            }));
        QVERIFY(refused(
            "SG-2.6: the bridge 1: the street below does not pass under it between two squares", [](Json& board) {
                board["bridges"][0]["under"] = {"s75", "s76"};
            }));
        // A square of the lower street directly under the bridge.
        QVERIFY(refused(
            "SG-2.6: the bridge 1: the street below does not pass under it between two squares", [](Json& board) {
                Json& below = place(board, "s76");
                below["x"] = 1510.25;
                below["y"] = 614.7;
            }));
        QVERIFY(refused("SG-2.6: the bridge 1: the street below meets the one above at \"s76\"",
            [](Json& board) { open(board, "s76", "s83"); }));
    }

    void SG_2_7_sections()
    {
        QVERIFY(refused("SG-2.7: 59 sections, and 60 are needed", [](Json& board) {
            while (board["sections"].size() > 59)
                board["sections"].erase(59);
        }));
        QVERIFY(refused("SG-2.7: the section \"p1\" touches no street square",
            [](Json& board) { section(board, "p1")["squares"] = Json::array(); }));
        QVERIFY(refused("SG-2.7: the section \"p1\" lists a square twice",
            [](Json& board) { section(board, "p1")["squares"].push_back("s63"); }));
        QVERIFY(refused("SG-2.7: the section \"p1\" touches \"baker\", which is no street square",
            [](Json& board) { section(board, "p1")["squares"].push_back("baker"); }));
        for (const Json& shops : {Json::array(), Json{"locks", "baker", "antiques"}, Json{"locks", "locks"}})
            QVERIFY(refused("SG-2.7: the section \"p1\" must line 1 or 2 shops",
                [&](Json& board) { section(board, "p1")["shops"] = shops; }));
        QVERIFY(refused("SG-2.7: the section \"p1\" lines \"locks\" and \"hats\", which do not stand side by side",
            [](Json& board) { section(board, "p1")["shops"].push_back("hats"); }));
    }

    void SG_2_7_theEdgesOfTheBlocks()
    {
        QVERIFY(refused("SG-2.7: the section \"p1\" reaches no notch of the block \"A\"",
            [](Json& board) { section(board, "p1")["squares"] = {"s100"}; }));
        QVERIFY(refused("SG-2.7: the block \"A\" has 4 sections, and its 5 notches cut its edge into as many",
            [](Json& board) { erase_item(board["sections"], "p2"); }));
        QVERIFY(refused("SG-2.7: the block \"L\": no section touches \"s85\", where the notch of \"jewels\" is",
            [](Json& board) { erase(section(board, "p43")["squares"], "s85"); }));
        QVERIFY(refused("SG-2.7: the shop \"dancing\" is lined by no section", [](Json& board) {
            for (const char* id : {"p43", "p44"})
                section(board, id)["shops"] = {"cinema"};
        }));
    }

    void SG_2_8_fairness()
    {
        // Without these doors the nearest shop of the harbour is farther away.
        QVERIFY(refused(
            "SG-2.8: from the centre to the nearest shop it is 5.0 steps on average in the district \"market\", and "
            "7.0 in the district \"harbour\": they must differ by less than 25 %",
            [](Json& board) {
                erase(shop(board, "ices")["accesses"], "s7");
                close(board, "ices", "s7");
            }));
        QVERIFY(
            refused("SG-2.8: from the exit \"s8\" no way leads to a shop of the district \"market\"", [](Json& board) {
                for (Json& one : board["shops"])
                    if (one["district"] == "market")
                        one["accesses"] = Json::array();
            }));
    }

    void textThatIsNoBoard()
    {
        for (const char* text : {"", "{", "[1", "nul", "\xff"}) {
            const Lines lines = check_board(text);
            QVERIFY(lines.size() == 1 && !lines[0].empty() && !lines[0].starts_with("SG-"));
        }
        for (const char* text : {"1", "[]", "\"town\"", "null"})
            QCOMPARE(check_board(text), Lines{"the board file: \"the board file\" must be an object"});
        QCOMPARE(check_board("{}"), Lines{"the board file: field \"places\" is missing in the board file"});
        QCOMPARE(check_board(std::string(100, '[')), Lines{"nested more than 32 deep"});
        QCOMPARE(check_board(std::string(5u << 20u, ' ')), Lines{"longer than 4 MiB"});
        QVERIFY(refused(
            "the board file: unknown field \"trams\" in the board file", [](Json& board) { board["trams"] = 1; }));
        QVERIFY(refused("the board file: \"exits\" must be a list", [](Json& board) { board["exits"] = 6; }));
        QVERIFY(refused("the board file: \"places\" must have at most 500 items",
            [](Json& board) { board["places"] = Json(100000, nullptr); }));
    }

    void partsOfTheWrongForm()
    {
        const auto wrong = [](const std::string& words, const char* pointer, const Json& value) {
            return refused(words, [&](Json& board) { board[Json::json_pointer(pointer)] = value; });
        };
        QVERIFY(wrong("SG-2.1: places[3]: \"a place\" must be an object", "/places/3", 7));
        QVERIFY(wrong("SG-2.1: places[3] \"s3\": \"kind\" must be centre, street", "/places/3/kind", "tram"));
        QVERIFY(wrong("SG-2.1: places[3]: \"id\" must be a string", "/places/3/id", 3));
        QVERIFY(wrong("SG-2.1: places[3] \"\": \"id\" must be 1 to 40 letters", "/places/3/id", ""));
        QVERIFY(wrong("SG-2.1: places[3] \"\\u001b[2J\": \"id\" must be 1 to 40 letters", "/places/3/id", "\x1b[2J"));
        QVERIFY(wrong("SG-2.1: places: the id \"s5\" is there twice", "/places/3/id", "s5"));
        QVERIFY(wrong("SG-2.1: places[3] \"s3\": \"x\" must be a number from", "/places/3/x", "1"));
        QVERIFY(wrong("SG-2.1: places[3] \"s3\": \"y\" must be a number from", "/places/3/y", 1e300));
        QVERIFY(wrong("SG-2.1: places[3] \"s3\": \"next\" must be a list", "/places/3/next", "s1"));
        QVERIFY(
            wrong("SG-2.1: places[3] \"s3\": \"next\" must have at most 500 items", "/places/3/next", Json(501, "s1")));
        QVERIFY(wrong("SG-2.1: places[3] \"s3\": \"next\" names \"s300\", and there is no such place",
            "/places/3/next/0", "s300"));
        QVERIFY(wrong(
            "SG-2.1: places[3] \"s3\": \"street\" names \"x\", and there is no such street", "/places/3/street", "x"));
        QVERIFY(wrong("SG-2.1: places[0] \"centre\": only street squares and manholes have a \"street\"",
            "/places/0/street", "promenade"));
        QVERIFY(wrong("SG-2.1: places[3] \"s3\": unknown field \"z\" in a place", "/places/3/z", 1));
        QVERIFY(wrong("SG-2.1: shops: the id \"locks\" is there twice", "/shops/0/id", "locks"));
        QVERIFY(wrong("SG-2.1: shops[0] \"baker\": \"kind\" must be basic, T, V, D, star", "/shops/0/kind", "X"));
        QVERIFY(wrong("SG-2.1: shops[0] \"baker\": \"district\" names \"x\", and there is no such district",
            "/shops/0/district", "x"));
        QVERIFY(wrong("SG-2.1: shops[0] \"baker\": \"accesses\" names \"x\", and there is no such place",
            "/shops/0/accesses/0", "x"));
        QVERIFY(wrong("SG-2.1: shops[0] \"baker\": \"neighbours\" names \"s1\", and there is no such shop",
            "/shops/0/neighbours/0", "s1"));
        QVERIFY(wrong("SG-2.1: shops[0] \"baker\": \"block\" must be 1 to 40 letters", "/shops/0/block", "a b"));
        QVERIFY(wrong("SG-2.1: shops[0] \"baker\": \"name\" must be an object", "/shops/0/name", "Baker"));
        QVERIFY(wrong("SG-2.2: districts[1] \"market\": \"shops\" names \"x\", and there is no such shop",
            "/districts/1/shops/0", "x"));
        QVERIFY(wrong("SG-2.2: districts: the id \"market\" is there twice", "/districts/0/id", "market"));
        QVERIFY(wrong("SG-2.4: exits: \"exits\" names \"x\", and there is no such place", "/exits/0", "x"));
        QVERIFY(wrong("SG-2.6: streets[0]: \"a street\" must be an object", "/streets/0", nullptr));
        QVERIFY(wrong("SG-2.6: streets: the id \"promenade\" is there twice", "/streets/0/id", "promenade"));
        QVERIFY(
            wrong("SG-2.6: bridges[0]: \"under\" names \"x\", and there is no such place", "/bridges/0/under/0", "x"));
        QVERIFY(wrong("SG-2.7: sections[0] \"p1\": \"squares\" names \"x\", and there is no such place",
            "/sections/0/squares/0", "x"));
        QVERIFY(wrong("SG-2.7: sections: the id \"p2\" is there twice", "/sections/0/id", "p2"));
    }

    void messagesStayShort()
    {
        const Lines lines =
            complaints([](Json& board) { board["places"][3][std::string(100000, 'x') + "\n\x1b"] = 1; });
        QCOMPARE(lines.size(), 1u);
        QVERIFY(lines[0].size() < 310 && lines[0].ends_with("…"));
        const Lines control = complaints([](Json& board) { board["places"][3]["a\n\x1b[2J"] = 1; });
        QCOMPARE(control, Lines{"SG-2.1: places[3] \"s3\": unknown field \"a  [2J\" in a place"});
        QCOMPARE(complaints([](Json& board) {
            for (Json& one : board["places"])
                one["kind"] = "tram";
        }).size(),
            most_complaints);
    }

    void idsMayBeAnything()
    {
        QVERIFY(complaints([](Json& board) { rename_everywhere(board, "s16", "Z_9-a"); }).empty());
    }
};

BACKROOM_SUITE(SuperGangBoard)
#include "tst_board.moc"
