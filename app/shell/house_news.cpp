// Of the house: what is told about keeping, and what went wrong.
#include "shell/house.hpp"

#include <QDir>

QString House::storeProblem() const
{
    const QString file = QDir::toNativeSeparators(store_.file());
    switch (store_.trouble()) {
    case GameStore::Trouble::none:
        break;
    case GameStore::Trouble::cannot_write:
        return tr("Games cannot be saved: %1 cannot be written. You can play, but a game ends with the window.")
            .arg(file);
    case GameStore::Trouble::damaged:
        return tr("%1 is damaged and was left as it is. You can play, but a game ends with the window. Move the file "
                  "away to save games again.")
            .arg(file);
    case GameStore::Trouble::foreign:
        return tr("%1 belongs to another program and was left as it is. You can play, but a game ends with the window.")
            .arg(file);
    case GameStore::Trouble::newer:
        return tr(
            "%1 comes from a newer Backroom and was left as it is. You can play, but a game ends with the window.")
            .arg(file);
    case GameStore::Trouble::stuck:
        return tr("Nothing can be saved at the moment, perhaps because the disk is full: %1. Play on: as soon as there "
                  "is room all of it will be saved, as long as the window stays open.")
            .arg(file);
    }
    return {};
}

void House::followStore()
{
    if (store_.trouble() == GameStore::Trouble::stuck) {
        retry_.start();
    } else {
        retry_.stop();
        told_ = GameStore::Trouble::none;
    }
    emit problemChanged();
}

QString House::verified(int moves)
{
    return tr("Verified: %n move(s), every one follows the rules.", nullptr, moves);
}

QString House::problem() const
{
    return problem_.isEmpty() && told_ != store_.trouble() ? storeProblem() : problem_;
}

void House::report(const QString& problem)
{
    problem_ = problem;
    emit problemChanged();
}

void House::dismissProblem()
{
    if (problem_.isEmpty())
        told_ = store_.trouble();
    problem_.clear();
    news_.clear();
    emit problemChanged();
}
