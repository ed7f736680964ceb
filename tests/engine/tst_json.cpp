// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/journal.hpp"
#include "engine/core/json.hpp"
#include "suites.hpp"

#include <QTest>

using namespace backroom;

namespace {

template <class Function>
std::string problem_of(Function function)
{
    try {
        function();
    } catch (const InputError& problem) {
        return problem.code;
    }
    return {};
}

std::string problem_of_text(const std::string& text)
{
    return problem_of([&] { parse_json(text); });
}

}

class JsonReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badText()
    {
        const auto row = [&](test::Case, const QByteArray& text) {
            QCOMPARE(problem_of_text(text.toStdString()), std::string(problems::bad_json));
        };
        row("empty", "");
        row("cut", "{\"cmd\":");
        row("two values", "{} {}");
        row("NUL at the end", QByteArray("{}\0", 3));
        row("NUL in a string", QByteArray("\"a\0b\"", 5));
        row("not UTF-8", "\"\xFF\"");
        row("overlong UTF-8", "\"\xC0\x80\"");
        row("half a surrogate pair", "\"\\ud800\"");
        row("number too large", "1e999");
        row("comment", "/* */ {}");
    }

    void depth()
    {
        QCOMPARE(problem_of_text(std::string(32, '[') + std::string(32, ']')), "");
        QCOMPARE(problem_of_text(std::string(33, '[') + std::string(33, ']')), std::string(problems::too_deep));
        QCOMPARE(problem_of_text(std::string(1'000'000, '[')), std::string(problems::too_deep));
        QCOMPARE(problem_of_text("\"" + std::string(100, '[') + "\\\"" + std::string(100, '{') + "\""), "");
    }

    void length()
    {
        const std::string longest = "\"" + std::string(max_json_bytes - 2, 'a') + "\"";
        QCOMPARE(problem_of_text(longest), "");
        QCOMPARE(problem_of_text(longest + " "), std::string(problems::too_long));
    }

    void wholeNumbers()
    {
        const auto read = [](const char* text) { return problem_of([&] { to_int(Json::parse(text), "n", -5, 5); }); };
        for (const char* good : {"5", "-5", "0", "-0"})
            QCOMPARE(read(good), "");
        for (const char* bad : {"6", "-6", "1.0", "1e0", "true", "null", "\"1\"", "[1]", "18446744073709551615",
                 "99999999999999999999", "-9223372036854775808", "4294967296"})
            QCOMPARE(read(bad), std::string(problems::bad_value));
    }

    void seeds()
    {
        QCOMPARE(to_uint64(Json::parse("18446744073709551615"), "seed"), UINT64_MAX);
        QCOMPARE(to_uint64(Json::parse("\"18446744073709551615\""), "seed"), UINT64_MAX);
        QCOMPARE(to_uint64(Json::parse("0"), "seed"), std::uint64_t{0});
        for (const char* bad : {"-1", "1.5", "\"18446744073709551616\"", "18446744073709551616", "\"\"", "\"-1\"",
                 "\" 1\"", "\"1x\"", "null"})
            QCOMPARE(problem_of([&] { to_uint64(Json::parse(bad), "seed"); }), std::string(problems::bad_value));
    }

    void hashes()
    {
        for (const std::uint64_t hash : {std::uint64_t{0}, std::uint64_t{0x0123456789ABCDEF}, UINT64_MAX})
            QCOMPARE(to_hash(hash_text(hash)), hash);
        QCOMPARE(hash_text(0xAB), "00000000000000ab");
        for (const char* bad : {"\"ab\"", "\"00000000000000000\"", "\"000000000000000g\"", "12"})
            QCOMPARE(problem_of([&] { to_hash(Json::parse(bad)); }), std::string(problems::bad_value));
    }

    void fields()
    {
        const Json object = Json::parse(R"({"a":1,"b":2})");
        QCOMPARE(problem_of([&] { ObjectReader(object, "it", {"a", "b"}); }), std::string());
        QCOMPARE(problem_of([&] { ObjectReader(object, "it", {"a"}); }), std::string(problems::unknown_field));
        QCOMPARE(problem_of([&] {
            ObjectReader(object, "it", {"a", "b", "c"}).at("c");
        }),
            std::string(problems::missing_field));
        QCOMPARE(problem_of([] { ObjectReader(Json::parse("[]"), "it", {}); }), std::string(problems::bad_value));
    }

    void lines()
    {
        QVERIFY((split_lines("a\r\nb\n\nc") == std::vector<std::string>{"a", "b", "", "c"}));
        QVERIFY((split_lines("a\n") == std::vector<std::string>{"a"}));
        QVERIFY(split_lines("").empty());
    }

    void writingNeverThrows() { QCOMPARE(to_line(OrderedJson("a\xFF")), "\"a\xEF\xBF\xBD\""); }
};

BACKROOM_SUITE(JsonReading)
#include "tst_json.moc"
