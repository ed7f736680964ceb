// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements House: messages about saving, about problems, and about what quitting would lose.
#include "app/shell/house.hpp"

#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "app/statistics/statistics.hpp"

#include <QDir>

QString House::storeProblem() const
{
    const QString file = QDir::toNativeSeparators(store_.file());
    const QString play_on = QLatin1Char(' ')
        + tr("Play on: this window remembers everything, and saves it as soon as it can. If the window closes before "
             "that, whatever has not been saved is lost.");
    const QString move = QLatin1Char(' ') + tr("Once that file is moved away, games can be saved again.") + play_on;
    switch (store_.trouble()) {
    case GameStore::Trouble::none:
        break;
    case GameStore::Trouble::cannot_write:
        return tr("Games cannot be saved: %1 cannot be written.").arg(file) + play_on;
    case GameStore::Trouble::damaged:
        return tr("Games cannot be saved: %1 is damaged, and is left as it is.").arg(file) + move;
    case GameStore::Trouble::foreign:
        return tr("Games cannot be saved: %1 belongs to another program, and is left as it is.").arg(file) + move;
    case GameStore::Trouble::newer:
        return tr("Games cannot be saved: %1 comes from a newer Backroom, and is left as it is.").arg(file) + move;
    case GameStore::Trouble::stuck:
        return tr("Nothing can be saved at the moment, perhaps because the disk is full: %1.").arg(file) + play_on;
    }
    if (!rewritten_)
        return {};
    return *rewritten_ ? tr("%1 had been removed. Everything in it has been written again.").arg(file)
                       : tr("%1 had been removed or damaged. The games that are open in this window have been written "
                            "again; not everything else in it could be recovered.")
                             .arg(file);
}

void House::followStore()
{
    if (saves())
        retry_.stop();
    else
        retry_.start();
    reported_trouble_ = GameStore::Trouble::none;
    refreshSoon();
    emit problemChanged();
}

void House::refreshSoon()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (screen_ == Home)
                shelf_->refresh();
            if (screen_ == Matches)
                matches_->refresh();
        },
        Qt::QueuedConnection);
}

QString House::problem() const
{
    const bool reported = reported_trouble_ != GameStore::Trouble::none && reported_trouble_ == store_.trouble();
    return problem_.isEmpty() && !reported ? storeProblem() : problem_;
}

void House::report(const QString& problem)
{
    problem_ = problem;
    news_.clear();
    emit problemChanged();
}

void House::tellNews(const QString& news)
{
    problem_.clear();
    news_ = news;
    emit problemChanged();
}

void House::dismissProblem()
{
    if (problem_.isEmpty()) {
        reported_trouble_ = store_.trouble();
        rewritten_.reset();
    }
    problem_.clear();
    news_.clear();
    emit problemChanged();
}

void House::forgetNews()
{
    reported_trouble_ = GameStore::Trouble::none;
    problem_.clear();
    news_.clear();
    emit problemChanged();
}

QString House::unsaved()
{
    constexpr int most = 3;
    QStringList sentences;
    if (store_.gone())
        sentences += tr("%1 was removed and cannot be written again: the games in it are lost when this window closes.")
                         .arg(QDir::toNativeSeparators(store_.file()));
    const QList<GameStore::Listed> waiting = store_.unsaved();
    for (const GameStore::Listed& match : waiting.mid(0, most)) {
        const GameEntry* game = games_->game(match.game);
        const QString name = match.name.isEmpty() && game != nullptr ? game->name() : match.name;
        sentences += match.id < 0 ? tr("Nothing of %1 has been saved yet.").arg(name)
                                  : tr("The last moves of %1 have not been saved yet.").arg(name);
    }
    if (waiting.size() > most)
        sentences +=
            tr("Nor have the last moves of %n other game(s).", nullptr, static_cast<int>(waiting.size()) - most);
    if (!lesson_places_.retry())
        sentences += tr("Your place in a lesson has not been saved yet.");
    if (!statistics_->retry())
        sentences += tr("Your changes to players have not been saved yet.");
    return sentences.join(QLatin1Char(' '));
}

bool House::mayQuit()
{
    store_.retry();
    preferences_->retry();
    if (quitting_ || unsaved().isEmpty())
        return true;
    emit quitQuestioned();
    return false;
}

void House::quit()
{
    if (mayQuit())
        quitAnyway();
}

void House::quitAnyway()
{
    // The window asks again when it closes.
    quitting_ = true;
    emit quitAsked();
    quitting_ = false;
}
