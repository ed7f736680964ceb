// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/core/review.hpp"

#include <QString>

#include <any>
#include <functional>
#include <optional>

/// A decision and what the boss advised, in the program's language.
struct DecisionWords {
    QString taken;
    QString advised;
};

/// The measure of a game in words, each a sentence, and what it calls a round, such as "round 3".
struct ReviewMeasure {
    QString (*cost)(double cost) = nullptr;
    QString (*gain)(double gain) = nullptr;
    QString (*luck)(const backroom::Fortune& luck) = nullptr;
    QString (*round)(int round) = nullptr;
};

struct FoundReview {
    backroom::MatchReview review;
    /// The text to be kept; empty if the review was kept already.
    QString text;
    /// For the positions of the review's decisions.
    std::function<DecisionWords(int position, const Seated& seated)> tell;
    /// What the boss would have done there: an action of the game.
    std::function<std::any(int position)> best;
    ReviewMeasure measure;
};

/// Looks through a finished match, in any thread, unless the text that was kept says what there is to say. Returns
/// nothing if a stop was requested.
using ReviewWork = std::function<std::optional<FoundReview>(
    const QString& kept, const std::stop_token& stop, const std::function<void(double)>& progressed)>;

/// Where reviews are kept. Null functions if the match is not saved.
struct ReviewKeeper {
    std::function<QString()> kept;
    std::function<void(const QString& text)> keep;
};
