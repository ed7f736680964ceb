// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/game_table.hpp"
#include "engine/core/match.hpp"

#include <QSet>
#include <QTest>

#include <string_view>
#include <vector>

/// What the tests of the refusals of several games share.
namespace test {

template <class Table>
void refused(const Table& table, const QString& sentence, const QString& rule)
{
    QCOMPARE(table.refusal().text, sentence);
    QCOMPARE(table.refusal().rule, rule);
    QVERIFY(!table.holding());
}

/// Each code of the game, and of all games, has a sentence of its own.
template <class Wording>
void every_refusal_has_a_sentence(std::vector<std::string_view> codes, const backroom::Refusal& with)
{
    namespace shared = backroom::refusals;
    codes.insert(codes.end(),
        {shared::game_over, shared::not_your_turn, shared::nothing_to_undo, shared::nothing_to_redo,
            shared::already_revealed});
    QSet<QString> seen{Wording::refusal({"something-new", {}, {}})};
    for (const std::string_view code : codes) {
        const QString sentence = Wording::refusal({code, {}, with.parameters});
        QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
        QVERIFY2(!seen.contains(sentence), qPrintable(sentence));
        seen.insert(sentence);
    }
}

}
