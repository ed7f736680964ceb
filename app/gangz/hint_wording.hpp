#pragma once

#include "gangz/bot.hpp"

#include <QCoreApplication>
#include <QString>

namespace gangz_table {

/// A hint in words, in the language of the program.
class HintWording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

    using Advice = backroom::gangz::Advice;

public:
    /// What the boss would do, and why: two short sentences. `names`: the pictures are called by their names; else the
    /// pawns, which are laid out, say which ones are meant.
    static QString of(const Advice& advice, bool names);

private:
    static QString order(const backroom::gangz::Pawns& pawns, bool names);
    static QString reason(const Advice& advice);
};

}
