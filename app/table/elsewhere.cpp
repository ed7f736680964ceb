// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/elsewhere.hpp"

#include "app/table/game_table.hpp"

namespace {

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

}

Elsewhere::Elsewhere(GameTable& table)
    : table_(table)
{
    connect(&table, &GameTable::changed, this, &Elsewhere::changed);
    connect(&table, &GameTable::stageChanged, this, &Elsewhere::arrive, Qt::QueuedConnection);
}

void Elsewhere::askAnew()
{
    table_.stopThinking();
    table_.clearPrivate();
    table_.showCurrent();
}

void Elsewhere::set(backroom::SeatSet seats)
{
    if (table_.replay_ || table_.match_->isLesson())
        return;
    TablePeople& people = table_.people_;
    const backroom::SeatSet before = people.elsewhere();
    people.setElsewhere(table_.hidesNothing() ? backroom::SeatSet() : seats);
    if (before == people.elsewhere())
        return;
    emit handsChanged();
    // While something is shown, the next seat is determined at its end. A player deciding here is not disturbed.
    if (table_.director_.busy() || table_.over() || (table_.deciding() && people.here().contains(table_.seat())))
        return emit table_.changed();
    askAnew();
}

void Elsewhere::setPresences(backroom::SeatSet seats, const Presences& presences)
{
    const Presences before = table_.people_.presences();
    Presences now = before;
    for (const backroom::Seat seat : seats)
        now[seat] = presences[seat];
    if (now == before)
        return;
    table_.people_.setPresences(now);
    for (std::size_t seat = 0; seat < now.size(); ++seat) {
        if (now[seat].state == Presence::none)
            welcome(static_cast<backroom::Seat>(seat));
        if (now[seat].state >= Presence::away && before[seat].state != now[seat].state)
            emit said(table_.people_.absence(static_cast<backroom::Seat>(seat)));
    }
    table_.refresh();
}

backroom::SeatSet Elsewhere::waitedFor() const
{
    if (table_.stage_ == GameTable::Stage::awaiting)
        return table_.match_->pending();
    // In a game without secrets, a person who plays on a phone may decide here as well.
    backroom::SeatSet seats;
    if (table_.hidesNothing() && table_.deciding() && now())
        for (const backroom::Seat seat : table_.match_->pending())
            if (table_.people_.presences()[seat].state != Presence::none)
                seats.insert(seat);
    return seats;
}

bool Elsewhere::alsoHere() const
{
    return table_.stage_ != GameTable::Stage::awaiting && !waitedFor().empty();
}

bool Elsewhere::allRemote() const
{
    return (waitedFor() - table_.people_.remote()).empty();
}

QString Elsewhere::awaited() const
{
    const TablePeople& people = table_.people_;
    const backroom::SeatSet pending = TablePeople::waitedFor(waitedFor(), people.levels());
    if (pending.empty())
        return {};
    backroom::SeatSet silent;
    QStringList absences;
    for (const backroom::Seat seat : pending)
        if (const QString absence = people.absence(seat); !absence.isEmpty()) {
            silent.insert(seat);
            absences += absence;
        }
    QStringList sentences = absences;
    if (silent != pending)
        sentences.prepend(people.waitingFor(pending));
    if (gone())
        return sentences.join(QLatin1Char(' '));
    if (houseMayPlay() && people.remote().contains(static_cast<backroom::Seat>(absent())))
        sentences += tr("Wait, or let the house play for %1.").arg(absentName());
    else if (houseMayPlay())
        sentences += tr("Wait, let the house play for %1, or let %1 play on this screen.").arg(absentName());
    return sentences.join(QLatin1Char(' '));
}

int Elsewhere::absent() const
{
    for (const backroom::Seat seat : table_.match_->pending())
        if (mayDecide(seat) && table_.people_.presences()[seat].state >= Presence::away)
            return seat;
    return -1;
}

bool Elsewhere::isGone(int seat) const
{
    return seat >= 0 && table_.people_.presences()[static_cast<std::size_t>(seat)].state == Presence::left;
}

QString Elsewhere::absentName() const
{
    return table_.people_.names().value(absent());
}

bool Elsewhere::houseMayPlayFor(int seat) const
{
    if (seat < 0 || !table_.match_->hasComputers() || table_.match_->length() == left_at_)
        return false;
    const auto of = static_cast<backroom::Seat>(seat);
    return mayDecide(of) && !stand_ins_.contains(of) && table_.people_.presences()[of].long_away;
}

void Elsewhere::letHousePlay(int seat, bool once)
{
    if (!houseMayPlayFor(seat))
        return;
    stand_ins_.insert(static_cast<backroom::Seat>(seat));
    once_.erase(static_cast<backroom::Seat>(seat));
    if (once)
        once_.insert(static_cast<backroom::Seat>(seat));
    askAnew();
}

void Elsewhere::welcome(backroom::Seat seat)
{
    if (!stand_ins_.contains(seat))
        return;
    stand_ins_.erase(seat);
    if (table_.thinking() && table_.seat() == seat)
        askAnew();
}

void Elsewhere::endStandIns()
{
    stand_ins_ = {};
    left_at_ = -1;
    all_at_ = -1;
}

bool Elsewhere::decidesAll(backroom::Seat seat) const
{
    return isGone(seat) && table_.match_->length() == all_at_;
}

