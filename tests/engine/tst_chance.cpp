// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances.hpp"
#include "cli_session.hpp"
#include "suites.hpp"

#include "codecs.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/match_file.hpp"
#include "engine/core/playout.hpp"
#include "engine/core/wire_shape.hpp"
#include "games.hpp"

#include <bit>
#include <map>
#include <set>

#if BACKROOM_SODIUM
#include <sodium.h>
#endif

using namespace backroom;
using namespace test;

namespace {

/// The bytes 00 01 02 … as a key.
constexpr SipKey counting_key{0x0706050403020100u, 0x0F0E0D0C0B0A0908u};

static_assert(sip_hash(counting_key, {}) == 0x726FDB47DD0E0E31u, "it is worked out while compiling, too");
static_assert(sizeof(Random) == 24, "searches copy it with every state");

/// Returns the sum of the squared deviations from a uniform distribution, each divided by the expected number.
double chi_squared(const std::vector<int>& counts)
{
    double all = 0;
    for (const int count : counts)
        all += count;
    const double expected = all / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

Random keyed(std::uint64_t number)
{
    return Random::keyed({number, ~number});
}

using Dice = gang_of_dice::GangOfDice;

std::string header()
{
    Setup<Dice> setup;
    setup.names = {"Rosa", "Bea"};
    setup.chance = some_chance(1);
    return Journal<Dice>::header(setup);
}

std::string with(std::string line, const std::string& from, const std::string& to)
{
    const auto at = line.find(from);
    return at == std::string::npos ? throw std::logic_error(from) : line.replace(at, from.size(), to);
}

}

class ChanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The test vectors for 0, 8, … bytes published by the authors of SipHash.
    void sipHashIsAsPublished()
    {
        constexpr SipKey key = counting_key;
        constexpr std::uint64_t a = 0x0706050403020100u;
        constexpr std::uint64_t step = 0x0808080808080808u;
        QCOMPARE(sip_hash(key, {}), 0x726FDB47DD0E0E31u);
        QCOMPARE(sip_hash(key, {a}), 0x93F5F5799A932462u);
        QCOMPARE(sip_hash(key, {a, a + step}), 0x3F2ACC7F57C29BDBu);
        QCOMPARE(sip_hash(key, {a, a + step, a + 2 * step}), 0xB8AD50C6F649AF94u);
        QCOMPARE(sip_hash(key, {a, a + step, a + 2 * step, a + 3 * step}), 0x7127512F72F27CCEu);
    }

    void sipHashIsThatOfLibsodium()
    {
#include <bit>
#include <map>
#include <set>

#if BACKROOM_SODIUM
        Random random(4);
        for (int round = 0; round < 1000; ++round) {
            Chance::Key key;
            for (auto& byte : key)
                byte = static_cast<std::uint8_t>(random.below(0x100));
            const std::array<std::uint64_t, 2> words{next_seed(random), next_seed(random)};
            std::array<std::uint8_t, 16> bytes{};
            for (std::size_t at = 0; at < bytes.size(); ++at)
                bytes[at] = static_cast<std::uint8_t>(words[at / 8] >> 8 * (at % 8));
            const auto theirs = [&](std::size_t size) {
                std::array<std::uint8_t, crypto_shorthash_BYTES> hash{};
                crypto_shorthash(hash.data(), bytes.data(), size, key.data());
                std::uint64_t word = 0;
                for (std::size_t at = hash.size(); at-- > 0;)
                    word = word << 8 | hash[at];
                return word;
            };
            QCOMPARE(sip_hash(sip_key(key), {words[0]}), theirs(8));
            QCOMPARE(sip_hash(sip_key(key), {words[0], words[1]}), theirs(16));
        }
#else
        QSKIP("libsodium is not installed");
#endif
    }

