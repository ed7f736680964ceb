#include "gang_of_dice/chronicle.hpp"

#include "gang_of_dice/wording.hpp"
#include "seat_style.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

std::vector<Face> thrown_faces(const Rolled& rolled)
{
    std::vector<Face> faces;
    for (const int die : rolled.thrown)
        faces.push_back(rolled.values[static_cast<std::size_t>(die)]);
    return faces;
}

}

Chronicle::Chronicle(const QStringList& names, const QList<int>& marks)
    : names_(names)
    , marks_(marks)
{
}

QString Chronicle::who(backroom::Seat seat) const
{
    return seat_style::named(names_[seat], marks_[seat]);
}

QStringList Chronicle::roundBegins(int round, const Warning& card, int added)
{
    QStringList lines{Wording::cardTold(round, card)};
    if (added > 0)
        lines += Wording::tokensAdded(added / dice_of_token);
    return lines;
}

QStringList Chronicle::tell(const Event& event, const OpenTable& before) const
{
    if (const auto* revealed = std::get_if<WarningRevealed>(&event))
        return roundBegins(revealed->round, revealed->card, revealed->added);
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
        const std::vector<Face> faces = thrown_faces(*rolled);
        return {rolled->roll == 1 ? Wording::firstRoll(who(rolled->seat), faces)
                                  : Wording::rerolled(who(rolled->seat), rolled->thrown.size(), faces)};
    }
    if (const auto* busted = std::get_if<Busted>(&event))
        return {Wording::busted(who(busted->seat), busted->by, static_cast<int>(before.turn()->dice.size()))};
    if (const auto* result = std::get_if<ResultShown>(&event))
        return {Wording::result(who(result->seat), result->total, result->dice)};
    if (const auto* won = std::get_if<RoundWon>(&event))
        return {Wording::roundWon(who(won->seat), before.round(), won->dice)};
    if (const auto* lost = std::get_if<RoundLost>(&event))
        return {Wording::roundLost(before.round(), lost->middle)};
    if (const auto* gone = std::get_if<Eliminated>(&event))
        return {Wording::eliminated(who(gone->seat))};
    return {Wording::gameOver()};
}

}
