// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "journal_suite.hpp"

using namespace test;

class GangOfDiceJournal : public JournalSuite<DiceCases> {
    Q_OBJECT

    static Match begun_by_strangers(const Position& position) { return begun(1, position, 3, {}, false); }

private Q_SLOTS:
    void badActions()
    {
        const auto bad = [](const char* action, const char* part) { badAction(action, part, rolls({})); };
        bad(R"({"type":"stop"})", "no dice are rolled");
        bad(R"({"type":"stop","dice":1})", "unknown field");
        bad(R"({"type":"take","dice":0})", "at least one");
        bad(R"({"type":"take","dice":49})", "49 dice");
        bad(R"({"type":"take","dice":256})", "dice");
        bad(R"({"type":"take","dice":-1})", "dice");
        bad(R"({"type":"take","dice":[1]})", "dice");
        bad(R"({"type":"take"})", "missing");
        bad(R"({"type":"take","dice":2})", "hash does not fit");
        bad(R"({"type":"reroll","dice":1})", "a list");
        bad(R"({"type":"reroll","dice":[1,1]})", "twice");
        bad(R"({"type":"reroll","dice":[36]})", "dice");
        bad(R"({"type":"pass"})", "type");
        bad("{}", "type");
        bad("7", "type");
    }

    void badPositions()
    {
        const auto bad = [](const std::string& position, const char* part) {
            badField("\"position\":" + position, part);
        };
        bad("[]", "object");
        bad(R"({"dice":1})", "unknown field");
        bad(R"({"wealth":48})", "wealth");
        bad(R"({"wealth":[48,48,49]})", "163 dice");
        bad(R"({"wealth":[300]})", "wealth");
        bad(R"({"middle":"1"})", "middle");
        bad(R"({"round":13})", "round");
        bad(R"({"start":3})", "no seat 3");
        bad(R"({"rolls":[6]})", "rolls");
        const auto card = [&](const std::string& warning, const char* part) {
            bad(R"({"warnings":[)" + warning + "]}", part);
        };
        card("1", "object");
        card(R"({"kind":"mine","trigger":"pair"})", "must be explosive, bomb");
        card(R"({"kind":"bomb","trigger":"sum"})", "must be total, odd, run");
        card(R"({"kind":"bomb","trigger":1})", "must be total");
        card(R"({"kind":"bomb"})", "missing");
        card(R"({"kind":"bomb","trigger":"total"})", "missing");
        card(R"({"kind":"bomb","trigger":"total","n":0})", "\"n\"");
        card(R"({"kind":"bomb","trigger":"total","n":181})", "\"n\"");
        card(R"({"kind":"bomb","trigger":"odd","n":4})", "\"n\"");
        card(R"({"kind":"bomb","trigger":"run","n":1})", "\"n\"");
        card(R"({"kind":"bomb","trigger":"different","n":4})", "\"n\"");
        card(R"({"kind":"bomb","trigger":"pair","n":2})", "unknown field");
        card(R"({"kind":"bomb","trigger":"fives","values":[5]})", "unknown field");
        card(R"({"kind":"bomb","trigger":"any-of","n":5})", "values");
        card(R"({"kind":"bomb","trigger":"any-of","values":[]})", "at least one value");
        card(R"({"kind":"bomb","trigger":"any-of","values":[0]})", "values");
    }

    void rollsAreABarrier()
    {
        Match match = begun_by_strangers(rolls({1, 2, 3, 4}));
        must(match.act(0, Take{2}));
        QCOMPARE(match.undo()->code, backroom::refusals::already_revealed);
        must(match.act(0, Reroll{{1}}));
        QCOMPARE(match.undo()->code, backroom::refusals::already_revealed);
    }

    void stoppingCanBeTakenBack()
    {
        Match match = begun_by_strangers(rolls({1, 2, 3, 4}));
        must(match.act(0, Take{1}));
        const State before = match.state();
        must(match.act(0, Stop()));
        must(match.undo());
        QVERIFY(match.state() == before);
        must(match.act(0, Stop()));
        must(match.act(1, Take{1}));
        must(match.act(1, Stop()));
        must(match.act(2, Take{1}));
        // The last turn of a round reveals the next card.
        must(match.act(2, Stop()));
        QCOMPARE(match.undo()->code, backroom::refusals::already_revealed);
    }

    void friendlyUndoRollsTheSame()
    {
        Match match = begun(9);
        const Seat seat = match.state().playing;
        must(match.act(seat, Take{5}));
        const State rolled = match.state();
        must(match.undo());
        must(match.act(seat, Take{5}));
        QVERIFY(match.state() == rolled);
    }
};

BACKROOM_SUITE(GangOfDiceJournal)
#include "tst_journal.moc"
