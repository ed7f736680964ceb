#include "gangz/wording.hpp"

#include "gangz/card_item.hpp"
#include "table/naming.hpp"

namespace gangz_table {

namespace {

QString with(const QString& label, const QString& name)
{
    return name.isEmpty() ? label : label + QStringLiteral(": ") + name;
}

}

QString Wording::title()
{
    return tr("Gangz");
}

QString Wording::progress(int round)
{
    return tr("Round %1").arg(round);
}

QString Wording::keptProgress(int round)
{
    return tr("round %1", "of a game that was left").arg(round);
}

QString Wording::blurb()
{
    return tr("Hide your tattoos among the leader’s gang, and point out the two intruders.");
}

QString Wording::credits()
{
    return tr("Gangz is a published game of pictures and secret votes; its name belongs to its authors and publisher.");
}

QString Wording::targetOption()
{
    return tr("Points to win");
}

QString Wording::targetHint()
{
    return tr("The game ends after the round in which somebody reaches them");
}

QStringList Wording::targets()
{
    return {tr("10 points"), tr("15 points"), tr("20 points")};
}

QString Wording::namesOption()
{
    return tr("Names of the pictures");
}

QString Wording::namesHint()
{
    return tr(
        "Shown on the cards and read aloud, for anyone who cannot see the pictures; a name limits the imagination");
}

QString Wording::namesLanguage()
{
    return tr("en", "which names of the pictures: en, it or fr");
}

QString Wording::leaderLabel(const QString& name)
{
    return with(tr("The leader"), name);
}

QString Wording::leaderOfRound(int round, const QString& name)
{
    return with(tr("Leader of round %1").arg(round), name);
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
        label = tr("%1, played by %2, %3").arg(label, item.owner_name, signedPoints(item.points));
    return label;
}

QString Wording::pawnLabel(int pawn, bool on_card)
{
    const QString name = pawn == 0 ? tr("First pawn") : tr("Second pawn");
    return on_card ? tr("%1, on a card").arg(name) : name;
}

QString Wording::pawnOf(const QString& player)
{
    return tr("%1’s pawn").arg(player);
}

QString Wording::points(int points)
{
    const QString number = tr("%n point(s)", nullptr, qAbs(points));
    return points < 0 ? QStringLiteral("−") + number : number;
}

QString Wording::pointsOf(const QString& player, int points)
{
    return tr("%1: %2", "a player, points").arg(player, Wording::points(points));
}

QString Wording::plate(const QString& player, int points, int cards, const QString& note)
{
    const QString plate = tr("%1, %2").arg(pointsOf(player, points), tr("%n card(s) in hand", nullptr, cards));
    return note.isEmpty() ? plate : plate + QStringLiteral(", ") + note;
}

QString Wording::secretChoices()
{
    return tr("Secret choices");
}

QString Wording::secretVotes()
{
    return tr("Secret votes");
}

QString Wording::noHintWhileChoosing()
{
    return tr("No hints while you choose: what fits is up to your imagination.");
}

QString Wording::lookAway()
{
    return tr("Everyone else looks away: hands, choices and votes are secret.");
}

QString Wording::hasChosen()
{
    return tr("has chosen");
}

QString Wording::isChoosing()
{
    return tr("is choosing");
}

QString Wording::hasSwapped()
{
    return tr("has swapped");
}

QString Wording::hasVoted()
{
    return tr("has voted");
}

QString Wording::isVoting()
{
    return tr("is voting");
}

QString Wording::foundBoth()
{
    return tr("found both intruders");
}

QString Wording::foundOne()
{
    return tr("found an intruder");
}

QString Wording::unsuspected(int cards)
{
    return tr("%n clean", "own cards", cards);
}

QString Wording::suspected(int pawns)
{
    return tr("%n pawn(s) hit", "own cards", pawns);
}

QString Wording::signedPoints(int points)
{
    return points > 0 ? QStringLiteral("+%1").arg(points)
        : points < 0  ? QStringLiteral("−%1").arg(-points)
                      : QStringLiteral("0");
}

QString Wording::theLeader()
{
    return tr("The leader");
}

QString Wording::whoCouldHide()
{
    return tr("Which of your henchmen could hide behind this picture? Send in one, two or three.");
}

QString Wording::whatItBrings()
{
    return tr("Each card that nobody suspects brings 1 point; each pawn on your cards costs 1.");
}

QString Wording::whoDoesNotBelong()
{
    return tr("Who does not belong?");
}

QString Wording::twoOfThese(int cards)
{
    return tr("Two of these %n came from the deck. Each intruder that you find brings 2 points.", nullptr, cards);
}

QString Wording::chosenOf(int chosen, int most)
{
    return chosen == 0 ? tr("Choose 1 to %1").arg(most)
                       : tr("%1 of up to %2").arg(QString::number(chosen), QString::number(most));
}

QString Wording::chooseHow()
{
    return tr("Click cards that fit, or drag them up.");
}

QString Wording::sendIn(int cards)
{
    return cards == 0 ? tr("Send in") : tr("Send in %n card(s)", nullptr, cards);
}

QString Wording::swapHand()
{
    return tr("Swap your hand");
}

QString Wording::swapQuestion()
{
    return tr("Swap your hand?");
}

QString Wording::swapCost(int before, int after)
{
    return tr("You swap %1 cards for %n new one(s), and play with %n from now on.", nullptr, after).arg(before);
}

QString Wording::swapNow(int cards)
{
    return tr("Swap for %n card(s)", nullptr, cards);
}

QString Wording::voteHow()
{
    return tr("Click two cards, or drag a pawn onto each: two different cards, neither of them your own.");
}

QString Wording::bothPawnsLie()
{
    return tr("Both pawns are on their cards. Drag one to move it, or send your vote in.");
}

QString Wording::cardsAreIn()
{
    return tr("Your cards are in");
}

QString Wording::wallIsLaidTogether()
{
    return tr("The wall goes up when everyone has chosen.");
}

QString Wording::voteIsIn()
{
    return tr("Your vote is in");
}

QString Wording::votesAreShownTogether()
{
    return tr("The votes are shown when everyone has voted.");
}

QString Wording::confirmVote()
{
    return tr("Vote");
}

QString Wording::pawnsFall()
{
    return tr("The pawns fall");
}

QString Wording::whoPlayedWhat()
{
    return tr("Who played what");
}

QString Wording::picturesOf(const QString& player, const QStringList& pictures)
{
    return tr("%1: %2.", "a player, pictures").arg(player, pictures.join(QStringLiteral(", ")));
}

QString Wording::whoseAreThese()
{
    return tr("And whose are these two?");
}

QString Wording::findBoth(const QStringList& players)
{
    return players.size() == 1 ? tr("%1 finds them both").arg(players.first())
                               : tr("%1 find them both").arg(naming::joined(players));
}

QString Wording::foolEverybody()
{
    return tr("Both intruders fool everybody");
}

QString Wording::oneFoolsEverybody()
{
    return tr("One intruder fools everybody");
}

QString Wording::areUnmasked()
{
    return tr("The intruders are unmasked");
}

QString Wording::cameFromDeck(const QString& one, const QString& other)
{
    return tr("From the deck: %1, %2.").arg(one, other);
}

QString Wording::foundBy(const QString& picture, int found, int all)
{
    return tr("%1: found by %2 of %3").arg(picture, QString::number(found), QString::number(all));
}

QString Wording::pointsMissing(const QStringList& players, int points, int target)
{
    return (players.size() == 1 ? tr("%1 needs %n more point(s) to reach %2.", nullptr, points)
                                : tr("%1 need %n more point(s) to reach %2.", nullptr, points))
        .arg(naming::joined(players), QString::number(target));
}

QString Wording::nextRound()
{
    return tr("Next round");
}

QString Wording::seeTheResult()
{
    return tr("See the result");
}

}
