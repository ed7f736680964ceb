// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Statistics: fills its lists from the record.
#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/statistics/statistics.hpp"
#include "app/statistics/statistics_wording.hpp"

#include <algorithm>

namespace {

std::vector<Appearance> newest(const std::vector<Appearance>& all)
{
    const std::size_t left_out = all.size() > Statistics::most_results ? all.size() - Statistics::most_results : 0;
    return {all.begin() + static_cast<std::ptrdiff_t>(left_out), all.end()};
}

}

void Statistics::show()
{
    const Summary summary = record_.summary(chosen_);
    showPlayers();
    showHeadlines(summary);
    showGroups();
    showPlaces(summary);
    showRivals();
    showResults();
    emit changed();
}

void Statistics::showPlayers()
{
    std::vector<StatisticsPlayer> items;
    for (const PlayerId& someone : record_.players())
        items.push_back(
            {keyOf(someone), StatisticsWording::nameOf(someone), StatisticsWording::games(record_.summary(someone)),
                markOf(someone), someone.computer(), someone == chosen_});
    players_.assign(items);
}

void Statistics::showHeadlines(const Summary& summary)
{
    std::vector<StatisticsFigure> items;
    if (summary.played > 0) {
        const StatisticsWording words(preferences_.language());
        const auto add = [&](const QString& icon, const QString& caption, const QString& value, const QString& note) {
            items.push_back({static_cast<int>(items.size()), caption, value, note, {}, icon});
        };
        const auto played_when = [](const Appearance& appearance) { return appearance.match->when; };
        add(QStringLiteral("deck"), StatisticsWording::played(), words.number(summary.played),
            words.since(played_when(std::ranges::min(record_.of(chosen_), {}, played_when))));
        add(QStringLiteral("trophy"), StatisticsWording::won(), words.number(summary.won), words.shareOfGames(summary));
        if (game_ > 0) {
            add(QStringLiteral("star"), StatisticsWording::bestResult(), words.number(summary.best), {});
            add(QStringLiteral("statistics"), StatisticsWording::meanResult(), words.number(summary.mean, 1), {});
        } else {
            add(QStringLiteral("flag"), StatisticsWording::meanPlace(), words.number(summary.mean_place, 1), {});
        }
        add(QStringLiteral("crown"), StatisticsWording::streak(), words.number(summary.longest_streak),
            StatisticsWording::presentStreak(summary.present_streak));
    }
    headlines_.assign(items);
}

void Statistics::showGroups()
{
    std::vector<FigureGroup> items;
    const StatisticsWording words(preferences_.language());
    for (const GameEntry& game : game_list_.entries()) {
        const auto counts = record_.counts(chosen_, game.id, game.statistics.figures);
        if (!counts)
            continue;
        FigureGroup group;
        group.key = static_cast<int>(items.size());
        group.title = game.name();
        for (std::size_t at = 0; at < counts->size(); ++at) {
            const GameFigure& figure = game.statistics.figures[at];
            const auto shown = words.shown(figure, (*counts)[at]);
            group.captions += figure.name();
            group.values += shown.value;
            group.notes += shown.note;
            group.hints += figure.hint();
            group.icons += figure.icon;
        }
        items.push_back(group);
    }
    groups_.assign(items);
}

void Statistics::showPlaces(const Summary& summary)
{
    const int most = summary.places.empty() ? 1 : *std::ranges::max_element(summary.places);
    std::vector<StatisticsPlace> items;
    for (std::size_t place = 0; place < summary.places.size(); ++place)
        items.push_back(
            {static_cast<int>(place) + 1, summary.places[place], static_cast<double>(summary.places[place]) / most});
    places_.assign(items);
}

QString Statistics::placesSummary() const
{
    return StatisticsWording::placesSummary(record_.summary(chosen_));
}

void Statistics::showRivals()
{
    std::vector<StatisticsRival> items;
    for (const Rivalry& rivalry : record_.rivalries(chosen_)) {
        const QString name = StatisticsWording::nameOf(rivalry.other);
        items.push_back({keyOf(rivalry.other), name, markOf(rivalry.other), rivalry.other.computer(), rivalry.together,
            rivalry.ahead, rivalry.level, rivalry.behind, StatisticsWording::rivalry(name, rivalry)});
    }
    rivals_.assign(items);
}

QString Statistics::versusSentence(int row, int column) const
{
    const Rivalry* rivalry = versus_.between(row, column);
    if (rivalry == nullptr)
        return {};
    const QString name = StatisticsWording::nameOf(versus_.players()[static_cast<std::size_t>(row)]);
    return StatisticsWording::rivalry(
        StatisticsWording::against(name, StatisticsWording::nameOf(rivalry->other)), *rivalry);
}

void Statistics::showResults()
{
    results_.clear();
    wins_.clear();
    for (const Appearance& appearance : newest(record_.of(chosen_))) {
        results_ += game_ > 0 ? appearance.end().points : appearance.rank();
        if (appearance.end().won)
            wins_ += static_cast<int>(results_.size()) - 1;
    }
}

QString Statistics::resultsTitle() const
{
    return StatisticsWording::resultsTitle(game_ > 0);
}

QString Statistics::highest() const
{
    if (game_ == 0 || results_.isEmpty())
        return StatisticsWording::first();
    return StatisticsWording(preferences_.language()).number(*std::ranges::max_element(results_));
}

QString Statistics::lowest() const
{
    if (game_ == 0 || results_.isEmpty())
        return StatisticsWording::last();
    return StatisticsWording(preferences_.language()).number(std::min(0.0, *std::ranges::min_element(results_)));
}

QString Statistics::resultsSummary() const
{
    return StatisticsWording(preferences_.language())
        .resultsSummary(newest(record_.of(chosen_)), record_.summary(chosen_));
}

QString Statistics::result(int index) const
{
    const std::vector<Appearance> shown = newest(record_.of(chosen_));
    if (index < 0 || index >= static_cast<int>(shown.size()))
        return {};
    const Appearance& appearance = shown[static_cast<std::size_t>(index)];
    return StatisticsWording(preferences_.language()).result(appearance, nameOfGame(appearance.match->game));
}