    void keyedCountsWhatItDraws()
    {
        Random random = Random::keyed(counting_key);
        QVERIFY(random.keyed() && !Random(7).keyed());
        for (std::uint64_t counter = 0; counter < 100; ++counter) {
            QCOMPARE(random.state(), counter);
            QCOMPARE(random.next(), static_cast<std::uint32_t>(sip_hash(counting_key, {counter})));
        }
        QVERIFY(random == Random::keyed(counting_key, 100));
        QVERIFY(!(random == Random::of_state(100)));
    }

    /// The generator is part of a state, so numbers drawn before an undo are drawn again after it.
    void undoneNumbersAreDrawnAgain()
    {
        Random random = Random::keyed(counting_key);
        random.next();
        const Random before = random;
        const std::uint32_t drawn = random.below(1'000'000);
        QVERIFY(!(random == before));
        random = before;
        QCOMPARE(random.below(1'000'000), drawn);
    }

    /// The keys are fixed. Fair dice exceed the bound in less than one of a million cases.
    void diceAreUniform()
    {
        for (std::uint64_t key = 1; key <= 5; ++key) {
            Random random = keyed(key);
            std::vector<int> faces(6);
            std::vector<int> pairs(36);
            std::uint32_t last = 0;
            for (int roll = 0; roll < 60'000; ++roll) {
                const std::uint32_t face = random.below(6);
                ++faces[face];
                ++pairs[last * 6 + face];
                last = face;
            }
            QVERIFY(chi_squared(faces) < 37);
            QVERIFY(chi_squared(pairs) < 95);
        }
    }

    void shufflesAreUniform()
    {
        Random random = keyed(9);
        std::vector<int> orders(120);
        std::vector<int> places(52);
        for (int round = 0; round < 30'000; ++round) {
            std::array<int, 5> five{0, 1, 2, 3, 4};
            random.shuffle(five);
            int order = 0;
            for (std::size_t at = 0; at < five.size(); ++at) {
                order *= static_cast<int>(five.size() - at);
                for (std::size_t later = at + 1; later < five.size(); ++later)
                    order += five[later] < five[at] ? 1 : 0;
            }
            ++orders[static_cast<std::size_t>(order)];
            std::array<int, 52> cards{};
            cards[0] = 1;
            random.shuffle(cards);
            ++places[static_cast<std::size_t>(std::ranges::find(cards, 1) - cards.begin())];
        }
        QVERIFY(chi_squared(orders) < 210);
        QVERIFY(chi_squared(places) < 115);
    }

    /// Half of the bits change if one bit of the key or of the counter changes.
    void everyBitOfTheKeyCounts()
    {
        for (int bit = 0; bit < 128; ++bit) {
            SipKey other = counting_key;
            (bit < 64 ? other.first : other.second) ^= std::uint64_t{1} << bit % 64;
            int changed = 0;
            for (std::uint64_t counter = 0; counter < 64; ++counter)
                changed += std::popcount(sip_hash(counting_key, {counter}) ^ sip_hash(other, {counter}));
            QVERIFY(changed > 1800 && changed < 2300);
        }
    }

    void bothHalvesOfTheKeyAreInTheHash()
    {
        const auto hashed = [](const Random& random) {
            Hash hash;
            hash.add(random);
            return hash.value();
        };
        Hash plain;
        plain.add(std::uint64_t{5});
        QCOMPARE(hashed(Random::of_state(5)), plain.value());
        const std::set<std::uint64_t> all{hashed(Random::of_state(5)), hashed(Random::keyed({1, 2}, 5)),
            hashed(Random::keyed({1, 3}, 5)), hashed(Random::keyed({2, 2}, 5)), hashed(Random::keyed({1, 2}, 6))};
        QCOMPARE(all.size(), 5u);
    }

    void keyHasItsLowestByteFirst()
    {
        Chance::Key key;
        for (std::size_t at = 0; at < key.size(); ++at)
            key[at] = static_cast<std::uint8_t>(at);
        QVERIFY(sip_key(key) == counting_key);
    }

