// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/words/hint_wording.hpp"
#include "house_folder.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

namespace test::supergang {

inline const QStringList seated_names{"Rosa", "Bea", "Vito", "Sal", "Nina"};
inline const QList<int> hint_marks = usual_marks(5);

inline QString text_of(const Advice& advice)
{
    return HintWording::of(advice, Seated{seated_names, hint_marks});
}

/// All numbers differ, so that each can be recognised.
inline Advice with(Reason reason, const Action& action)
{
    Advice advice;
    advice.action = action;
    advice.reason = reason;
    advice.gain = 75;
    advice.chance = 62;
    advice.risk = 83;
    advice.faces = 4;
    advice.years = 3;
    advice.missing = 2;
    advice.pawns = 8;
    advice.patrols = 2;
    advice.shop = shop("baker");
    advice.district = town.shops[advice.shop].district;
    advice.rival = 2;
    advice.figure = beas_dealer;
    return advice;
}

inline QString order(const Action& action, Reason reason = Reason::keeps_moving)
{
    return text_of(with(reason, action));
}

inline Action killer_to(const char* place)
{
    return Move{Mover::killer, {at(place)}};
}

inline void tells(const QString& text, const QStringList& parts)
{
    QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("  ")), qPrintable(text));
    for (const QString& part : parts)
        QVERIFY2(text.contains(part), qPrintable(text + QStringLiteral(" has not ") + part));
}

}
