// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/wording.hpp"

#include "app/gangz/card_item.hpp"

namespace gangz_table {

QStringList Wording::remarks(const QString& card, const QString& thought, bool shot)
{
    QStringList all = shot
        ? QStringList{tr("%1: %2! Who shoots at that?"), tr("%1: %2. And somebody shoots at it."),
            tr("“%1”, and you don’t think: %2?"), tr("%1: %2. Get some glasses."),
            tr("%1: %2, any child can see it. You can’t."), tr("%1: %2. It cost me, but it’s true.")}
        : QStringList{tr("%1: %2, obviously.", "“Whale: the sea, obviously.”"), tr("%1: %2. Ask anybody."),
            tr("“%1”, and you think: %2."), tr("%1: %2. That one was easy."), tr("%1: %2, any child can see it."),
            tr("%1: %2. I rest my case.")};
    for (QString& pattern : all)
        pattern = pattern.arg(card, thought);
    return all;
}

QStringList Wording::excuses(const QString& card, const QString& leader, bool shot)
{
    QStringList all{tr("%1: I had nothing better.", "what a computer player says of a card"),
        tr("%1 and %2 went to school together.", "two cards"), tr("%1: a long shot, I admit."), tr("%1: don’t ask."),
        tr("%1, %2: squint a little.", "two cards"), tr("%1: with a great deal of goodwill."),
        tr("%1: in the dark it looked the part."), tr("%1 and %2: it’s a long story.", "two cards"),
        tr("%1: it owed me a favour.")};
    // Both lists have the same jokes at the same places, so that counting through them repeats none.
    all += shot ? tr("%1: a guess. It shows.") : tr("%1: a guess. Mine are usually worse.");
    for (QString& pattern : all)
        pattern = pattern.contains(QLatin1String("%2")) ? pattern.arg(card, leader) : pattern.arg(card);
    return all;
}

QString Wording::handLabel(int number, const QString& name, bool chosen)
{
    const QString card = with(tr("Card %1 in your hand").arg(number), name);
    return chosen ? tr("%1, chosen").arg(card) : card;
}

QString Wording::wallLabel(int number, const CardItem& item, bool pawn)
{
    QString label = item.face < 0 ? tr("Card, face down") : with(tr("Card %1 on the wall").arg(number), item.name);
    if (item.own)
        label = tr("%1, your own").arg(label);
    if (pawn)
        label = tr("%1, your pawn is on it").arg(label);
    if (item.intruder)
        label = tr("%1, an intruder").arg(label);
    if (item.owner_mark >= 0)
        label = item.points == 0 ? tr("%1, played by %2").arg(label, item.owner_name)
                                 : tr("%1, played by %2, %3").arg(label, item.owner_name, signedPoints(item.points));
    return label;
}

QString Wording::pawnLabel(int pawn, bool on_card)
{
    const QString name = pawn == 0 ? tr("First pawn") : tr("Second pawn");
    return on_card ? tr("%1, on a card").arg(name) : name;
}

QString Wording::points(int points)
{
    const QString number = tr("%n point(s)", nullptr, qAbs(points));
    return points < 0 ? QStringLiteral("−") + number : number;
}

QString Wording::plate(const QString& player, int points, int cards, const QString& note)
{
    const QString plate = tr("%1, %2").arg(pointsOf(player, points), tr("%n card(s) in hand", nullptr, cards));
    return note.isEmpty() ? plate : plate + QStringLiteral(", ") + note;
}

QString Wording::signedPoints(int points)
{
    return points > 0 ? QStringLiteral("+%1").arg(points)
        : points < 0  ? QStringLiteral("−%1").arg(-points)
                      : QStringLiteral("0");
}

QString Wording::reasons(const backroom::gangz::Score& score)
{
    QStringList list;
    // A number stays beside its word.
    const auto add = [&list](const QString& reason, int points) {
        if (points != 0)
            list += reason + QChar::Nbsp + signedPoints(points);
    };
    add(score.found == backroom::gangz::intruder_count ? foundBoth() : foundOne(), 2 * score.found);
    add(unsuspected(score.clean).replace(QLatin1Char(' '), QChar::Nbsp), score.clean);
    add(suspected(score.shot).replace(QLatin1Char(' '), QChar::Nbsp), -score.shot);
    return list.join(QStringLiteral(", "));
}

QString Wording::scored(const QString& who, const backroom::gangz::Score& score)
{
    const QString points = signedPoints(score.points());
    const QString total = score.total < 0 ? signedPoints(score.total) : QString::number(score.total);
    const QString why = reasons(score);
    return why.isEmpty() ? tr("%1: %2, now %3.").arg(who, points, total)
                         : tr("%1: %2 (%3), now %4.", "player, points, what for, total").arg(who, points, why, total);
}

QString Wording::pointsMissing(const QStringList& players, int points, int target, bool last)
{
    const QString who = naming::joined(players);
    if (last)
        return (players.size() == 1
                ? tr("%1 is %n point(s) short of the goal: the next round may be the last.", nullptr, points)
                : tr("%1 are each %n point(s) short of the goal: the next round may be the last.", nullptr, points))
            .arg(who);
    return (players.size() == 1 ? tr("%1 needs %n more point(s) to reach %2.", nullptr, points)
                                : tr("%1 need %n more point(s) to reach %2.", nullptr, points))
        .arg(who, QString::number(target));
}

QString Wording::warning(const QStringList& players, int points)
{
    constexpr int most_named = 2;
    if (players.size() > most_named)
        return tr("%1 players are each %n point(s) short of the goal: this may be the last round.", nullptr, points)
            .arg(players.size());
    return (players.size() == 1
            ? tr("%1 is %n point(s) short of the goal: this may be the last round.", nullptr, points)
            : tr("%1 are each %n point(s) short of the goal: this may be the last round.", nullptr, points))
        .arg(naming::joined(players));
}

QString Wording::ending(const backroom::Ending& ending, const QStringList& names)
{
    const QStringList reached = naming::of(ending.seats, names);
    const QString points = QString::number(ending.parameters[0]);
    return reached.size() == 1 ? tr("%1 has reached %2 points.").arg(reached.first(), points)
                               : tr("%1 have reached %2 points.").arg(naming::joined(reached), points);
}

}
