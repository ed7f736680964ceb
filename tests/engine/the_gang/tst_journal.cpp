#include "core/journal.hpp"

#include "table.hpp"

using namespace test;
using GangMatch = Match<TheGang>;

// The class comes before the raw strings, which moc does not always understand.
/// The journal as text: faithful, and refused with the line when it is not.
class TheGangJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void header();
    void savedAndLoaded();
    void fromAPosition();
    void seedAsNumberAndEmptyEnd();
    void notAJournal();
    void newerVersion();
    void badHeader();
    void cutLine();
    void missingLine();
    void everyEditedCharacter();
    void illegalLines();
};

namespace {

void must(const std::optional<Refusal>& refusal)
{
    if (refusal)
        throw std::logic_error(std::string(refusal->code));
}

GangMatch played(std::uint64_t seed, int actions, std::optional<Position> position = {})
{
    Setup<TheGang> setup{{"Rosa", "Al \"Scar\" C.", "Бо"}, seed, {0}, true, position};
    GangMatch match(setup, position ? arranged(*position, 3, {0}, seed) : deal({0}, 3, seed));
    Random random(seed);
    for (int action = 0; action < actions && !match.over(); ++action) {
        const Seat seat = *match.pending().begin();
        const Actions all = legal(match.state(), seat);
        must(match.act(seat, all[random.below(static_cast<std::uint32_t>(all.size()))]));
        if (action % 7 == 3) {
            must(match.undo());
            if (action % 2 == 0)
                must(match.redo());
        }
    }
    return match;
}

JournalError error_of(const std::vector<std::string>& lines)
{
    auto loaded = Journal<TheGang>::load(lines);
    const auto* error = std::get_if<JournalError>(&loaded);
    return error ? *error : JournalError{0, "loaded"};
}

void replace(std::string& line, const std::string& from, const std::string& to)
{
    const auto at = line.find(from);
    QVERIFY2(at != std::string::npos, line.c_str());
    line.replace(at, from.size(), to);
}

void is_error(const std::vector<std::string>& lines, int line, const char* part)
{
    const JournalError error = error_of(lines);
    QCOMPARE(error.line, line);
    const std::string named = "line " + std::to_string(line) + ":";
    QVERIFY2(error.message.starts_with(named), error.message.c_str());
    QVERIFY2(error.message.find(part) != std::string::npos, error.message.c_str());
}

std::vector<int> numbers(int first, int last)
{
    std::vector<int> list;
    for (int number = first; number <= last; ++number)
        list.push_back(number);
    return list;
}

}

void TheGangJournal::header()
{
    const GangMatch match = played(UINT64_MAX, 0);
    QCOMPARE(Journal<TheGang>::header(match.setup()),
        std::string(R"({"backroom-journal":1,"game":"the-gang","seats":["Rosa","Al \"Scar\" C.","Бо"],)"
                    R"("seed":"18446744073709551615","options":{"rounds":0,"friendly-undo":true}})"));
}

void TheGangJournal::savedAndLoaded()
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const GangMatch match = played(seed, seed % 3 == 0 ? 1000 : 40);
        auto loaded = Journal<TheGang>::load(Journal<TheGang>::lines(match));
        QVERIFY(std::holds_alternative<GangMatch>(loaded));
        const GangMatch& again = std::get<GangMatch>(loaded);
        QVERIFY(again.state() == match.state());
        QVERIFY(again.journal() == match.journal());
        QVERIFY(again.setup().names == match.setup().names);
        QVERIFY(Journal<TheGang>::lines(again) == Journal<TheGang>::lines(match));
    }
}

void TheGangJournal::fromAPosition()
{
    Position position;
    position.cities[0] = {{17, 24, 36, 57}};
    position.cities[2] = std::vector<int>{};
    position.hands = {hand({19, 20}, Special::spy), {}, {std::nullopt, Special::none}};
    position.captured = {{}, {1, 3}};
    position.round = 2;
    position.deck = numbers(40, 56);
    position.special_deck = {{Special::lookout}};
    position.special_discard = {{Special::spy, Special::boss_calls}};
    const GangMatch match = played(5, 30, position);
    auto loaded = Journal<TheGang>::load(Journal<TheGang>::lines(match));
    QVERIFY2(std::holds_alternative<GangMatch>(loaded), error_of(Journal<TheGang>::lines(match)).message.c_str());
    QVERIFY(std::get<GangMatch>(loaded).setup().position == position);
    QVERIFY(std::get<GangMatch>(loaded).state() == match.state());
}

