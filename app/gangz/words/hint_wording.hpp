// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/bot/bot.hpp"

#include <QCoreApplication>
#include <QString>

namespace gangz_table {

class HintWording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

    using Advice = backroom::gangz::Advice;

public:
    /// Says in two short sentences what the computer player would do, and why. With `names`, it calls the pictures by
    /// their names; otherwise the pawns on the wall show which cards are meant.
    static QString of(const Advice& advice, bool names);
    /// Says what to do.
    static QString order(const backroom::gangz::Pawns& pawns, bool names);
    /// Says why.
    static QString reason(const Advice& advice);
};

}
