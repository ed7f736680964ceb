#pragma once

#include "storage/match_locks.hpp"

#include <QHash>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <functional>

/// A file of settings in the data folder, which several programs may change at the same time: each change is made to
/// what the file holds by then, so that all of them stay. The file is whole at every moment.
class SharedSettings {
public:
    SharedSettings(const QString& folder, const QString& name);

    /// As it was read or changed last.
    QVariant value(const QString& key, const QVariant& otherwise = {}) const { return known_.value(key, otherwise); }
    bool contains(const QString& key) const { return known_.contains(key); }
    QStringList keys() const { return known_.allKeys(); }

    /// As other programs have left it by now.
    void read(const std::function<void(QSettings& now)>& work);

    void set(const QString& key, const QVariant& value);
    void remove(const QString& key);
    /// `work` finds what other programs have written so far, and changes what it has to. What cannot be written is
    /// known all the same, and is written with the next change.
    void change(const std::function<void(QSettings& now)>& work);
    /// Whether everything is on disk, perhaps only now.
    bool retry();

private:
    void writeTo(QSettings& now, const std::function<void(QSettings& now)>& work);

    QString file_;
    QSettings known_;
    MatchLocks turn_;
    bool saved_ = true;
};