void TheGangJournal::seedAsNumberAndEmptyEnd()
{
    std::vector<std::string> lines = Journal<TheGang>::lines(played(12, 9));
    replace(lines[0], "\"12\"", "12");
    lines.push_back("");
    lines.push_back("  ");
    QVERIFY(std::holds_alternative<GangMatch>(Journal<TheGang>::load(lines)));
}

void TheGangJournal::notAJournal()
{
    for (const std::string line : {"", "hello", "{}", "[1]", R"({"game":"the-gang"})", R"({"backroom-journal":"1"})",
             R"({"backroom-journal":0})", R"({"backroom-journal":-1})"})
        is_error({line}, 1, "not a Backroom journal");
    is_error({}, 1, "not a Backroom journal");
}

void TheGangJournal::newerVersion()
{
    std::vector<std::string> lines = Journal<TheGang>::lines(played(1, 5));
    replace(lines[0], "journal\":1", "journal\":2");
    is_error(lines, 1, "newer version");
    is_error({R"({"backroom-journal":7,"whatever":[]})"}, 1, "newer version");
}

void TheGangJournal::badHeader()
{
    const std::string good = Journal<TheGang>::lines(played(1, 0))[0];
    const auto with = [&](const char* from, const char* to) {
        std::string line = good;
        replace(line, from, to);
        return std::vector{line};
    };
    is_error(with("the-gang", "gangz"), 1, "another game");
    is_error(with("\"1\"", "\"x\""), 1, "seed");
    is_error(with("\"1\"", "1.0"), 1, "seed");
    is_error(with("rounds", "turns"), 1, "unknown field");
    is_error(with("\"rounds\":0", "\"rounds\":3"), 1, "rounds");
    is_error(with("true", "1"), 1, "friendly-undo");
    is_error(with("\"Rosa\"", "\" \""), 1, "name");
    QVERIFY(std::holds_alternative<GangMatch>(Journal<TheGang>::load(with("\"Rosa\",", ""))));
    is_error(with(R"("Rosa","Al \"Scar\" C.",)", ""), 1, "2 to 5 seats");
    is_error(with("\"options\"", "\"position\":{\"cities\":{\"chicago\":[9,8]}},\"options\""), 1, "ascending");
    is_error({good.substr(0, good.size() - 4)}, 1, "damaged");
}

void TheGangJournal::cutLine()
{
    std::vector<std::string> lines = Journal<TheGang>::lines(played(3, 20));
    std::string& last = lines.back();
    last.resize(last.size() / 2);
    is_error(lines, static_cast<int>(lines.size()), "");
    lines[4].clear();
    is_error(lines, 5, "");
}

void TheGangJournal::missingLine()
{
    std::vector<std::string> lines = Journal<TheGang>::lines(played(3, 3));
    lines.erase(lines.begin() + 1);
    is_error(lines, 2, "hash does not fit");
}

void TheGangJournal::everyEditedCharacter()
{
    const std::vector<std::string> lines = Journal<TheGang>::lines(played(4, 12));
    for (std::size_t number = 1; number < lines.size(); ++number)
        for (std::size_t at = 0; at < lines[number].size(); ++at) {
            std::vector<std::string> edited = lines;
            char& character = edited[number][at];
            character = character == '1' ? '2' : '1';
            QCOMPARE(error_of(edited).line, static_cast<int>(number) + 1);
        }
}

void TheGangJournal::illegalLines()
{
    const std::vector<std::string> lines = Journal<TheGang>::lines(played(4, 1));
    const auto second = [&](const std::string& line) { return std::vector{lines[0], line}; };
    const std::string hash = R"("hash":"0123456789abcdef"})";
    is_error(second(R"({"redo":true,)" + hash), 2, "nothing to redo");
    is_error(second(R"({"undo":true,)" + hash), 2, "nothing to undo");
    is_error(second(R"({"undo":false,)" + hash), 2, "true");
    is_error(second(R"({"undo":true,"redo":true,)" + hash), 2, "unknown field");
    is_error(second(R"({"undo":true})"), 2, "hash");
    is_error(second(R"({"seat":9,"action":{"type":"place-gangster","city":"chicago"},)" + hash), 2, "seat");
    is_error(second(R"({"seat":0,"action":{"type":"place-gangster","city":"chicago"},)" + hash), 2, "chosen");
    is_error(second(R"({"seat":0,"action":{"type":"steal"},)" + hash), 2, "type");
    is_error(second(R"({"seat":0,"extra":1,)" + hash), 2, "unknown field");
    is_error(second("[]"), 2, "object");
    is_error({lines[0], lines[1], lines[0]}, 3, "unknown field");
}

QTEST_APPLESS_MAIN(TheGangJournal)
#include "tst_journal.moc"
