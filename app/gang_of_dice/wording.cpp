#include "gang_of_dice/wording.hpp"

#include "naming.hpp"

#include <algorithm>

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::title()
{
    return tr("Gang of Dice");
}

QString Wording::progress(int round)
{
    return tr("Round %1 of %2").arg(round).arg(round_count);
}

QString Wording::keptProgress(int round)
{
    return tr("round %1 of %2").arg(round).arg(round_count);
}

QString Wording::blurb()
{
    return tr("Roll as high as you dare, but never set the boss off.");
}

QString Wording::openScreensOption()
{
    return tr("Open screens");
}

QString Wording::openScreensHint()
{
    return tr("Everyone sees everyone's wealth; no curtain between the turns");
}

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
        return tr("%n odd", nullptr, card.n);
    case Trigger::run:
        return tr("run of %1").arg(card.n);
    case Trigger::pair:
        return tr("a pair");
    case Trigger::different:
        return tr("%1 different").arg(card.n);
    case Trigger::fives:
        return tr("two 5s");
    case Trigger::any_of:
        return tr("any %1").arg(values(card.values));
    }
    return {};
}

QString Wording::values(unsigned set)
{
    QStringList list;
    for (int value = 1; value < face_count; ++value)
        if ((set >> value & 1u) != 0)
            list += QString::number(value);
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
        return card.n == 2 ? tr("two values in a row, such as 2 and 3") : tr("three values in a row, such as 2, 3, 4");
    case Trigger::pair:
        return tr("two dice of the same value");
    case Trigger::different:
        return tr("%1 different values or more").arg(card.n);
    case Trigger::fives:
        return tr("two 5s or more");
    case Trigger::any_of:
        return tr("any %1").arg(values(card.values));
    }
    return {};
}

QString Wording::cardSentence(const Warning& card)
{
    return card.kind == Kind::bomb
        ? tr("Checked only when the turn ends: the dice are lost with %1.").arg(trigger(card))
        : tr("Checked after every roll: the dice are lost at once with %1.").arg(trigger(card));
}

QString Wording::help(const Warning& card, const Faces& faces)
{
    if (faces.empty())
        return {};
    const Counts counts = count(faces);
    const Measure now = measure(card, counts);
    const auto dot = QString::fromUtf8(" · ");
    if (triggered(card, counts))
        return card.kind == Kind::bomb ? tr("That sets the bomb off, unless you reroll.") : tr("That sets it off.");
    switch (card.trigger) {
    case Trigger::total:
        return now.shown + 1 == now.limit ? tr("Nothing more fits: %1 sets it off.").arg(now.limit)
                                          : tr("%n more is safe.", nullptr, now.limit - 1 - now.shown);
    case Trigger::odd:
        return tr("%n odd so far", nullptr, now.shown) + dot + tr("%n set(s) it off.", nullptr, now.limit);
    case Trigger::run:
        return now.limit - now.shown == 1 ? tr("A neighbour of these sets it off.") : tr("No run so far.");
    case Trigger::pair:
        return tr("No pair so far.");
    case Trigger::different:
        return tr("%n different so far", nullptr, now.shown) + dot + tr("%n set(s) it off.", nullptr, now.limit);
    case Trigger::fives:
        return now.shown == 0 ? tr("No 5 so far; two set it off.") : tr("One 5; another sets it off.");
    case Trigger::any_of:
        return tr("No %1 so far.").arg(values(card.values));
    }
    return {};
}

QString Wording::die(Face face)
{
    return face == boss ? tr("Die: the boss, no value") : tr("Die: %1").arg(face);
}

QString Wording::trayDie(Face face, bool chosen)
{
    return chosen ? tr("%1, to be rerolled").arg(die(face)) : tr("%1, kept").arg(die(face));
}

QString Wording::takeThisMany(int dice)
{
    return tr("Take %n dice", nullptr, dice);
}

QString Wording::ownDie()
{
    return tr("A die behind the screen");
}

QString Wording::token()
{
    return tr("Token, worth 3 dice");
}

QString Wording::ownToken()
{
    return tr("Token: take 3 dice more");
}

QString Wording::faces(const std::vector<Face>& faces)
{
    QStringList list;
    for (const Face face : faces)
        list += face == boss ? tr("boss") : QString::number(face);
    return list.join(QStringLiteral(", "));
}

QString Wording::totalOf(int total)
{
    return tr("result %1").arg(total);
}

QString Wording::wealthOf(int dice)
{
    return tr("%n dice behind the screen", nullptr, dice);
}

QString Wording::isOut()
{
    return tr("is out");
}

QString Wording::lost(Kind by, int dice)
{
    return by == Kind::bomb ? tr("bomb: %n dice to the middle", nullptr, dice)
                            : tr("explosive: %n dice to the middle", nullptr, dice);
}

QString Wording::leads(int dice)
{
    return tr("leads with %n dice", nullptr, dice);
}

QString Wording::withDice(int dice)
{
    return tr("with %n dice", nullptr, dice);
}

QString Wording::isRolling(int dice)
{
    return tr("rolls %n dice", nullptr, dice);
}

QString Wording::toTake()
{
    return tr("takes dice");
}

QString Wording::playsNext()
{
    return tr("plays next");
}

QString Wording::panelTitle()
{
    return tr("This round, in order of play");
}

QString Wording::theEnd()
{
    return tr("The end");
}

