#include "app/gang_of_dice/words/wording.hpp"
#include "app/table/naming.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::winner(const QStringList& names)
{
    return names.size() == 1 ? tr("%1 runs the house").arg(names.first())
                             : tr("%1 run the house together").arg(naming::joined(names));
}

QString Wording::ending(const backroom::Ending& ending, const QStringList& names)
{
    const QString who = naming::joined(naming::of(ending.seats, names));
    if (ending.reason == endings::nobody_left)
        return tr("Nobody has a die left: %1 went out together and share the win.").arg(who);
    if (ending.reason == endings::one_left)
        return tr("Everyone else is out: only %1 is left.").arg(who);
    return tr("The last of %1 rounds is over.").arg(ending.parameters[0]);
}

}
