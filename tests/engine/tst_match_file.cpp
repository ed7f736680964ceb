// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/match_file.hpp"
#include "suites.hpp"

#include "codecs.hpp"
#include "games.hpp"

#include <QTest>

#include <fstream>
#include <sstream>

using namespace backroom;
Q_DECLARE_METATYPE(MatchFileError::Kind)

namespace {

std::string golden(const std::string& name)
{
    std::ifstream file(GOLDEN_DIR "/" + name + ".jsonl");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

const std::string first_fields =
    R"({"backroom-journal":1,"game":"gang-of-dice","seats":["Rosa","Bea"],"seed":"1","options":{"friendly-undo":false})";

MatchFile good(std::string_view text)
{
    auto found = read_match_file(text);
    if (const auto* error = std::get_if<MatchFileError>(&found))
        throw std::runtime_error(error->message);
    return std::get<MatchFile>(std::move(found));
}

}

/// A file is read back as it was written; anything else is refused with the number of a line.
class MatchFileTest : public QObject {
    Q_OBJECT
    using Kind = MatchFileError::Kind;

private Q_SLOTS:
    void whatIsWrittenIsReadAgain()
    {
        const std::string journal = golden("gang-of-dice-2-seats");
        const std::vector<std::string> lines = split_lines(journal);
        const MatchTable table{{4, 1}, {0, 3}, {"openScreens"}, "Friday in Zürich"};
        const std::string text = match_file_text(lines, table);
        const MatchFile file = good(text);
        QCOMPARE(file.game, "gang-of-dice");
        QVERIFY(file.table == table);
        const auto loaded = load_lines<gang_of_dice::GangOfDice>(file.lines);
        const auto& match = std::get<Match<gang_of_dice::GangOfDice>>(loaded);
        QVERIFY(Journal<gang_of_dice::GangOfDice>::lines(match) == lines);
        // A journal alone is a valid file, and a file is a valid journal.
        QVERIFY(good(journal).table == MatchTable());
        QVERIFY(std::holds_alternative<Match<gang_of_dice::GangOfDice>>(
            Journal<gang_of_dice::GangOfDice>::load(split_lines(text))));
    }

    void asMuchAsATableMayHold()
    {
        const MatchTable table{{4, 1}, {0, 3}, std::vector<std::string>(16, "openScreens"), std::string(256, 'x')};
        QVERIFY(good(match_file_text(split_lines(golden("gang-of-dice-2-seats")), table)).table == table);
    }

    void endsOfLinesDoNotMatter()
    {
        std::string text = golden("gang-of-dice-2-seats");
        const std::size_t lines = good(text).lines.size();
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
            text.replace(at, 1, "\r\n");
        QCOMPARE(good(text + "\n \n\n").lines.size(), lines);
        text.resize(text.size() - 2);
        QCOMPARE(good(text).lines.size(), lines);
    }

    void damagedLinesAreWrittenAsTheyAre()
    {
        const std::vector<std::string> lines{"no journal", "", "{"};
        QCOMPARE(match_file_text(lines, {}), "no journal\n\n{\n");
        QCOMPARE(match_file_text({}, {}), "");
    }

    void badHeaders()
    {
        const auto row = [](test::Case, const std::string& text, Kind kind) {
            const auto found = read_match_file(text);
            const auto* error = std::get_if<MatchFileError>(&found);
            QVERIFY(error != nullptr);
            QCOMPARE(error->kind, kind);
            QCOMPARE(error->line, 1);
            QVERIFY(!error->message.empty() && error->message.find('\n') == std::string::npos);
        };
        const auto table = [&](const char* name, const std::string& with) {
            row(name, first_fields + R"(,"table":)" + with + "}", Kind::unreadable);
        };
        row("nothing", "", Kind::not_a_match);
        row("empty lines", "\n\n \n", Kind::not_a_match);
        row("prose", "Dear diary, today I robbed a bank.", Kind::not_a_match);
        row("another JSON", R"({"name":"package"})", Kind::not_a_match);
        row("cut off", first_fields.substr(0, 40), Kind::not_a_match);
        row("newer", R"({"backroom-journal":3,"game":"bridge"})", Kind::newer);
        row("no game", R"({"backroom-journal":1,"seats":["Rosa","Bea"],"seed":"1"})", Kind::unreadable);
        row("unknown field", first_fields + R"(,"colour":"red"})", Kind::unreadable);
        row("too large", std::string(max_match_file_bytes + 1, '{'), Kind::too_long);
        table("table no object", "7");
        table("unknown field of the table", R"({"chairs":2})");
        table("marks no list", R"({"marks":1})");
        table("too few marks", R"({"marks":[1]})");
        table("a mark twice", R"({"marks":[1,1]})");
        table("no such mark", R"({"marks":[1,6]})");
        table("negative mark", R"({"marks":[1,-1]})");
        table("no such level", R"({"levels":[0,4]})");
        table("too many levels", R"({"levels":[0,1,2]})");
        table("rule no text", R"({"house-rules":[1]})");
        table("rule with a comma", R"({"house-rules":["a,b"]})");
        table("too many rules", R"({"house-rules":["","","","","","","","","","","","","","","","",""]})");
        table("name no text", R"({"name":[]})");
        table("name of two lines", R"({"name":"a\nb"})");
        table("long name", R"({"name":")" + std::string(257, 'x') + R"("})");
    }

    void badLines()
    {
        const auto row = [&](test::Case, const QByteArray& line, Kind kind) {
            std::vector<std::string> lines = split_lines(golden("gang-of-dice-2-seats"));
            lines[3] = line.toStdString();
            const auto loaded = load_lines<gang_of_dice::GangOfDice>(lines);
            const auto* error = std::get_if<MatchFileError>(&loaded);
            QVERIFY(error != nullptr);
            QCOMPARE(error->line, 4);
            QCOMPARE(error->kind, kind);
            QVERIFY2(QByteArray::fromStdString(error->message).startsWith("line 4: "), error->message.c_str());
        };
        row("no JSON", "{", Kind::unreadable);
        row("no hash", R"({"seat":0,"action":{"type":"take","dice":3}})", Kind::unreadable);
        row("another hash", R"({"seat":0,"action":{"type":"take","dice":3},"hash":"0000000000000000"})", Kind::changed);
        row("not the seat's turn", R"({"seat":1,"action":{"type":"stop"},"hash":"8a8d04b96b55908a"})", Kind::refused);
        row("nothing to redo", R"({"redo":true,"hash":"8a8d04b96b55908a"})", Kind::refused);
        row("empty", QByteArray(), Kind::unreadable);
    }

    void anotherGame()
    {
        const auto lines = split_lines(golden("the-gang-2-seats"));
        QVERIFY(std::holds_alternative<MatchFileError>(load_lines<gang_of_dice::GangOfDice>(lines)));
        QVERIFY(std::holds_alternative<MatchFileError>(load_lines<gang_of_dice::GangOfDice>({})));
    }
};

BACKROOM_SUITE(MatchFileTest)
#include "tst_match_file.moc"
