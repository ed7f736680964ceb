#include "core/journal.hpp"
#include "core/match.hpp"

#include "dice_table.hpp"

using namespace test;
using DiceMatch = Match<GangOfDice>;

// The class comes before the raw strings, which moc does not always understand.
/// The match and its journal as text. What is the same for every game is tested with The Gang.
class GangOfDiceJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void header();
    void savedAndLoaded();
    void fromAPosition();
    void everyEditedCharacter();
    void illegalLines();
    void badHeader();
    void rollsAreABarrier();
    void stoppingCanBeTakenBack();
    void friendlyUndoRollsTheSame();
};

namespace {

void must(const std::optional<Refusal>& refusal)
{
    if (refusal)
        throw std::logic_error(std::string(refusal->code));
}

DiceMatch begun(std::uint64_t seed, const std::optional<Position>& position = {}, bool friendly = true)
{
    const Setup<GangOfDice> setup{{"Rosa", "Al \"Scar\" C.", "Бо"}, seed, {}, friendly, position};
    return DiceMatch(setup, position ? arranged(*position, 3, seed) : deal({}, 3, seed));
}

DiceMatch played(std::uint64_t seed, int actions, const std::optional<Position>& position = {})
{
    DiceMatch match = begun(seed, position);
    Random random(seed);
    for (int action = 0; action < actions && !match.over(); ++action) {
        const Seat seat = match.state().playing;
        must(match.act(seat, random_action(match.state(), seat, random)));
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
    auto loaded = Journal<GangOfDice>::load(lines);
    const auto* error = std::get_if<JournalError>(&loaded);
    return error ? *error : JournalError{0, "loaded"};
}

void is_error(const std::vector<std::string>& lines, int line, const char* part)
{
    const JournalError error = error_of(lines);
    QCOMPARE(error.line, line);
    QVERIFY2(error.message.find(part) != std::string::npos, error.message.c_str());
}

}

void GangOfDiceJournal::header()
{
    QCOMPARE(Journal<GangOfDice>::header(played(7, 0).setup()),
        std::string(R"({"backroom-journal":1,"game":"gang-of-dice","seats":["Rosa","Al \"Scar\" C.","Бо"],)"
                    R"("seed":"7","options":{"friendly-undo":true}})"));
}

void GangOfDiceJournal::savedAndLoaded()
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const DiceMatch match = played(seed, seed % 3 == 0 ? 1000 : 40);
        auto loaded = Journal<GangOfDice>::load(Journal<GangOfDice>::lines(match));
        QVERIFY(std::holds_alternative<DiceMatch>(loaded));
        const DiceMatch& again = std::get<DiceMatch>(loaded);
        QVERIFY(again.state() == match.state());
        QVERIFY(again.journal() == match.journal());
        QVERIFY(Journal<GangOfDice>::lines(again) == Journal<GangOfDice>::lines(match));
    }
}

void GangOfDiceJournal::fromAPosition()
{
    Position position = rolls({1, 0, 5, 3}, {explosive(Trigger::run, 2), any_of(Kind::bomb, {2, 5})});
    position.wealth = {40, 40};
    position.middle = 10;
    position.round = 8;
    const DiceMatch match = played(5, 30, position);
    auto loaded = Journal<GangOfDice>::load(Journal<GangOfDice>::lines(match));
    QVERIFY2(std::holds_alternative<DiceMatch>(loaded), error_of(Journal<GangOfDice>::lines(match)).message.c_str());
    QVERIFY(std::get<DiceMatch>(loaded).setup().position == position);
    QVERIFY(std::get<DiceMatch>(loaded).state() == match.state());
}

void GangOfDiceJournal::everyEditedCharacter()
{
    const std::vector<std::string> lines = Journal<GangOfDice>::lines(played(4, 12));
    for (std::size_t number = 1; number < lines.size(); ++number)
        for (std::size_t at = 0; at < lines[number].size(); ++at) {
            std::vector<std::string> edited = lines;
            char& character = edited[number][at];
            character = character == '1' ? '2' : '1';
            QCOMPARE(error_of(edited).line, static_cast<int>(number) + 1);
        }
}

