// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/duel_wording.hpp"

#include "app/table/naming.hpp"

namespace supergang_table {

using namespace backroom::supergang;

QString DuelWording::toClinic(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 goes to the clinic and misses a turn.").arg(names.first())
                             : tr("%1 go to the clinic and miss a turn.").arg(naming::joined(names));
}

QString DuelWording::underArrest(const QStringList& names)
{
    return names.size() == 1
        ? tr("%1 is under arrest: the clinic, then jail for everything on the record.").arg(names.first())
        : tr("%1 are under arrest: the clinic, then jail for everything on their records.").arg(naming::joined(names));
}

QString DuelWording::dead(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 is dead. The record is wiped.").arg(names.first())
                             : tr("%1 are dead. Their records are wiped.").arg(naming::joined(names));
}

}
