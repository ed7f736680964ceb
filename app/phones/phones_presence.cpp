// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Phones: whose phone is there.
#include "app/phones/phone_words.hpp"
#include "app/phones/phones.hpp"

#include <QElapsedTimer>

#include <algorithm>

qint64 Phones::uptime()
{
    QElapsedTimer now;
    now.start();
    return now.msecsSinceReference();
}

void Phones::begin(Holder& holder) const
{
    holder.silent_from = clock_();
    holder.since = QDateTime::currentDateTime();
}

void Phones::wake(int seat)
{
    Holder& of = holder(seat);
    begin(of);
    of.lost = false;
    table_->elsewhere()->welcome(static_cast<backroom::Seat>(seat));
    if (table_->people().phones()[static_cast<std::size_t>(seat)].state > PhoneSign::here)
        settle();
}

PhoneSign Phones::signOf(int seat)
{
    Holder& of = holder(seat);
    const bool asked = table_->elsewhere()->mayDecide(static_cast<backroom::Seat>(seat));
    if (asked && !of.asked && !of.lost)
        begin(of);
    of.asked = asked;
    if (!asked)
        return {PhoneSign::here};
    const qint64 now = clock_();
    const qint64 silence = now - of.silent_from;
    const bool cut = of.phone == 0 && std::min(silence, now - of.closed) > away_without_line;
    of.lost = of.lost || silence > house_after;
    if (of.lost || cut || silence > away_after)
        return {PhoneSign::away, of.since, of.lost};
    return {silence > quiet_after ? PhoneSign::quiet : PhoneSign::here};
}

backroom::SeatSet Phones::held() const
{
    backroom::SeatSet seats;
    if (line_ && offered())
        for (const backroom::Seat seat : table_->people().persons())
            if (heldBy(seat).held)
                seats.insert(seat);
    return seats;
}

void Phones::settle()
{
    std::vector<PhoneItem> persons;
    if (offered()) {
        const TablePeople& people = table_->people();
        const backroom::SeatSet now = held();
        if (std::exchange(elsewhere_, now) != now)
            table_->elsewhere()->set(now);
        PhoneSigns signs;
        for (const backroom::Seat seat : now)
            signs[seat] = signOf(seat);
        table_->elsewhere()->setPhones(signs);
        for (const backroom::Seat seat : people.persons()) {
            PhoneItem item;
            item.key = item.seat = seat;
            item.name = people.names().value(seat);
            item.mark = people.marks().value(seat);
            item.away = signs[seat].state == PhoneSign::away;
            item.absent = table_->elsewhere()->houseMayPlayFor(seat);
            item.held = held().contains(seat);
            item.note = noteOf(seat);
            item.asked = std::ranges::any_of(phones_, [seat](const Phone& phone) { return phone.asks == seat; });
            persons.push_back(item);
        }
    }
    if (persons != persons_.items()) {
        persons_.assign(persons);
        emit changed();
    }
}

QString Phones::noteOf(int seat) const
{
    const auto of = static_cast<backroom::Seat>(seat);
    if (table_->elsewhere()->standIns().contains(of))
        return PhoneWords::housePlays();
    const QString note = table_->people().phoneNote(of);
    return note.isEmpty() ? PhoneWords::noPhone() : note;
}
