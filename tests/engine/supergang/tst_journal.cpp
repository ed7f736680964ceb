// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "journal_suite.hpp"

using namespace test;

class SuperGangJournal : public JournalSuite<SuperGangCases> {
    Q_OBJECT

private Q_SLOTS:
    void badOptionsAndPositions()
    {
        badField(R"("options":{"pace":4})", "unknown field");
        badField(R"("options":{"length":15})", "0, 10, 20 or 30");
        badField(R"("options":{"length":40})", "length");
        badField(R"("options":{"clock":60})", "0 or 240");
        badField(R"("options":{"duels":"swords"})", "aim, dice");
        badField(R"("options":{"income":true})", "auto, ask");
        badField(R"("options":{"police_player":1})", "true or false");
        badField(R"("position":{"shops":{"baker":{"owner":0,"racket":1}}})", "owned and racketed");
        badField(R"("position":{"gangs":7})", "gangs");
    }

    void badActions()
    {
        const auto row = [](const char* action, const char* part) {
            Position position;
            position.seat = 0;
            badAction(action, part, position);
        };
        row(R"({"type":"dance"})", "type");
        row(R"({"type":"roll","dice":1})", "unknown field");
        row(R"({"type":"end-turn"})", "thrown");
        row(R"({"type":"move","figure":"vamped","path":[]})", "figure");
        row(R"({"type":"move","figure":"killer","path":["moon"]})", "no place");
        row(R"({"type":"move","figure":"killer","path":["s1","s3","s2","s5","s4","s7","s6","s9"]})", "at most 7");
        row(R"({"type":"move","figure":"killer"})", "path");
        row(R"({"type":"coward","figure":"patrol-1"})", "figure");
        row(R"({"type":"stick-up","figure":"killer"})", "for");
        row(R"({"type":"stick-up","figure":"killer","for":"fun"})", "money, ownership");
        row(R"({"type":"stick-up","figure":"killer","for":"money","with":["vamp","vamp"]})", "twice");
        row(R"({"type":"kill","figure":"killer","targets":[{"seat":1}]})", "figure");
        row(R"({"type":"kill","figure":"killer","targets":[{"seat":4,"figure":"vamp"}]})", "seat");
        row(R"({"type":"kill","figure":"killer","targets":[{"seat":1,"figure":"vamp"},{"seat":1,"figure":"vamp"}]})",
            "twice");
        row(R"({"type":"attack-patrol","figure":"killer","patrol":1})", "patrol-1, patrol-2");
        row(R"({"type":"recruit","figure":"killer","who":"boss"})", "who");
        row(R"({"type":"buy-pawns","pawns":21})", "pawns");
        row(R"({"type":"place-pawn","section":"p0"})", "no section");
        row(R"({"type":"remove-token","shop":"s1"})", "no shop");
        row(R"({"type":"vamp","seat":1,"figure":"vampire"})", "figure");
        row(R"({"type":"offer","to":1,"give":{"cash":-1},"take":{}})", "cash");
        row(R"({"type":"offer","to":1,"give":{},"take":{"gold":1}})", "unknown field");
        row(R"({"type":"name-price","price":1321})", "price");
        row(R"({"type":"answer","accept":1})", "true or false");
        row(R"({"type":"shoot","x":1})", "y");
        row(R"({"type":"shoot","x":"1","y":0})", "number");
        row(R"({"type":"shoot","x":61,"y":0})", "from -60 to 60");
        row(R"({"type":"shoot","x":0,"y":-1e300})", "from -60 to 60");
        row(R"({"type":"shoot","x":0,"y":1e999})", "number");
    }

    void everyActionIsReadAgain()
    {
        using Codec = backroom::Codec<SuperGang>;
        Random random(8);
        for (int tries = 0; tries < 20'000; ++tries) {
            const Action action = SuperGangCases::any_action(random);
            if (const auto* named = std::get_if<NamePrice>(&action); named && named->price.value_or(0) > most_money)
                continue;
            if (const auto* attack = std::get_if<AttackPatrol>(&action); attack && attack->patrol >= patrol_count)
                continue;
            if (const auto* attack = std::get_if<StickUp>(&action); attack && attack->defender == 5)
                continue;
            if (const auto* offer = std::get_if<Offer>(&action); offer && offer->to == 5)
                continue;
            if (const auto* shot = std::get_if<Shoot>(&action);
                shot && (std::abs(shot->at.x) > farthest_shot || std::abs(shot->at.y) > farthest_shot))
                continue;
            QVERIFY(Codec::action(Json::parse(Codec::to_json(action).dump())) == action);
        }
    }

    void seatsThatDoNotFit()
    {
        const std::string begin = R"({"backroom-journal":1,"game":"supergang","seats":["a","b","c","d","e"],"seed":1)";
        isError({begin + "}"}, 1, "5 seats cannot play with these options");
        QVERIFY(error_of({begin + R"(,"options":{"police_player":true}})"}).line == 0);
    }
};

BACKROOM_SUITE(SuperGangJournal)
#include "tst_journal.moc"
