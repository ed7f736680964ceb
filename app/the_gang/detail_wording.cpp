#include "the_gang/wording.hpp"

namespace the_gang_table {

QString Wording::closedCardDetail()
{
    return tr("Nobody sees it until everyone has chosen.");
}

QString Wording::oddDetail()
{
    return tr("It captures gangs of even gangsters: two or more side by side, shut in between odd ones. Gangs of odd "
              "ones are captured the same way.");
}

QString Wording::evenDetail()
{
    return tr("It captures gangs of odd gangsters: two or more side by side, shut in between even ones. Gangs of even "
              "ones are captured the same way.");
}

QString Wording::lookoutDetail()
{
    return tr("Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.");
}

QString Wording::spyDetail()
{
    return tr("For one turn, the gangster under it changes type: odd becomes even, even becomes odd.");
}

QString Wording::bossCallsDetail()
{
    return tr("Calls a gangster of your choice from another city into this one, where it counts as just played.");
}

QString Wording::ticketDetail()
{
    return tr("Sends the gangster that you choose with it to this city.");
}

QString Wording::handTitle()
{
    return tr("Cards in hand");
}

QString Wording::handDetail()
{
    return tr("Gangsters, and +1 for the special card, which is used once a round.");
}

QString Wording::pileTitle()
{
    return tr("Captured gangsters");
}

QString Wording::pileDetail()
{
    return tr("Everyone sees how many. At the end, the revolvers count, not the gangsters.");
}

QString Wording::deckTitle()
{
    return tr("The deck");
}

QString Wording::deckDetail()
{
    return tr("Refills the rows after each job, and every hand at the end of a round.");
}

}
