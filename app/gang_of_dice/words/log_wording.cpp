#include "app/gang_of_dice/words/wording.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

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

}
