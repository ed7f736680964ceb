// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/host_table.hpp"

#include "app/remote/deal.hpp"
#include "app/remote/topics.hpp"

namespace remote {

namespace {

constexpr std::size_t most_former = 16;

}

HostTable::HostTable(KeptTable table, Carrier& carrier, Clock clock, Callbacks callbacks)
    : table_(std::move(table))
    , carrier_(carrier)
    , clock_(std::move(clock))
    , callbacks_(std::move(callbacks))
    , name_(table_.invitation().table())
    , live_(table_.seats.size() + table_.watchers.size())
{
    for (int number = 0; number < countAll(); ++number) {
        live(number).keys = host_line(table_.keys, seat(number).key);
        live(number).proven = true;
        // No guest has been heard since the program was started.
        live(number).heard = clock_() - quiet_after;
    }
    updateStatuses();
    carrier_.listen(
        {[this](const QString& topic, const QByteArray& bytes, bool retained) { arrived(topic, bytes, retained); },
            [this] { connected(); },
            [this](const QString& why) {
                is_connected_ = false;
                trouble_ = why;
                callbacks_.changed();
            }});
}

HostTable::~HostTable() = default;

SeatStatus HostTable::status(int number) const
{
    const Live& now = live(number);
    if (!seat(number).isTaken())
        return SeatStatus::empty;
    if (!now.absence.isEmpty())
        return now.absence == QLatin1String("left") ? SeatStatus::left : SeatStatus::away;
    const qint64 silence = clock_() - now.heard;
    if (silence >= away_after)
        return SeatStatus::away;
    if (!now.proven)
        return SeatStatus::knocked;
    return silence >= quiet_after ? SeatStatus::quiet : SeatStatus::here;
}

void HostTable::serve(Judge* judge)
{
    judge_ = judge;
    for (Live& now : live_)
        now.sums.resize(1);
    grown();
}

void HostTable::grown()
{
    postAll();
}

bool HostTable::say(int speaker, int sentence)
{
    const bool has_said = speaker >= count() && speaker < most_seats && speak(speaker, sentence);
    if (has_said)
        postAll();
    return has_said;
}

void HostTable::setOpen(const QJsonObject& open)
{
    constexpr qsizetype longest = 4096;
    if (open == open_ || compact(open).size() > longest)
        return;
    open_ = open;
    postAll();
}

void HostTable::tick()
{
    dealIfReady();
    performWaiting();
    const bool have_changed = updateStatuses();
    if (have_changed)
        postAll();
    const qint64 now = clock_();
    if (is_connected_ && (table_.hasFreeSeat() || table_.watched) && now - card_posted_ >= post_again) {
        card_posted_ = now;
        carrier_.post(topics::card(name_), written_card(table_.keys.open), true);
    }
    for (int number = 0; number < countAll(); ++number)
        if (now - live(number).posted >= post_again)
            post(number);
    if (have_changed)
        callbacks_.changed();
}

bool HostTable::updateStatuses()
{
    bool have_changed = false;
    for (int number = 0; number < countAll(); ++number) {
        const SeatStatus before = std::exchange(live(number).status, status(number));
        have_changed = have_changed || before != live(number).status;
    }
    return have_changed;
}

void HostTable::inviteAnew(int number)
{
    if (seat(number).isTaken())
        table_.former.push_back(std::exchange(seat(number), {}));
    if (table_.former.size() > most_former)
        table_.former.erase(table_.former.begin());
    live(number) = {};
    speakers_[static_cast<std::size_t>(number)] = {};
    table_.ticket = new_ticket();
    callbacks_.keep(table_);
    if (!table_.former.empty())
        refuse(table_.former.back().box, table_.former.back().key, with_code("seat-given"), true);
    card_posted_ = 0;
    updateStatuses();
    tick();
    callbacks_.changed();
}

bool HostTable::canDeal() const
{
    if (table_.match > 0 && !(isServed() && judge_->isOver()))
        return false;
    for (int number = 0; number < count(); ++number)
        if (!seat(number).isTaken() || (isServed() && live(number).have < judge_->length()))
            return false;
    return true;
}

void HostTable::deal()
{
    if (!canDeal())
        return;
    ++table_.match;
    table_.secret = random_bytes(lot_size);
    for (int number = 0; number < countAll(); ++number) {
        seat(number).refused.reset();
        live(number).have = live(number).part = 0;
        live(number).ready = false;
        live(number).lot.clear();
        live(number).waiting.reset();
        live(number).sums.resize(1);
    }
    callbacks_.keep(table_);
    dealIfReady();
    postAll();
}

void HostTable::dealIfReady()
{
    if (table_.match == 0 || isServed())
        return;
    Chance chance{table_.match, name_, table_.secret, commitment_to(name_, table_.match, table_.secret), {}, {}};
    for (int number = 0; number < count(); ++number) {
        if (live(number).lot.isEmpty())
            return;
        chance.lots += live(number).lot;
    }
    chance.key = deal_key(chance.secret, chance.commitment, chance.lots);
    callbacks_.dealt(chance);
}

void HostTable::connected()
{
    is_connected_ = true;
    trouble_.clear();
    carrier_.follow(topics::door(name_));
    card_posted_ = clock_();
    carrier_.post(topics::card(name_), written_card(table_.keys.open), true);
    for (int number = 0; number < countAll(); ++number)
        if (seat(number).isTaken())
            carrier_.follow(topics::up(name_, seat(number).box));
    for (const KeptTable::Seat& guest : table_.former)
        refuse(guest.box, guest.key, with_code("seat-given"), true);
    postAll();
    callbacks_.changed();
}

void HostTable::arrived(const QString& topic, const QByteArray& bytes, bool retained)
{
    if (topic == topics::door(name_))
        return knocked(bytes);
    for (int number = 0; number < countAll(); ++number)
        if (seat(number).isTaken() && topic == topics::up(name_, seat(number).box))
            return hear(number, bytes, retained);
}

void HostTable::close()
{
    carrier_.post(topics::card(name_), {}, true);
    for (const auto* seats : {&table_.seats, &table_.former, &table_.watchers})
        for (const KeptTable::Seat& guest : *seats)
            if (guest.isTaken()) {
                carrier_.post(topics::up(name_, guest.box), {}, true);
                refuse(guest.box, guest.key, with_code("put-away"), true);
            }
}

}
