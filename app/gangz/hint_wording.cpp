#include "gangz/hint_wording.hpp"

#include "gangz/tattoos.hpp"

#include <algorithm>

namespace gangz_table {

using namespace backroom::gangz;

QString HintWording::of(const Advice& advice, const View& view, bool names)
{
    if (!std::holds_alternative<Vote>(advice.action))
        return {};
    const Pictures chosen = pictures(advice, view);
    return vote(chosen, names) + QLatin1Char(' ') + reason(advice, chosen);
}

HintWording::Pictures HintWording::pictures(const Advice& advice, const View& view)
{
    const Wall& wall = view.open.wall;
    const auto picture = [&](Card card, int link) {
        return Picture{card, static_cast<int>(std::find(wall.begin(), wall.end(), card) - wall.begin()) + 1, link};
    };
    const Pawns pawns = std::get<Vote>(advice.action).pawns;
    Pictures list{picture(pawns.first, advice.links[0]), picture(pawns.second, advice.links[1])};
    if (list[0].place > list[1].place)
        std::swap(list[0], list[1]);
    return list;
}

QString HintWording::vote(const Pictures& pictures, bool names)
{
    const auto& [one, other] = pictures;
    return names
        ? tr("Vote for “%1” and “%2”.").arg(tattoos::name(one.card), tattoos::name(other.card))
        : tr("Vote for the cards %1 and %2 of the wall.").arg(QString::number(one.place), QString::number(other.place));
}

QString HintWording::reason(const Advice& advice, const Pictures& pictures)
{
    switch (advice.reason) {
    case Reason::least_linked:
        return tr("Their links to the leader are the weakest: %1% and %2%; the next one has %3%.")
            .arg(QString::number(pictures[0].link), QString::number(pictures[1].link),
                QString::number(advice.next_link));
    case Reason::from_the_deck:
        return tr("Only %n cards can have come from the deck: the others were in hands when it was shuffled.", nullptr,
            advice.candidates);
    case Reason::guess:
        break;
    }
    return tr("The others do not seem to mind links: these two are as good as any.");
}

}
