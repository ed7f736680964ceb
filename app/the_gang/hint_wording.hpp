#pragma once

#include "the_gang/bot.hpp"

#include <QCoreApplication>
#include <QString>

namespace the_gang_table {

/// A hint in words, in the language of the program.
class HintWording {
    Q_DECLARE_TR_FUNCTIONS(TheGang)

    using Advice = backroom::the_gang::Advice;
    using View = backroom::the_gang::View;

public:
    /// What the boss would do, and why: one or two short sentences. `view` is what the advice was given for.
    static QString of(const Advice& advice, const View& view);

private:
    static QString deed(const Advice& advice, const View& view);
    static QString choice(const backroom::the_gang::Choose& choose, backroom::the_gang::Special special);
    static QString send(backroom::the_gang::Gangster gangster, backroom::the_gang::City city);
    static QString reason(const Advice& advice);
    static QString captures(const Advice& advice);
    static QString gang(const Advice& advice);
    /// "2.4"
    static QString tenths(int tenths);
};

}
