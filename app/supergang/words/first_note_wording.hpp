// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace supergang_table {

/// The texts of explanations that are shown once. Each sentence ends with its rule.
class FirstNoteWording {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)

public:
    static QString arrest()
    {
        return tr(
            "Under arrest, a gangster goes quietly, or rebels: a duel with the patrol, and one year more. (SG-9.5)");
    }
    static QString clinic()
    {
        return tr(
            "The injured miss their gang’s next turn in the clinic, then stand in the centre or go to jail. (SG-8.6)");
    }
    static QString patrolOut()
    {
        return tr("A beaten patrol comes back from the centre when the gang that beat it moves again. (SG-8.7)");
    }
    static QString fellIn()
    {
        return tr("A patrol that ends its move on a manhole falls in. Whoever sent it there brings it up from any "
                  "manhole next turn. (SG-9.2)");
    }
    static QString price()
    {
        return tr("In another gang’s shop the owner names the price of a recruit, or refuses. (SG-5.12)");
    }
    static QString traffic()
    {
        return tr("A dealer buys pawns in a shop with a star. Each one on the pavement brings 5 a turn. (SG-6.1)");
    }
    static QString pawnTurned()
    {
        return tr("Pawns that touch no shop but one that changes hands turn to the new owner’s colour. (SG-6.3)");
    }
    static QString tokens() { return tr("A gang has 15 tokens. To place another, it has to take one back. (SG-5.13)"); }
    static QString eliminated() { return tr("When a gang is out, all it had goes back to the bank. (SG-10.2)"); }
    static QString sewer() { return tr("From a manhole to any other is one step, once a turn. (SG-4.6)"); }
    static QString killing()
    {
        return tr("In a killing, gangs shoot at each other. Every murder is two years, if somebody sees it. (SG-5.8)");
    }
    static QString clinicAttack()
    {
        return tr("An injured gangster can be attacked in the clinic and cannot defend himself. (SG-8.8)");
    }
};

}
