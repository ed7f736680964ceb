#include "gangz/wording.hpp"

namespace gangz_table {

QString Wording::tattoo()
{
    return tr("Tattoo");
}

QString Wording::tattooDetail()
{
    return tr("A henchman. What links its picture to the leader’s is for you to say: a thing, a sound, a story.");
}

QString Wording::onWall()
{
    return tr("A card on the wall");
}

QString Wording::onWallDetail()
{
    return tr(
        "Somebody’s henchman, or an intruder from the deck. Aim your pawns at cards that do not go with the leader.");
}

QString Wording::leaderDetail()
{
    return tr("The picture that leads this round. Send in cards that could go with it.");
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
    return tr("Each player aims two of them at two different cards on the wall, never at their own.");
}

QString Wording::handTitle()
{
    return tr("Hand");
}

QString Wording::handDetail()
{
    return tr("How many cards a player holds. After each round, you draw as many as you played.");
}

QString Wording::pointsTitle()
{
    return tr("Points");
}

QString Wording::pointsDetail()
{
    return tr("An intruder you find is worth 2 points, a card of yours that nobody suspects 1; each pawn on a card of "
              "yours costs 1.");
}

QString Wording::deckTitle()
{
    return tr("Deck");
}

QString Wording::deckDetail()
{
    return tr("Two of its cards join each wall as intruders. When it runs out, the discards become the new deck.");
}

}
