#include "gang_of_dice/wording.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::cardTold(int round, const Warning& card)
{
    return tr("<b>Round %1.</b> %2: %3.").arg(QString::number(round), kind(card.kind), trigger(card));
}

QString Wording::tokensAdded(int tokens)
{
    return tr("%n token(s) added to the middle.", nullptr, tokens);
}

QString Wording::firstRoll(const QString& who, const std::vector<Face>& faces)
{
    return tr("%1 rolls %n dice: %2.", nullptr, static_cast<int>(faces.size())).arg(who, Wording::faces(faces));
}

QString Wording::rerolled(const QString& who, int dice, const std::vector<Face>& faces)
{
    return tr("%1 rerolls %n dice: %2.", nullptr, dice).arg(who, Wording::faces(faces));
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

}
