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

QString DuelWording::yearsOf(const std::vector<Crime>& crimes)
{
    int sum = 0;
    QStringList parts;
    for (const Crime crime : crimes) {
        sum += years_for(crime);
        parts += tr("%1 %2", "a crime, its years").arg(names::crime(crime), QString::number(years_for(crime)));
    }
    const QString years = names::years(sum);
    return parts.size() < 2 ? years : QStringLiteral("%1 (%2)").arg(years, parts.join(QStringLiteral(" + ")));
}

QString DuelWording::onRecord(const QStringList& names, const QString& years)
{
    return names.size() == 1
        ? tr("Goes on the record of %1: %2.", "a figure, 2 years").arg(names.first(), years)
        : tr("Goes on the record of each of them, %1: %2.", "figures, 2 years").arg(naming::joined(names), years);
}

QString DuelWording::dead(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 is dead. The record is wiped.").arg(names.first())
                             : tr("%1 are dead. Their records are wiped.").arg(naming::joined(names));
}

}
