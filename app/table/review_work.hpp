// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/core/review.hpp"

#include <QString>

#include <any>
#include <functional>
#include <optional>

/// A decision and the computer player's advice, in the program's language.
struct DecisionWords {
    QString taken;
    QString advised;
};

/// The measure of a game in words: complete sentences, and the game's term for a round, such as "round 3".
struct ReviewMeasure {
    QString (*cost)(double cost) = nullptr;
    QString (*gain)(double gain) = nullptr;
    QString (*luck)(const backroom::Fortune& luck) = nullptr;
    QString (*round)(int round) = nullptr;
};

struct FoundReview {
    backroom::MatchReview review;
    /// The text to save; empty if the review was saved already.
    QString text;
    /// Describes a decision of the review, given its position.
    std::function<DecisionWords(int position, const Seated& seated)> tell;
    /// Returns the advised action at a position: an action of the game.
    std::function<std::any(int position)> best;
    ReviewMeasure measure;
    /// Says how well a seat used its hands, such as how many of its darts hit; null if the game asks for no skill.
    std::function<QString(backroom::Seat seat)> skill;
};

/// Reviews a finished match, in any thread, unless the saved text `kept` contains the review. Returns nothing if a stop
/// was requested.
using ReviewWork = std::function<std::optional<FoundReview>(
    const QString& kept, const std::stop_token& stop, const std::function<void(double)>& progressed)>;

/// Loads and saves reviews. Null functions if the match is not saved.
struct ReviewKeeper {
    std::function<QString()> kept;
    std::function<void(const QString& text)> keep;
};