void GangOfDiceJournal::illegalLines()
{
    const std::string first = Journal<GangOfDice>::header(begun(4, rolls({})).setup());
    const auto second = [&](const std::string& action) {
        return std::vector{first, R"({"seat":0,"action":)" + action + R"(,"hash":"0123456789abcdef"})"};
    };
    is_error(second(R"({"type":"stop"})"), 2, "no dice are rolled");
    is_error(second(R"({"type":"stop","dice":1})"), 2, "unknown field");
    is_error(second(R"({"type":"take","dice":0})"), 2, "at least one");
    is_error(second(R"({"type":"take","dice":49})"), 2, "49 dice");
    is_error(second(R"({"type":"take","dice":256})"), 2, "dice");
    is_error(second(R"({"type":"take","dice":-1})"), 2, "dice");
    is_error(second(R"({"type":"take","dice":[1]})"), 2, "dice");
    is_error(second(R"({"type":"take"})"), 2, "missing");
    is_error(second(R"({"type":"take","dice":2})"), 2, "hash does not fit");
    is_error(second(R"({"type":"reroll","dice":1})"), 2, "a list");
    is_error(second(R"({"type":"reroll","dice":[1,1]})"), 2, "twice");
    is_error(second(R"({"type":"reroll","dice":[36]})"), 2, "dice");
    is_error(second(R"({"type":"pass"})"), 2, "type");
    is_error(second("{}"), 2, "type");
    is_error(second("7"), 2, "type");
}

void GangOfDiceJournal::badHeader()
{
    const auto with = [](const std::string& position) {
        return std::vector<std::string>{
            R"({"backroom-journal":1,"game":"gang-of-dice","seats":["a","b"],"seed":1,"position":)" + position + "}"};
    };
    is_error(with("[]"), 1, "object");
    is_error(with(R"({"dice":1})"), 1, "unknown field");
    is_error(with(R"({"wealth":48})"), 1, "wealth");
    is_error(with(R"({"wealth":[48,49]})"), 1, "115 dice");
    is_error(with(R"({"wealth":[300]})"), 1, "wealth");
    is_error(with(R"({"middle":"1"})"), 1, "middle");
    is_error(with(R"({"round":13})"), 1, "round");
    is_error(with(R"({"start":2})"), 1, "no seat 2");
    is_error(with(R"({"rolls":[6]})"), 1, "rolls");
    const auto card = [&](const std::string& warning) { return with(R"({"warnings":[)" + warning + "]}"); };
    is_error(card("1"), 1, "object");
    is_error(card(R"({"kind":"mine","trigger":"pair"})"), 1, "must be explosive, bomb");
    is_error(card(R"({"kind":"bomb","trigger":"sum"})"), 1, "must be total, odd, run");
    is_error(card(R"({"kind":"bomb","trigger":1})"), 1, "must be total");
    is_error(card(R"({"kind":"bomb"})"), 1, "missing");
    is_error(card(R"({"kind":"bomb","trigger":"total"})"), 1, "missing");
    is_error(card(R"({"kind":"bomb","trigger":"total","n":0})"), 1, "\"n\"");
    is_error(card(R"({"kind":"bomb","trigger":"total","n":181})"), 1, "\"n\"");
    is_error(card(R"({"kind":"bomb","trigger":"odd","n":4})"), 1, "\"n\"");
    is_error(card(R"({"kind":"bomb","trigger":"run","n":1})"), 1, "\"n\"");
    is_error(card(R"({"kind":"bomb","trigger":"different","n":4})"), 1, "\"n\"");
    is_error(card(R"({"kind":"bomb","trigger":"pair","n":2})"), 1, "unknown field");
    is_error(card(R"({"kind":"bomb","trigger":"fives","values":[5]})"), 1, "unknown field");
    is_error(card(R"({"kind":"bomb","trigger":"any-of","n":5})"), 1, "unknown field");
    is_error(card(R"({"kind":"bomb","trigger":"any-of","values":[]})"), 1, "at least one value");
    is_error(card(R"({"kind":"bomb","trigger":"any-of","values":[0]})"), 1, "values");
}

void GangOfDiceJournal::rollsAreABarrier()
{
    DiceMatch match = begun(1, rolls({1, 2, 3, 4}), false);
    must(match.act(0, Take{2}));
    QCOMPARE(match.undo()->code, backroom::refusals::already_revealed);
    must(match.act(0, Reroll{{1}}));
    QCOMPARE(match.undo()->code, backroom::refusals::already_revealed);
}

void GangOfDiceJournal::stoppingCanBeTakenBack()
{
    DiceMatch match = begun(1, rolls({1, 2, 3, 4}), false);
    must(match.act(0, Take{1}));
    const State before = match.state();
    must(match.act(0, Stop()));
    must(match.undo());
    QVERIFY(match.state() == before);
    must(match.act(0, Stop()));
    must(match.act(1, Take{1}));
    must(match.act(1, Stop()));
    must(match.act(2, Take{1}));
    // The last one of a round reveals the next card.
    must(match.act(2, Stop()));
    QCOMPARE(match.undo()->code, backroom::refusals::already_revealed);
}

void GangOfDiceJournal::friendlyUndoRollsTheSame()
{
    DiceMatch match = begun(9);
    const Seat seat = match.state().playing;
    must(match.act(seat, Take{5}));
    const State rolled = match.state();
    must(match.undo());
    must(match.act(seat, Take{5}));
    QVERIFY(match.state() == rolled);
}

QTEST_APPLESS_MAIN(GangOfDiceJournal)
#include "tst_journal.moc"
