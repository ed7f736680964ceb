#pragma once

#include "gangz/bot.hpp"

#include <QCoreApplication>
#include <QString>

namespace gangz_table {

/// A hint in words, in the language of the program.
class HintWording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

    using Advice = backroom::gangz::Advice;
    using View = backroom::gangz::View;

public:
    /// What the boss would do, and why: one or two short sentences. `view` is what the advice was given for; `names`:
    /// the pictures are called by their names, and not by their places on the wall.
    static QString of(const Advice& advice, const View& view, bool names);

private:
    /// A picture that is voted for: its place on the wall, the first is 1, and its link with the leader in percent.
    struct Picture {
        backroom::gangz::Card card = 0;
        int place = 0;
        int link = 0;
    };
    using Pictures = std::array<Picture, 2>;

    /// In the order of the wall.
    static Pictures pictures(const Advice& advice, const View& view);
    static QString vote(const Pictures& pictures, bool names);
    static QString reason(const Advice& advice, const Pictures& pictures);
};

}
