// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/match_judge.hpp"

#include "app/friends/friend_json.hpp"
#include "app/table/director.hpp"
#include "app/table/elsewhere.hpp"
#include "app/table/game_table.hpp"

namespace {

/// In milliseconds: how long an animation may delay the decision of a friend.
constexpr qint64 longest_show = 2000;

}

MatchJudge::MatchJudge(GameTable& table, std::unique_ptr<SeatPublisher> publisher, int match,
    const QJsonObject& beginning, QList<int> friends, RequestMarks& marks, Callbacks callbacks, int delay)
    : table_(table)
    , publisher_(std::move(publisher))
    , match_(match)
    , beginning_(beginning)
    , friends_(std::move(friends))
    , marks_(marks)
    , callbacks_(std::move(callbacks))
    , delay_(delay)
    , published_length_(publisher_->length())
{
    while (marks_.newest.size() < friends_.size())
        marks_.newest += -1;
    if (const auto doing = std::exchange(marks_.doing, {}); doing && published_length_ > doing->length)
        marks_.newest[doing->guest] = doing->at;
}

int MatchJudge::length() const
{
    if (!callbacks_.has_unsaved())
        published_length_ = publisher_->length();
    // The stream has the beginning, the lines and, once nothing is secret any more, the journal.
    return 1 + published_length_ + (isOver() ? 1 : 0);
}

int MatchJudge::watchedLength() const
{
    // Only players get the whole journal.
    return length() - (isOver() ? 1 : std::min(delay_, published_length_));
}

QJsonValue MatchJudge::item(int guest, int number) const
{
    const backroom::Seat seat = seatOf(guest);
    if (number > 0 && number <= published_length_)
        return friend_json::read(publisher_->lineFor(number - 1, seat));
    if (number > 0)
        return QJsonObject{{QStringLiteral("end"), friend_json::lines(publisher_->journal())}};
    QJsonObject beginning = beginning_;
    beginning.insert(QStringLiteral("view"), friend_json::read(publisher_->firstView(seat)));
    return beginning;
}

bool MatchJudge::isOver() const
{
    // Must not be withdrawn once it was told, even if the disk fails.
    is_over_ = is_over_ || (!callbacks_.has_unsaved() && table_.match().pending().empty());
    return is_over_;
}

bool MatchJudge::leaves(int guest, const remote::Request& request) const
{
    return request.undo || publisher_->leaves(seatOf(guest), request.name.at - 1);
}

bool MatchJudge::isBusy()
{
    if (!table_.director()->busy()) {
        busy_.invalidate();
        return callbacks_.has_unsaved();
    }
    if (!busy_.isValid())
        busy_.start();
    if (busy_.elapsed() < longest_show)
        return true;
    busy_.invalidate();
    table_.director()->finish();
    return table_.director()->busy() || callbacks_.has_unsaved();
}

std::optional<QJsonObject> MatchJudge::act(int guest, const remote::Request& request)
{
    const backroom::Seat seat = seatOf(guest);
    Elsewhere& elsewhere = *table_.elsewhere();
    const bool may = request.undo ? elsewhere.mayTakeBack(seat) : elsewhere.mayDecide(seat);
    if (!may || isOver())
        return remote::with_code(moved_on);
    marks_.doing = RequestMarks::Doing{request.name.at, guest, publisher_->length()};
    if (!callbacks_.keep()) {
        marks_.doing.reset();
        return remote::with_code("not-kept");
    }
    if (request.undo) {
        elsewhere.takeBack(seat);
    } else if (const auto refusal = elsewhere.decided(seat, friend_json::text(request.act))) {
        marks_.doing.reset();
        return remote::with_code(refusal->code);
    }
    marks_.newest[guest] = request.name.at;
    return {};
}