QString Wording::toBeat(const QString& name, int total, int dice)
{
    return tr("To beat: %1 with %n dice (%2)", nullptr, dice).arg(total).arg(name);
}

QString Wording::nothingToBeat()
{
    return tr("Nobody has a result yet");
}

QString Wording::howMany(const QString& name)
{
    return tr("%1: how many dice?").arg(name);
}

QString Wording::rolled(const QString& name, int rolls_left)
{
    return rolls_left == 0 ? tr("%1 · last roll").arg(name)
                           : tr("%1 · %n reroll(s) left", nullptr, rolls_left).arg(name);
}

QString Wording::gone(Kind by, const QString& name)
{
    return by == Kind::bomb ? tr("The bomb goes off: %1 loses the dice").arg(name)
                            : tr("It explodes: %1 loses the dice").arg(name);
}

QString Wording::sweeps(const QString& name, int dice)
{
    return tr("%1 wins the round and sweeps up %n dice", nullptr, dice).arg(name);
}

QString Wording::nobodyWins(int dice)
{
    return tr("Nobody wins: %n dice stay in the middle", nullptr, dice);
}

QString Wording::revealsCard(int round)
{
    return tr("Round %1: a new warning").arg(round);
}

QString Wording::addsTokens(int round, int tokens)
{
    return tr("Round %1: %n token(s) come into the middle", nullptr, tokens).arg(round);
}

QString Wording::middle(int dice)
{
    return dice == 0 ? tr("to win in this round: all dice rolled")
                     : tr("to win in this round: %1 in the middle, and all dice rolled").arg(dice);
}

QString Wording::take(int dice)
{
    return tr("Roll %n dice", nullptr, dice);
}

QString Wording::reroll(int dice)
{
    return dice == 0 ? tr("Reroll") : tr("Reroll %n dice", nullptr, dice);
}

QString Wording::stopAt(int total)
{
    return tr("Stop at %1").arg(total);
}

QString Wording::dropToReroll()
{
    return tr("Drop it here to reroll it");
}

QString Wording::dropToKeep()
{
    return tr("Drop it here to keep it");
}

QString Wording::dropToRoll(int dice)
{
    return tr("Throw %n dice here", nullptr, dice);
}

QString Wording::takeHelp(int most)
{
    return tr("Drag a handful of dice into the tray, or choose their number. You can take 1 to %n; it stands for the "
              "whole turn.",
        nullptr, most);
}

QString Wording::rollHelp(int rolls_left)
{
    return tr(
        "Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.", nullptr, rolls_left);
}

QString Wording::watchHelp()
{
    return tr("Nobody sees what is behind a screen until the last round is over.");
}

QString Wording::wealth(int dice)
{
    return tr("dice in all", "after a number", dice);
}

QString Wording::inTheTray(int dice)
{
    return tr("and %n in the tray", nullptr, dice);
}

QString Wording::cardTold(int round, const Warning& card)
{
    return tr("<b>Round %1.</b> %2: %3.").arg(round).arg(kind(card.kind), trigger(card));
}

QString Wording::tokensAdded(int tokens)
{
    return tr("%n token(s) come into the middle.", nullptr, tokens);
}

QString Wording::firstRoll(const QString& who, const std::vector<Face>& faces)
{
    return tr("%1 rolls %n dice: %2.", nullptr, static_cast<int>(faces.size())).arg(who, Wording::faces(faces));
}

QString Wording::rerolled(const QString& who, int dice, const std::vector<Face>& faces)
{
    return tr("%1 rerolls %n: %2.", nullptr, dice).arg(who, Wording::faces(faces));
}

QString Wording::busted(const QString& who, Kind by, int dice)
{
    return by == Kind::bomb ? tr("The bomb goes off: %1 loses %n dice.", nullptr, dice).arg(who)
                            : tr("It explodes: %1 loses %n dice.", nullptr, dice).arg(who);
}

QString Wording::result(const QString& who, int total, int dice)
{
    return tr("%1 has %2 with %n dice.", nullptr, dice).arg(who, QString::number(total));
}

QString Wording::roundWon(const QString& who, int round, int dice)
{
    return tr("%1 wins round %2 and takes %n dice.", nullptr, dice).arg(who, QString::number(round));
}

QString Wording::roundLost(int round, int middle)
{
    return tr("Nobody wins round %1: %n dice stay in the middle.", nullptr, middle).arg(round);
}

QString Wording::eliminated(const QString& who)
{
    return tr("%1 has nothing left and is out.").arg(who);
}

QString Wording::gameOver()
{
    return tr("The game is over: the screens are lifted.");
}

QString Wording::winner(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 runs the house").arg(names.first())
                             : tr("%1 run the house together").arg(naming::joined(names));
}

QString Wording::allOut(const QStringList& names)
{
    return tr("Everyone lost the last dice at once: %1, who went out together, share the win.")
        .arg(naming::joined(names));
}

QString Wording::oneLeft(const QString& name)
{
    return tr("Everyone else is out: %1 wins at once.").arg(name);
}

QString Wording::sharedPlace(const QStringList& names)
{
    return tr("%1 have equally many dice and share the place.").arg(naming::joined(names));
}

QString Wording::leftInTheMiddle(int dice)
{
    return tr("%n dice stay in the middle and belong to nobody.", nullptr, dice);
}

}
