// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/naming.hpp"

#include <QCoreApplication>
#include <QRegularExpression>

namespace {

struct Naming {
    Q_DECLARE_TR_FUNCTIONS(Naming)
};

QString list(const QStringList& names, const QString& pattern)
{
    if (names.size() < 2)
        return names.join(QString());
    return pattern.arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

}

namespace naming {

QString joined(const QStringList& names)
{
    return list(names, Naming::tr("%1 and %2"));
}

QString either(const QStringList& names)
{
    return list(names, Naming::tr("%1 or %2"));
}

QString whose(const QString& name)
{
    static const QRegularExpression markup(QStringLiteral("<[^>]*>"));
    static const QRegularExpression accents(QStringLiteral("\\p{Mn}"));
    const QString plain =
        QString(name).remove(markup).left(2).normalized(QString::NormalizationForm_KD).toLower().remove(accents);
    const auto vowel = [](QChar letter) { return QStringLiteral("aeiouœæ").contains(letter); };
    // A y sounds like a vowel before a consonant, as in “d’Yves”.
    const bool before_vowel =
        !plain.isEmpty() && (vowel(plain[0]) || (plain[0] == QLatin1Char('y') && plain.size() > 1 && !vowel(plain[1])));
    return (before_vowel ? Naming::tr("%1", "in “%1’s killer”: a name that begins with a vowel")
                         : Naming::tr("%1", "in “%1’s killer”: a name that begins with a consonant"))
        .arg(name);
}

QStringList of(backroom::SeatSet seats, const QStringList& names)
{
    QStringList some;
    for (const backroom::Seat seat : seats)
        some += names.value(seat);
    return some;
}

}
