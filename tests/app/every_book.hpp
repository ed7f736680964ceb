// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/library.hpp"
#include "app/settings/preferences.hpp"

#include <QTest>

/// What the tests of the books themselves share: they run for every game in every language.
namespace test {

inline void every_book(const rulebook::Library& library)
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    QStringList games;
    for (const QString& language : Preferences::languages())
        games += library.games(language);
    games.removeDuplicates();
    QVERIFY2(games.size() >= 2, "no books");
    for (const QString& language : Preferences::languages())
        for (const QString& game : games)
            QTest::addRow("%s %s", qPrintable(game), qPrintable(language)) << language << game;
}

/// Calls `each` with the texts of every block, and with those of its cells and cards.
template <class Each>
void each_text(const rulebook::Book& book, Each each)
{
    for (const rulebook::Section& section : book.sections)
        for (const rulebook::Block& block : section.blocks) {
            each(block, block.text);
            for (const rulebook::RichText& cell : block.cells)
                each(block, cell);
            for (const rulebook::PicturedCard& card : block.cards)
                each(block, card.text);
        }
}

}