backroom::SeatSet Elsewhere::standIns() const
{
    return table_.match_->length() == left_at_ ? backroom::SeatSet() : stand_ins_;
}

bool Elsewhere::housePlayed(const std::optional<backroom::Refusal>& refusal)
{
    const backroom::Seat seat = table_.seat();
    if (!standIns().contains(seat))
        return true;
    if (refusal) {
        (isGone(seat) && !decidesAll(seat) ? all_at_ : left_at_) = table_.match_->length();
        askAnew();
        return false;
    }
    played_for_.insert(seat);
    // If all choose together, the next question to the same person is a different one.
    const backroom::SeatSet pending = table_.match_->pending();
    if (once_.contains(seat) && pending != table_.asked_)
        stand_ins_.erase(seat);
    return true;
}

bool Elsewhere::now() const
{
    // "Replay what just happened" shows the past.
    return !table_.replay_ && table_.match_->position() == table_.match_->length();
}

bool Elsewhere::mayDecide(backroom::Seat seat) const
{
    const TablePeople& people = table_.people_;
    // In a game without secrets, a decision can be made both here and elsewhere.
    const bool may = (table_.hidesNothing() ? people.persons() | people.remote() : people.elsewhere()).contains(seat);
    return may && now() && table_.match_->pending().contains(seat) && (table_.together_ || !table_.director_.busy());
}

bool Elsewhere::sealed()
{
    const backroom::SeatSet left = table_.match_->pending();
    const backroom::SeatSet before = std::exchange(table_.asked_, left);
    // After the last choice the same seat may be asked alone, for a different decision.
    return table_.together_ && !left.empty() && (left & before) == left && (left != before || before.size() > 1);
}

bool Elsewhere::acted(backroom::Seat seat)
{
    if (sealed()) {
        table_.followNewest();
        // What a computer player decides follows from how much was decided before.
        if (table_.thinking())
            askAnew();
        else if (table_.stage_ == GameTable::Stage::awaiting)
            table_.showCurrent();
        emit handsChanged();
        return true;
    }
    table_.acted_ = seat;
    table_.setAnimated(true);
    table_.clearRefusal();
    table_.together_ = false;
    table_.beginEpoch();
    table_.showNewest();
    return false;
}

std::optional<backroom::Refusal> Elsewhere::decided(backroom::Seat seat, const std::string& action)
{
    if (auto refusal = table_.match_->actFromOutside(seat, action))
        return refusal;
    acted(seat);
    return {};
}

void Elsewhere::arrive()
{
    while (!table_.director_.busy()) {
        const Arrival arrival = table_.match_->advance();
        switch (arrival.kind) {
        case Arrival::nothing:
            return;
        case Arrival::impossible:
            return emit broken();
        case Arrival::taken_back:
            takenBack();
            break;
        case Arrival::action:
            if (table_.people_.here().contains(arrival.seat))
                table_.performed({});
            else
                acted(arrival.seat);
        }
    }
}

void Elsewhere::refused()
{
    table_.refuse({moved_on, {}});
    table_.showCurrent();
}

bool Elsewhere::mayTakeBack(backroom::Seat seat) const
{
    if (!table_.people_.elsewhere().contains(seat) || !now() || table_.match_->checkTakeBack(seat))
        return false;
    // Nobody in another house sees whether something is sealed here: it can be taken back until somebody acts on it.
    if (table_.people_.remote().contains(seat) && table_.match_->stepsBackTo(backroom::SeatSet::only(seat)) == 1)
        return !table_.over();
    return table_.together_ && !table_.match_->pending().contains(seat);
}

void Elsewhere::takeBack(backroom::Seat seat)
{
    // Animations still running belong to earlier choices of others.
    table_.director_.finish();
    table_.stopThinking();
    if (!table_.match_->takeBack(seat))
        takenBack();
}

void Elsewhere::takenBack()
{
    if (table_.match_->length() < table_.epoch_from_) {
        table_.beginEpoch();
        table_.rebuildLog();
        return askAnew();
    }
    table_.asked_ = table_.match_->pending();
    table_.rebuildLog();
    table_.followNewest();
    // While the judge was asked, the table was only watching.
    const bool has_asked = table_.stage_ == GameTable::Stage::watching && !table_.director_.busy();
    // A computer player who was deciding has been stopped.
    const bool was_thinking = table_.stage_ == GameTable::Stage::thinking;
    if (table_.stage_ == GameTable::Stage::awaiting || was_thinking || has_asked)
        table_.showCurrent();
    emit handsChanged();
}

void Elsewhere::complete(HandSheet& sheet, backroom::Seat seat) const
{
    if (!mayDecide(seat)) {
        sheet.disable();
        sheet.prompt.clear();
    }
    // While the choices of all are shown, the sheet is still that of the choice.
    if (!table_.together_ || table_.match_->pending().contains(seat))
        sheet.sealed.clear();
    if (!sheet.sealed.isEmpty() && mayTakeBack(seat))
        sheet.buttons.push_back({HandSheet::unseal_button, tr("Take back")});
    if (!table_.over())
        sheet.waits =
            joined({table_.people_.waitingFor(table_.match_->pending() - backroom::SeatSet::only(seat)), sheet.waits});
    if (played_for_.contains(seat))
        sheet.last = joined({tr("While your phone was away, the house played for you."), sheet.last});
}
