// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/shared_settings.hpp"

#include <QStringList>

#include <functional>

/// Maps names in journals to players. Journals are never changed, so renamed, merged and forgotten players are recorded
/// here, in `players.ini` of the data folder.
class PlayerAliases {
public:
    explicit PlayerAliases(const QString& folder);

    /// Reads what other programs have written since.
    void look()
    {
        settings_.read([this](QSettings& now) { read(now); });
    }
    /// Retries a failed write; returns whether everything is on disk.
    bool retry() { return settings_.retry(); }

    /// Returns the player who sat under a name; empty if the player is forgotten.
    QString playerOf(const QString& name) const;
    /// Returns the other names of a player, whether or not they occur in a match.
    QStringList namesOf(const QString& player) const;

    /// Renames a player in all matches, past and future. If the new name belongs to another player, the two are merged.
    void rename(const QString& player, const QString& to);
    /// Undoes a rename: the name again means a player of its own.
    void separate(const QString& name)
    {
        change([&] { called_.remove(name); });
    }
    void forget(const QString& player)
    {
        change([&] { forgotten_.insert(player); });
    }
    void remember(const QString& player)
    {
        change([&] { forgotten_.remove(player); });
    }
    /// In alphabetical order.
    QStringList forgotten() const;

private:
    QString calledOf(const QString& name) const { return called_.value(name, name); }
    void read(QSettings& now);
    /// Applies a change on top of what other programs have written.
    void change(const std::function<void()>& work);
    void write(QSettings& now) const;

    SharedSettings settings_;
    QHash<QString, QString> called_;
    QSet<QString> forgotten_;
};
