#include "statistics/player_book.hpp"

#include <QDir>

#include <algorithm>

namespace {

const QString names_key = QStringLiteral("called");
const QString name_key = QStringLiteral("name");
const QString player_key = QStringLiteral("player");
const QString forgotten_key = QStringLiteral("forgotten");

}

PlayerBook::PlayerBook(const QString& folder)
    : settings_(QDir(folder).filePath(QStringLiteral("players.ini")), QSettings::IniFormat)
{
    const int count = settings_.beginReadArray(names_key);
    for (int row = 0; row < count; ++row) {
        settings_.setArrayIndex(row);
        called_.insert(settings_.value(name_key).toString(), settings_.value(player_key).toString());
    }
    settings_.endArray();
    for (const QString& player : settings_.value(forgotten_key).toStringList())
        forgotten_.insert(player);
}

QString PlayerBook::playerOf(const QString& name) const
{
    const QString player = calledOf(name);
    return forgotten_.contains(player) ? QString() : player;
}

QStringList PlayerBook::namesOf(const QString& player) const
{
    QStringList names = called_.keys(player);
    names.sort();
    return names;
}

void PlayerBook::rename(const QString& player, const QString& to)
{
    if (to == player)
        return;
    QStringList names = called_.keys(player);
    if (!called_.contains(player))
        names += player;
    for (const QString& name : names) {
        if (name == to)
            called_.remove(name);
        else
            called_.insert(name, to);
    }
    keep();
}

void PlayerBook::separate(const QString& name)
{
    called_.remove(name);
    keep();
}

void PlayerBook::forget(const QString& player)
{
    forgotten_.insert(player);
    keep();
}

void PlayerBook::remember(const QString& player)
{
    forgotten_.remove(player);
    keep();
}

QStringList PlayerBook::forgotten() const
{
    QStringList players(forgotten_.begin(), forgotten_.end());
    players.sort();
    return players;
}

void PlayerBook::keep()
{
    settings_.remove(names_key);
    settings_.beginWriteArray(names_key);
    QStringList names = called_.keys();
    names.sort();
    for (int row = 0; row < names.size(); ++row) {
        settings_.setArrayIndex(row);
        settings_.setValue(name_key, names[row]);
        settings_.setValue(player_key, called_.value(names[row]));
    }
    settings_.endArray();
    settings_.setValue(forgotten_key, forgotten());
    settings_.sync();
}
