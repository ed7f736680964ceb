#include "gang_of_dice/wording.hpp"

namespace gang_of_dice_table {

QString Wording::dieDetail()
{
    return tr("Adds its value to the result, and may trigger the warning.");
}

QString Wording::bossDetail()
{
    return tr("Adds nothing to the result, and triggers no warning.");
}

QString Wording::tokenDetail()
{
    return tr("Worth three dice, at any time.");
}

QString Wording::middleDetail()
{
    return tr("The winner of the round takes all the dice rolled in it, and whatever lies here.");
}

QString Wording::wealthTitle()
{
    return tr("Behind the screen");
}

QString Wording::wealthDetail()
{
    return tr("The wealth in dice, a token being worth three. Only its owner sees it.");
}

QString Wording::resultTitle()
{
    return tr("Result of the turn");
}

QString Wording::resultDetail()
{
    return tr("The highest valid result wins the round; on a tie more dice, then the earlier turn.");
}

}
