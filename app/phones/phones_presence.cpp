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
    of.lost = of.hidden = false;
    table_->elsewhere()->welcome(static_cast<backroom::Seat>(seat));
    if (table_->people().presences()[static_cast<std::size_t>(seat)].state > Presence::here)
        settle();
}

void Phones::sleep(int seat)
{
    holder(seat).hidden = true;
    settle();
}

void Phones::seat(int number, int seat)
{
    const QString browser = phones_.value(number).browser;
    phones_[number].seat = seat;
    Holder& of = holder(seat);
    // The phone that connected last with the key of a person counts.
    if (const int before = std::exchange(of.phone, number); before != 0 && before != number)
        dismiss(before, &PhoneWords::takeOver);
    of.held = true;
    of.browser = browser;
    leaveOthers(browser, seat);
    wake(seat);
}

bool Phones::mustAsk(const Phone& phone, int seat) const
{
    const Holder of = heldBy(seat);
    const bool same = !phone.browser.isEmpty() && phone.browser == of.browser;
    return of.held && !same && (of.phone != 0 || clock_() - of.closed < away_after);
}

void Phones::leaveOthers(const QString& browser, int seat)
{
    for (const backroom::Seat other : table_->people().persons())
        if (Holder& of = holder(other); other != seat && of.phone == 0 && !browser.isEmpty() && of.browser == browser)
            of.held = false;
}

void Phones::lose(int phone)
{
    const auto lost = phones_.find(phone);
    if (lost == phones_.end())
        return;
    if (table_ && lost->seat >= 0)
        if (Holder& of = holder(lost->seat); of.phone == phone) {
            of.phone = 0;
            of.closed = clock_();
            for (const backroom::Seat other : table_->people().persons())
                if (heldBy(other).phone != 0)
                    leaveOthers(heldBy(other).browser, other);
        }
    phones_.erase(lost);
    settle();
}

Presence Phones::presenceOf(int seat)
{
    Holder& of = holder(seat);
    const bool asked = table_->elsewhere()->mayDecide(static_cast<backroom::Seat>(seat));
    if (asked && !of.asked && !of.lost)
        begin(of);
    of.asked = asked;
    if (!asked)
        return {Presence::here};
    const qint64 now = clock_();
    const qint64 silence = now - of.silent_from;
    // No sign of life can come from a phone that is disconnected or whose page is hidden, as on a phone that sleeps.
    const bool dark = of.phone == 0 || of.hidden;
    const bool cut = of.phone == 0 && std::min(silence, now - of.closed) > away_without_line;
    of.lost = of.lost || silence > house_after;
    if (of.lost || cut || silence > away_after)
        return {Presence::away, of.since, of.lost};
    return {dark || silence > quiet_after ? Presence::quiet : Presence::here};
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
        Presences presences;
        for (const backroom::Seat seat : now)
            presences[seat] = presenceOf(seat);
        table_->elsewhere()->setPresences(table_->people().persons(), presences);
        for (const backroom::Seat seat : people.persons()) {
            PhoneItem item;
            item.key = item.seat = seat;
            item.name = people.names().value(seat);
            item.mark = people.marks().value(seat);
            item.away = presences[seat].state == Presence::away;
            item.absent = table_->elsewhere()->houseMayPlayFor(seat);
            item.held = held().contains(seat);
            item.note = noteOf(seat);
            item.asked = std::ranges::any_of(phones_, [seat](const Phone& phone) { return phone.asks == seat; });
            persons.push_back(item);
        }
    }
    if (persons != persons_.items()) {
        persons_.assign(persons);
        tell();
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
