// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/first_note.hpp"

#include "app/settings/preferences.hpp"
#include "app/supergang/words/first_note_wording.hpp"
#include "engine/supergang/town/town.hpp"

#include <algorithm>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

struct Note {
    /// The name under which the note is recorded as read.
    const char* name;
    QString text;
};

struct NoteOn {
    using Found = std::optional<Note>;

    Found operator()(const Arrested&) const { return Note{"arrest", FirstNoteWording::arrest()}; }
    Found operator()(const Injured&) const { return Note{"clinic", FirstNoteWording::clinic()}; }
    Found operator()(const PatrolOut&) const { return Note{"patrolOut", FirstNoteWording::patrolOut()}; }
    Found operator()(const FellIn&) const { return Note{"fellIn", FirstNoteWording::fellIn()}; }
    Found operator()(const PriceAsked&) const { return Note{"price", FirstNoteWording::price()}; }
    Found operator()(const PawnsBought&) const { return Note{"traffic", FirstNoteWording::traffic()}; }
    Found operator()(const PawnTurned&) const { return Note{"pawnTurned", FirstNoteWording::pawnTurned()}; }
    Found operator()(const TokenRemoved&) const { return Note{"tokens", FirstNoteWording::tokens()}; }
    Found operator()(const Eliminated&) const { return Note{"eliminated", FirstNoteWording::eliminated()}; }
    Found operator()(const Moved& moved) const
    {
        const auto below = std::ranges::adjacent_find(
            moved.path, [](Place one, Place other) { return is_manhole(one) && is_manhole(other); });
        return below != moved.path.end() ? Found(Note{"sewer", FirstNoteWording::sewer()}) : Found();
    }
    Found operator()(const DuelBegan& began) const
    {
        switch (began.duel.kind) {
        case DuelKind::killing:
            return Note{"killing", FirstNoteWording::killing()};
        case DuelKind::clinic:
            return Note{"clinicAttack", FirstNoteWording::clinicAttack()};
        default:
            return {};
        }
    }
    Found operator()(const auto&) const { return {}; }
};

template <class Wanted>
QVariantList notes_on(const std::vector<Event>& events, const Wanted& wanted)
{
    QVariantList rows;
    QStringList names;
    for (const Event& event : events)
        if (const auto note = std::visit(NoteOn(), event); note && rows.size() < most_notes) {
            const QString name = QStringLiteral("supergang/") + QLatin1String(note->name);
            if (!wanted(name) || names.contains(name))
                continue;
            names += name;
            NewsRow row;
            row.icon = QStringLiteral("icons/brass/lamp");
            row.text = note->text;
            row.note = name;
            rows += QVariant::fromValue(row);
        }
    return rows;
}

}

QVariantList first_notes(const std::vector<Event>& events, const Preferences& preferences)
{
    return notes_on(events, [&](const QString& name) { return preferences.firstNotes() && !preferences.noted(name); });
}

QVariantList first_notes_again(const std::vector<Event>& events, const QVariantList& rows)
{
    return notes_on(events, [&](const QString& name) {
        return std::ranges::any_of(rows, [&](const QVariant& row) { return row.value<NewsRow>().note == name; });
    });
}

}
