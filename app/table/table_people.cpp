// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_people.hpp"

#include "app/models/player_names.hpp"
#include "app/models/seat_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/settings/time_form.hpp"
#include "app/table/house_players.hpp"
#include "app/table/naming.hpp"

namespace {

QString name_of(Mood mood)
{
    static constexpr std::array names{"", "thinking", "pleased", "robbed", "caught", "beaten"};
    return QString::fromLatin1(names[static_cast<std::size_t>(mood)]);
}

}

TablePeople::TablePeople(const TableSetting& setting, const TableMatch& match)
    : preferences_(setting.preferences)
    , names_(PlayerNames::shown(match.names()))
    , marks_(setting.marks)
{
    if (match.hasComputers() && setting.levels.count(0) < setting.levels.size())
        levels_ = setting.levels;
    for (int index = 0; index < static_cast<int>(names_.size()); ++index) {
        const auto seat = static_cast<backroom::Seat>(index);
        if (setting.own ? seat != *setting.own : setting.levels.value(index) == SeatList::other_house)
            remote_.insert(seat);
        else if (!isComputer(index))
            persons_.insert(seat);
    }
    elsewhere_ = remote_;
    faces_ = house_players::faces(match.names(), levels_);
}

QString TablePeople::waitingFor(backroom::SeatSet seats) const
{
    return waitingFor(naming::of(waitedFor(seats, levels_), names_));
}

backroom::SeatSet TablePeople::waitedFor(backroom::SeatSet pending, const QList<int>& levels)
{
    backroom::SeatSet persons;
    for (const backroom::Seat seat : pending)
        if (levels.value(seat) <= 0)
            persons.insert(seat);
    return persons.empty() ? pending : persons;
}

QString TablePeople::waitingFor(const QStringList& names)
{
    return names.isEmpty() ? QString() : tr("Waiting for %1.").arg(naming::joined(names));
}

QString TablePeople::clock(backroom::Seat seat) const
{
    return time_form::clock(presences_[seat].since.time(), QLocale(preferences_.language()));
}

QString TablePeople::phoneNote(backroom::Seat seat) const
{
    const bool is_remote = remote_.contains(seat);
    switch (presences_[seat].state) {
    case Presence::none:
        break;
    case Presence::here:
        return is_remote ? tr("Plays in another house") : tr("Plays on a phone");
    case Presence::quiet:
        return is_remote ? tr("Away") : tr("The phone is not answering");
    case Presence::away:
        return (is_remote ? tr("Away since %1") : tr("Phone away since %1")).arg(clock(seat));
    case Presence::left:
        return tr("Has left the table");
    }
    return {};
}

QString TablePeople::absence(backroom::Seat seat) const
{
    const QString name = names_.value(seat);
    const bool is_remote = remote_.contains(seat);
    if (presences_[seat].state == Presence::quiet)
        return (is_remote ? tr("%1 is away.") : tr("%1’s phone is not answering.")).arg(name);
    if (presences_[seat].state == Presence::away)
        return (is_remote ? tr("%1 has been away since %2.") : tr("%1’s phone has been away since %2."))
            .arg(name, clock(seat));
    if (presences_[seat].state == Presence::left)
        return tr("%1 has left the table.").arg(name);
    return {};
}

QString TablePeople::phoneOf(backroom::Seat seat) const
{
    static constexpr std::array phones{"", "phone", "phone-quiet", "phone-away", "phone-away"};
    static constexpr std::array houses{"", "home", "house-quiet", "house-away", "house-left"};
    return QString::fromLatin1(
        (remote_.contains(seat) ? houses : phones)[static_cast<std::size_t>(presences_[seat].state)]);
}

SeatSign TablePeople::sign(int seat, Mood mood) const
{
    return {names_.value(seat), marks_.value(seat), face(seat), face(seat) == 0 ? QString() : name_of(mood)};
}

void TablePeople::feel(const Moods& moods)
{
    for (const auto& [seat, mood] : computers(moods))
        moods_[seat] = mood;
}

Moods TablePeople::computers(Moods moods) const
{
    std::erase_if(moods, [this](const auto& of) { return face(of.first) == 0; });
    return moods;
}

QVariantList TablePeople::faces(backroom::SeatSet seats, Mood mood) const
{
    QVariantList faces;
    for (const backroom::Seat seat : seats)
        faces += QVariant::fromValue(sign(seat, mood));
    return faces;
}
