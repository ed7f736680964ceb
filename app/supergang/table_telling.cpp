// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// `SuperGangTable` tells these beside the town: the news of a player, big moments, the faces of a duel, and whether
// anybody but computers is left.
#include "app/supergang/first_note.hpp"
#include "app/supergang/gestures.hpp"
#include "app/supergang/table.hpp"
#include "app/supergang/words/alarm_wording.hpp"
#include "app/supergang/words/question_wording.hpp"
#include "app/table/asking.hpp"

#include <algorithm>

using namespace backroom::supergang;
using namespace supergang_table;

bool SuperGangTable::personsOut() const
{
    backroom::SeatSet out;
    for (backroom::Seat gang = 0; gang < scene_.open.gang_count(); ++gang)
        if (scene_.open.gangs[gang].out)
            out.insert(gang);
    return !over() && replay() == nullptr && only_computers_left(seatList().levels, out);
}

QString SuperGangTable::newsTitle() const
{
    return AlarmWording::sinceYourTurn();
}

void SuperGangTable::showNews(bool shown)
{
    const bool now = shown && !news_.isEmpty();
    if (std::exchange(news_shown_, now) != now)
        emit newsChanged();
}

bool SuperGangTable::closeDetails()
{
    if (GameTable::closeDetails())
        return true;
    // A hint covers the news.
    if (!news_shown_ || !hint().isEmpty())
        return false;
    showNews(false);
    return true;
}

/// Only actions of computer players need news: persons at this screen have been watched. A lesson has its own texts,
/// and a replay can be wound back. `again` tells the same in another language.
void SuperGangTable::gatherNews(bool again)
{
    const Turn& turn = scene_.open.turn;
    const bool begins = deciding() && turn.phase == Phase::start && turn.seat == seat() && scene_.open.frames.empty();
    if (!begins || !givesHints() || replay() != nullptr || layout_.isFigure() || seatList().levels.isEmpty())
        return;
    // Undo may lead to this turn again, whose news must not be shown twice.
    const int now = scene_.open.round * max_seats + turn.seat;
    if ((now == news_turn_) != again)
        return;
    news_turn_ = now;
    const auto own = [this](const Event& event) {
        const auto* ended = std::get_if<TurnEnded>(&event);
        return ended != nullptr && ended->seat == seat();
    };
    int from = match_.position();
    for (; from > 0; --from)
        if (std::ranges::any_of(match_.eventsOf(from - 1, backroom::nobody), own))
            break;
    const QVariantList before = std::exchange(news_, {});
    if (from > 0) {
        std::vector<Event> events;
        for (int action = from; action < match_.position(); ++action)
            for (const Event& event : match_.eventsOf(action, backroom::nobody))
                events.push_back(event);
        news_ = news_of(match_.openAt(from), events, seat(), Chronicle(names(), marks(), seatList().levels));
        news_ += again ? first_notes_again(events, before) : first_notes(events, preferences());
    }
    news_shown_ = !news_.isEmpty() && (news_shown_ || !again);
    emit newsChanged();
}

void SuperGangTable::lay(Scene& scene, const Action& action)
{
    // Menus and questions are closed in a replay: actions other than moves are described by the review.
    if (std::holds_alternative<Move>(action))
        gestures::prepare(scene, action);
}

SeatSign SuperGangTable::faceFrom(backroom::Seat seat, const char* usual_mood) const
{
    SeatSign face = signOf(seat);
    // The mood follows from the event, which may not have been shown yet.
    if (face.face > 0 && (face.mood.isEmpty() || face.mood == QLatin1String("thinking")))
        face.mood = QString::fromLatin1(usual_mood);
    return face;
}

Remarks SuperGangTable::remarks(const Event& event, const PublicState& before) const
{
    const auto* refused = std::get_if<Refused>(&event);
    const QString why =
        refused == nullptr ? QString() : QuestionWording::objection(*refused, before, seatList().levels);
    return why.isEmpty() ? Remarks() : Remarks{{refused->seat, why}};
}

ShownMoment SuperGangTable::momentNow() const
{
    ShownMoment now;
    if (!scene_.moment)
        return now;
    const BigMoment& moment = *scene_.moment;
    now.weight = moment.weight;
    now.hushed = moment.hushed;
    now.number = moment.years;
    if (moment.years > 0)
        now.unit = AlarmWording::yearsInJail(moment.years);
    if (moment.winner != backroom::nobody)
        now.winners += QVariant::fromValue(faceFrom(moment.winner, "pleased"));
    for (const backroom::Seat seat : moment.losers)
        now.losers += QVariant::fromValue(faceFrom(seat, moment.years > 0 ? "caught" : "beaten"));
    return now;
}

DuelShow SuperGangTable::duelNow(const Seated& seated) const
{
    DuelShow show = duel_of(scene_, seated);
    for (DuelSide* side : {&show.attack, &show.defence})
        if (const SeatSign face = faceFrom(side->seat, ""); face.face > 0) {
            side->face = face.face;
            side->mood = face.mood;
        }
    return show;
}
