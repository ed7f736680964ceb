#pragma once

#include "storage/shared_settings.hpp"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

/// Who is who: journals are never changed, so that whoever is renamed, merged with another name or forgotten is so
/// here, in `players.ini` of the data folder.
class PlayerBook {
public:
    explicit PlayerBook(const QString& folder);

    /// Looks what other programs have written meanwhile.
    void look();
    /// Whether all of it is on disk, perhaps only now.
    bool retry() { return settings_.retry(); }

    /// Who sat there under that name; empty for somebody who is forgotten.
    QString playerOf(const QString& name) const;
    /// Other names that stand for a player, whether anybody ever sat under them or not.
    QStringList namesOf(const QString& player) const;

    /// From now on, and ever since: `player` is called so. Somebody who is called so already and he are one.
    void rename(const QString& player, const QString& to);
    /// The name stands for itself again.
    void separate(const QString& name);
    void forget(const QString& player);
    void remember(const QString& player);
    /// In alphabetical order.
    QStringList forgotten() const;

private:
    QString calledOf(const QString& name) const { return called_.value(name, name); }
    void read(QSettings& now);
    /// Changes what everybody has written so far.
    void change(const std::function<void()>& work);
    void write(QSettings& now) const;

    SharedSettings settings_;
    QHash<QString, QString> called_;
    QSet<QString> forgotten_;
};
