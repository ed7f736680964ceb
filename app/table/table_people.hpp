// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/table_match.hpp"
#include "app/table/asking.hpp"
#include "app/table/level_wording.hpp"
#include "app/table/mood.hpp"
#include "app/table/presence.hpp"
#include "app/table/table_setting.hpp"
#include "app/table/table_values.hpp"

#include <QVariantList>

#include <array>

/// Who sits at a table: names, marks, computer players with their faces and moods, and where persons decide.
class TablePeople {
    Q_DECLARE_TR_FUNCTIONS(TablePeople)

public:
    TablePeople(const TableSetting& setting, const TableMatch& match);

    /// The names for display at the table (`PlayerNames::shown`).
    const QStringList& names() const { return names_; }
    const QList<int>& marks() const { return marks_; }
    /// As `SeatList::levels`; empty if nobody is a computer player.
    const QList<int>& levels() const { return levels_; }
    bool isComputer(int seat) const { return levels_.value(seat) > 0; }
    /// The persons in this house.
    backroom::SeatSet persons() const { return persons_; }
    /// The persons whose decisions come from another house.
    backroom::SeatSet remote() const { return remote_; }
    /// The persons in other houses and those who decide elsewhere in this house, such as on their phones.
    backroom::SeatSet elsewhere() const { return elsewhere_; }
    void setElsewhere(backroom::SeatSet seats) { elsewhere_ = (seats & persons_) | remote_; }
    /// The persons who decide at this screen.
    backroom::SeatSet here() const { return persons_ - elsewhere_; }
    /// Returns the person, if there is only one.
    std::optional<backroom::Seat> onlyPerson() const
    {
        return persons_.size() == 1 ? std::optional(*persons_.begin()) : std::nullopt;
    }
    /// Returns the next seat to decide (`next_asked`); `stand_ins` are those for whom the house plays.
    std::optional<backroom::Seat> nextAsked(backroom::SeatSet pending, backroom::SeatSet stand_ins = {}) const
    {
        return next_asked(pending, here() - stand_ins, elsewhere_ - stand_ins);
    }
    const Presences& presences() const { return presences_; }
    void setPresences(const Presences& presences) { presences_ = presences; }
    /// Such as "Plays on a phone"; empty for a person without one.
    QString phoneNote(backroom::Seat seat) const;
    /// Says that this person's phone sends no sign of life although the table waits; otherwise empty.
    QString absence(backroom::Seat seat) const;
    static QString housePlays(const QString& name) { return tr("The house plays for %1.").arg(name); }
    /// Returns the persons among the seats that must decide: while a person is awaited, computer players may wait, too.
    static backroom::SeatSet waitedFor(backroom::SeatSet pending, const QList<int>& levels);
    /// Such as "Waiting for Rosa and Max."; empty for no seat.
    QString waitingFor(backroom::SeatSet seats) const;
    static QString waitingFor(const QStringList& names);

    int face(int seat) const { return faces_.value(seat); }
    SeatSign sign(int seat, Mood mood) const;
    Mood mood(int seat) const { return moods_[static_cast<std::size_t>(seat)]; }
    /// Applies the moods of computer players.
    void feel(const Moods& moods);
    /// Returns those moods that are a computer player's.
    Moods computers(Moods moods) const;
    void calmDown() { moods_ = {}; }
    /// Returns the computer players among these seats as `SeatSign`, with this mood.
    QVariantList faces(backroom::SeatSet seats, Mood mood) const;
    /// Adds the data of computer players and phones to a seat's plate.
    template <class Plate>
    void complete(Plate& plate, Mood mood) const
    {
        const SeatSign shown = sign(plate.key, mood);
        plate.face = shown.face;
        plate.mood = shown.mood;
        plate.level = levels_.value(plate.key);
        plate.levelText = LevelWording::about(plate.level);
        if (plate.level > 0)
            plate.label += QStringLiteral(", ") + LevelWording::name(plate.level);
        const auto seat = static_cast<backroom::Seat>(plate.key);
        plate.phone = phoneOf(seat);
        plate.phoneText = phoneNote(seat);
        if (!plate.phoneText.isEmpty())
            plate.label += QStringLiteral(". ") + plate.phoneText;
    }

private:
    QString phoneOf(backroom::Seat seat) const;
    QString clock(backroom::Seat seat) const;

    const Preferences& preferences_;
    Presences presences_{};
    QStringList names_;
    QList<int> marks_;
    QList<int> levels_;
    QList<int> faces_;
    std::array<Mood, backroom::max_seats> moods_{};
    backroom::SeatSet persons_;
    backroom::SeatSet remote_;
    backroom::SeatSet elsewhere_;
};