    /// The seeds of computer players are never drawn in the game, and differ from action to action.
    void seedsOfComputerPlayersAreSeparate()
    {
        Setup<Dice> setup;
        setup.chance = some_chance(3);
        const SipKey key = sip_key(setup.chance->key);
        std::set<std::uint64_t> all;
        for (int number = 0; number < 1000; ++number) {
            all.insert(setup.thought_seed(number));
            all.insert(sip_hash(key, {static_cast<std::uint64_t>(number)}));
        }
        QCOMPARE(all.size(), 2000u);
        QCOMPARE(setup.thought_seed(5), setup.thought_seed(5));
        setup.chance.reset();
        setup.seed = 40;
        Random random(42);
        QCOMPARE(setup.thought_seed(2), next_seed(random));
    }

    void headerIsRead()
    {
        const JournalHeader read = read_journal_header(header());
        QVERIFY(read.chance == some_chance(1));
        QVERIFY(read_journal_header(with(header(), "\"chance\"", "\"table\":{},\"chance\"")).chance == read.chance);
    }

    void badChanceIsRefused()
    {
        const auto problem = [](const std::string& line) {
            try {
                read_journal_header(line);
            } catch (const InputError& error) {
                return error.code + ": " + error.what();
            }
            return std::string("none");
        };
        const auto row = [&](test::Case, const std::string& line, const char* part) {
            QVERIFY2(problem(line).find(part) != std::string::npos, problem(line).c_str());
        };
        const std::string good = header();
        const auto changed = [&](const char* from, const char* to) { return with(good, from, to); };
        const std::string key = "\"key\":\"";
        const auto at = good.find(key) + key.size();
        const auto with_key = [&](const std::string& digits) {
            return good.substr(0, at) + digits + good.substr(at + 32);
        };
        QCOMPARE(problem(good), std::string("none"));
        row("short", with_key(std::string(31, '1')), "bad-value: \"key\" must be 32 digits");
        row("long", with_key(std::string(33, '1')), "bad-value: \"key\" must be 32 digits");
        row("capital", with_key(std::string(32, 'A')), "bad-value: \"key\" must be 32 digits");
        row("no digit", with_key(std::string(32, 'g')), "bad-value: \"key\" must be 32 digits");
        row("0", with_key(std::string(32, '0')), "bad-value: \"key\" must not be 0");
        row("host", changed("\"host\":\"", "\"host\":\"0"), "bad-value: \"host\" must be 64 digits");
        row("lot", changed("\"lots\":[\"", "\"lots\":[\"0"), "bad-value: \"lots\" must be 64 digits");
        row("a lot too many", changed("\"lots\":[", ("\"lots\":[\"" + std::string(64, '0') + "\",").c_str()),
            "bad-value: \"lots\" must be at least one");
        row("no lots", good.substr(0, good.find("\"lots\"")) + "\"lots\":[]," + good.substr(good.find("\"table\"")),
            "bad-value: \"lots\" must be at least one");
        row("lots are no list", changed("\"lots\":[", "\"lots\":7,\"x\":["), "unknown-field");
        row("table", changed("\"table\":\"", "\"table\":\"0"), "bad-value: \"table\" must be 32 digits");
        row("match", changed("\"match\":", "\"match\":9"), "bad-value: \"match\"");
        row("another field", changed("\"key\"", "\"more\":1,\"key\""), "unknown-field");
        for (const char* field : {"key", "host", "lots", "table", "match"})
            row(field, changed(("\"" + std::string(field) + "\"").c_str(), "\"x\""), "unknown-field");
        row("no match", with(good, ",\"match\":" + std::to_string(some_chance(1).match), ""), "missing-field");
        row("a seed, too", changed("\"chance\"", "\"seed\":\"1\",\"chance\""), "unknown-field");
        row("no object", R"({"backroom-journal":2,"game":"gang-of-dice","seats":["a","b"],"chance":7})", "chance");
        row("none", R"({"backroom-journal":2,"game":"gang-of-dice","seats":["a","b"]})", "missing-field");
        row("a seed alone", R"({"backroom-journal":2,"game":"gang-of-dice","seats":["a","b"],"seed":"1"})",
            "unknown-field");
        row("in the first version", changed("journal\":2", "journal\":1"), "unknown-field");
        row("with a position", changed("\"options\"", "\"position\":{},\"options\""), "has no \"position\"");
        row("a newer one", changed("journal\":2", "journal\":3"), "this one reads versions 1 and 2");
    }

