#include "gangz/wording.hpp"

namespace gangz_table {

QString Wording::tattoo()
{
    return tr("Tattoo");
}

QString Wording::tattooDetail()
{
    return tr("A henchman. What links the picture to the leader's is for you to say: a thing, a sound, a story.");
}

QString Wording::onWall()
{
    return tr("A card of the wall");
}

QString Wording::onWallDetail()
{
    return tr(
        "Somebody's henchman, or an intruder from the deck. Point your pawns at what does not belong to the leader.");
}

QString Wording::leaderDetail()
{
    return tr("The picture that leads this round. Send in cards that could belong to it.");
}

QString Wording::nextLeader()
{
    return tr("Next leader");
}

QString Wording::nextLeaderDetail()
{
    return tr("It leads one of the next two rounds: keep a card that fits it.");
}

QString Wording::pawn()
{
    return tr("Gun pawn");
}

QString Wording::pawnDetail()
{
    return tr("Each player points two of them at two different cards of the wall, never at an own one.");
}

QString Wording::handTitle()
{
    return tr("Hand");
}

QString Wording::handDetail()
{
    return tr("So many cards a player holds. After each round as many are drawn as were played.");
}

QString Wording::pointsTitle()
{
    return tr("Points");
}

QString Wording::pointsDetail()
{
    return tr("An intruder found brings 2, an own card that nobody suspects 1; each pawn on an own card costs 1.");
}

QString Wording::deckTitle()
{
    return tr("Deck");
}

QString Wording::deckDetail()
{
    return tr("Two cards of it join each wall as intruders. When it runs out, the discards become the new deck.");
}

}
