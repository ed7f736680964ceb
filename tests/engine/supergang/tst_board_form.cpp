// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_changes.hpp"

using namespace test;

/// Files that are not a town at all, or have a malformed part.
class SuperGangBoardForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        refused("the board file: unknown field \"trams\" in the board file", [](Json& board) { board["trams"] = 1; });
        refused("the board file: \"exits\" must be a list", [](Json& board) { board["exits"] = 6; });
        refused("the board file: \"places\" must have at most 500 items",
            [](Json& board) { board["places"] = Json(100000, nullptr); });
    }

    void partsOfTheWrongForm()
    {
        const auto wrong = [](const std::string& words, const char* pointer, const Json& value) {
            refused(words, [&](Json& board) { board[Json::json_pointer(pointer)] = value; });
        };
        wrong("SG-2.1: places[3]: \"a place\" must be an object", "/places/3", 7);
        wrong("SG-2.1: places[3] \"s3\": \"kind\" must be centre, street", "/places/3/kind", "tram");
        wrong("SG-2.1: places[3]: \"id\" must be a string", "/places/3/id", 3);
        wrong("SG-2.1: places[3] \"\": \"id\" must be 1 to 40 letters", "/places/3/id", "");
        wrong("SG-2.1: places[3] \"\\u001b[2J\": \"id\" must be 1 to 40 letters", "/places/3/id", "\x1b[2J");
        wrong("SG-2.1: places: the id \"s5\" is there twice", "/places/3/id", "s5");
        wrong("SG-2.1: places[3] \"s3\": \"x\" must be a number from", "/places/3/x", "1");
        wrong("SG-2.1: places[3] \"s3\": \"y\" must be a number from", "/places/3/y", 1e300);
        wrong("SG-2.1: places[3] \"s3\": \"next\" must be a list", "/places/3/next", "s1");
        wrong("SG-2.1: places[3] \"s3\": \"next\" must have at most 500 items", "/places/3/next", Json(501, "s1"));
        wrong("SG-2.1: places[3] \"s3\": \"next\" names \"s300\", and there is no such place", "/places/3/next/0",
            "s300");
        wrong("SG-2.1: places[3] \"s3\": \"street\" names \"x\", and there is no such street", "/places/3/street", "x");
        wrong("SG-2.1: places[0] \"centre\": only street squares and manholes have a \"street\"", "/places/0/street",
            "promenade");
        wrong("SG-2.1: places[3] \"s3\": unknown field \"z\" in a place", "/places/3/z", 1);
        wrong("SG-2.1: shops: the id \"locks\" is there twice", "/shops/0/id", "locks");
        wrong("SG-2.1: shops[0] \"baker\": \"kind\" must be basic, T, V, D, star", "/shops/0/kind", "X");
        wrong("SG-2.1: shops[0] \"baker\": \"district\" names \"x\", and there is no such district",
            "/shops/0/district", "x");
        wrong("SG-2.1: shops[0] \"baker\": \"accesses\" names \"x\", and there is no such place", "/shops/0/accesses/0",
            "x");
        wrong("SG-2.1: shops[0] \"baker\": \"neighbours\" names \"s1\", and there is no such shop",
            "/shops/0/neighbours/0", "s1");
        wrong("SG-2.1: shops[0] \"baker\": \"block\" must be 1 to 40 letters", "/shops/0/block", "a b");
        wrong("SG-2.1: shops[0] \"baker\": \"name\" must be an object", "/shops/0/name", "Baker");
        wrong("SG-2.2: districts[1] \"market\": \"shops\" names \"x\", and there is no such shop",
            "/districts/1/shops/0", "x");
        wrong("SG-2.2: districts: the id \"market\" is there twice", "/districts/0/id", "market");
        wrong("SG-2.4: exits: \"exits\" names \"x\", and there is no such place", "/exits/0", "x");
        wrong("SG-2.6: streets[0]: \"a street\" must be an object", "/streets/0", nullptr);
        wrong("SG-2.6: streets: the id \"promenade\" is there twice", "/streets/0/id", "promenade");
        wrong("SG-2.6: bridges[0]: \"under\" names \"x\", and there is no such place", "/bridges/0/under/0", "x");
        wrong("SG-2.7: sections[0] \"p1\": \"squares\" names \"x\", and there is no such place",
            "/sections/0/squares/0", "x");
        wrong("SG-2.7: sections: the id \"p2\" is there twice", "/sections/0/id", "p2");
    }

    void messagesStayShort()
    {
        std::string longest(100000, 'x');
        longest += "\n\x1b";
        const Lines lines = complaints([&](Json& board) { board["places"][3][longest] = 1; });
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

BACKROOM_SUITE(SuperGangBoardForm)
#include "tst_board_form.moc"
