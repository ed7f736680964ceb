// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/wording.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::kind(Kind kind)
{
    return kind == Kind::bomb ? tr("Bomb") : tr("Explosive");
}

QString Wording::triggerFigure(const Warning& card)
{
    return card.trigger == Trigger::total ? tr("%1+").arg(card.n) : QString();
}

QList<int> Wording::triggerFaces(const Warning& card)
{
    switch (card.trigger) {
    case Trigger::total:
        break;
    case Trigger::odd:
        return QList<int>{1, 3, 5}.first(card.n);
    case Trigger::run:
        return QList<int>{2, 3, 4}.first(card.n);
    case Trigger::pair:
        return {4, 4};
    case Trigger::different:
        return QList<int>{1, 4, 2}.first(card.n);
    case Trigger::fives:
        return {5, 5};
    case Trigger::any_of: {
        QList<int> faces;
        for (int value = 1; value < face_count; ++value)
            if ((card.values >> value & 1) != 0)
                faces += value;
        return faces;
    }
    }
    return {};
}

QString Wording::triggerWord(const Warning& card)
{
    switch (card.trigger) {
    case Trigger::total:
        return tr("in total");
    case Trigger::odd:
        return tr("%n odd dice", nullptr, card.n);
    case Trigger::run:
        return tr("run of %1").arg(card.n);
    case Trigger::pair:
        return tr("a pair");
    case Trigger::different:
        return tr("%1 different values").arg(card.n);
    case Trigger::fives:
        return tr("two 5s");
    case Trigger::any_of:
        return anyOf(card);
    }
    return {};
}

QString Wording::together(const QList<int>& values)
{
    QStringList list;
    for (const int value : values)
        list += QString::number(value);
    return naming::joined(list).replace(QLatin1Char(' '), QChar::Nbsp);
}

QString Wording::anyOf(const Warning& card)
{
    return tr("any %1").arg(values(card.values, tr("%1", "a value after “any”, one of several")));
}

QString Wording::values(unsigned set, const QString& pattern)
{
    QStringList list;
    for (int value = 1; value < face_count; ++value)
        if ((set >> value & 1u) != 0)
            list += pattern.arg(value);
    return naming::either(list);
}

QString Wording::trigger(const Warning& card)
{
    switch (card.trigger) {
    case Trigger::total:
        return tr("a sum of %1 or more").arg(card.n);
    case Trigger::odd:
        return tr("%n odd dice or more", nullptr, card.n);
    case Trigger::run:
        return card.n == 2 ? tr("two values in a row, such as %1").arg(together({2, 3}))
                           : tr("three values in a row, such as %1").arg(together({2, 3, 4}));
    case Trigger::pair:
        return tr("two dice of the same value");
    case Trigger::different:
        return tr("%1 different values or more").arg(card.n);
    case Trigger::fives:
        return tr("two 5s or more");
    case Trigger::any_of:
        return anyOf(card);
    }
    return {};
}

QString Wording::cardSentence(const Warning& card)
{
    return card.kind == Kind::bomb
        ? tr("Checked only when the turn ends: the dice are lost with %1.").arg(trigger(card))
        : tr("Checked after every roll: the dice are lost at once with %1.").arg(trigger(card));
}

QString Wording::help(const Warning& card, const Faces& faces, bool can_reroll)
{
    if (faces.empty())
        return {};
    const Counts counts = count(faces);
    const Measure now = measure(card, counts);
    const auto dot = QString::fromUtf8(" · ");
    if (triggered(card, counts))
        return card.kind == Kind::bomb && can_reroll ? tr("That sets the bomb off, unless some dice are rerolled.")
                                                     : tr("That sets it off.");
    const int dice = static_cast<int>(faces.size());
    const int most = card.trigger == Trigger::total ? dice * (face_count - 1) : dice;
    if (card.trigger != Trigger::any_of && most < now.limit)
        return tr("%n dice cannot set it off.", nullptr, dice);
    switch (card.trigger) {
    case Trigger::total:
        return now.shown + 1 == now.limit ? tr("No margin left: %1 sets it off.").arg(now.limit)
                                          : tr("Up to %n more is safe.", nullptr, now.limit - 1 - now.shown);
    case Trigger::odd:
        return tr("%n odd so far", nullptr, now.shown) + dot + tr("%n set(s) it off.", nullptr, now.limit);
    case Trigger::run:
        return now.limit - now.shown == 1 ? tr("Any value next to these sets it off.") : tr("No run so far.");
    case Trigger::pair:
        return tr("No pair so far.");
    case Trigger::different:
        return tr("%n different value(s) so far", nullptr, now.shown) + dot
            + tr("%n set(s) it off.", nullptr, now.limit);
    case Trigger::fives:
        return now.shown == 0 ? tr("No 5 so far; two set it off.") : tr("One 5; another sets it off.");
    case Trigger::any_of:
        return tr("No %1 so far.").arg(values(card.values, tr("%1", "a value after “no”, one of several")));
    }
    return {};
}

}