    /// A chance is kept in a file and in backroom-cli.
    void goesThroughFilesAndTheProtocol()
    {
        Setup<Dice> setup;
        setup.names = {"Rosa", "Bea"};
        setup.chance = some_chance(2);
        Match<Dice> match = begin_match(setup);
        Random random(1);
        while (!match.over()) {
            const Seat seat = *match.pending().begin();
            QVERIFY(!match.act(seat, random_action<Dice>(match.state(), seat, random)));
        }
        const std::vector<std::string> lines = Journal<Dice>::lines(match);
        const MatchTable table{{4, 1}, {0, 3}, {}, "Friday"};
        auto file = read_match_file(match_file_text(lines, table));
        QVERIFY(std::holds_alternative<MatchFile>(file));
        QVERIFY(std::get<MatchFile>(file).table == table);
        const auto loaded = load_lines<Dice>(std::get<MatchFile>(file).lines);
        QVERIFY(std::get<Match<Dice>>(loaded).state() == match.state());

        CliSession session;
        const Json reply = session.ask(Json{{"cmd", "load"}, {"lines", lines}}.dump());
        QVERIFY(reply.at("ok") == true && !reply.contains("seed"));
        QVERIFY(reply.at("hash") == hash_text(match.hash()));
        QVERIFY(session.ask(R"({"cmd":"journal"})").at("lines") == lines);
    }

    void wireShapeTellsNamesAndLimits()
    {
        const auto shape = [](const auto& add) {
            Shape made;
            add(made);
            return made.value();
        };
        std::uint8_t number = 3;
        std::array<std::uint8_t, 2> pair{};
        FixedVector<std::uint8_t, 2> list;
        const Range range{0, 9};
        const std::uint64_t plain = shape([&](Shape& f) { f("seat", number, range); });
        QCOMPARE(shape([&](Shape& f) { f("seat", std::uint8_t{4}, range).derived("more", true); }), plain);
        QCOMPARE(shape([&](Shape& f) { f.hidden("seat", number, range); }), plain);
        const std::set<std::uint64_t> all{plain, shape([&](Shape& f) { f("city", number, range); }),
            shape([&](Shape& f) {
                f("seat", number, Range{0, 8});
            }),
            shape([&](Shape& f) { f("seat", true); }), shape([&](Shape& f) { f("seat", number, Seats{}); }),
            shape([&](Shape& f) { f("seat", pair, range); }), shape([&](Shape& f) { f("seat", list, range); }),
            shape([&](Shape& f) { f.optional("seat", number, range); }),
            shape([&](Shape& f) { f("seat", std::optional(number), range); }),
            shape([&](Shape& f) { f("seat", number, range)("next", number, range); }),
            shape([&](Shape& f) { f("seat", Object{[&](auto& in) { in("seat", number, range); }}); })};
        QCOMPARE(all.size(), 11u);
    }

    /// Two programs can play a game with each other only if these numbers are equal. An intended change of the messages
    /// changes the number.
    void wireShapes()
    {
        const std::map<std::string_view, std::uint64_t> golden{{"the-gang", 0xABF492243D5EA3DEu},
            {"gang-of-dice", 0x6712D6E20E302715u}, {"gangz", 0xB6BEFA999DB7266Au}, {"supergang", 0xFF69BB620E94360Bu}};
        std::size_t games = 0;
        Games::for_each([&]<class G>() {
            ++games;
            QVERIFY2(Codec<G>::wire_shape() == golden.at(G::id),
                (std::string(G::id) + " " + hash_text(Codec<G>::wire_shape())).c_str());
        });
        QCOMPARE(golden.size(), games);
    }
};

BACKROOM_SUITE(ChanceTest)
#include "tst_chance.moc"
