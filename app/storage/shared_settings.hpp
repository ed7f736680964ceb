// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/match_locks.hpp"

#include <QHash>
#include <QSettings>
#include <QVariant>

#include <functional>

/// A settings file in the data folder that several programs may change at the same time. Each change is applied to the
/// file's current content, so that none is lost. The file is replaced atomically.
class SharedSettings {
public:
    SharedSettings(const QString& folder, const QString& name);

    /// Returns the value as of the last read or change.
    QVariant value(const QString& key, const QVariant& otherwise = {}) const { return known_.value(key, otherwise); }
    bool contains(const QString& key) const { return known_.contains(key); }
    const QString& file() const { return file_; }
    QStringList keys() const { return known_.allKeys(); }

    void read(const std::function<void(QSettings& now)>& work);

    void set(const QString& key, const QVariant& value);
    void remove(const QString& key);
    /// Applies `work` to the current content of the file. If it cannot be written, the change is kept in memory and
    /// written with the next one.
    void change(const std::function<void(QSettings& now)>& work);
    /// Retries a failed write; returns whether everything is on disk.
    bool retry();
    /// Makes the file readable for its owner only. Call it before the first secret is written.
    void keepPrivate() { private_ = true; }

private:
    void writeTo(QSettings& now, const std::function<void(QSettings& now)>& work);

    QString file_;
    QSettings known_;
    MatchLocks turn_;
    bool saved_ = true;
    bool private_ = false;
};
