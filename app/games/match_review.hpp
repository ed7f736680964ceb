// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/review_work.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/review_maker.hpp"

#include <QCryptographicHash>

#include <map>
#include <memory>

/// A decision of a review, with a computer player's advice, which is empty if the game gives none.
template <backroom::Game G>
struct AdvisedDecision {
    typename G::View view;
    typename G::Action taken;
    typename G::Action best;
    std::optional<typename G::Advice> advice;
};

/// Identifies the journal of a match, so that the review of another match is not mistaken for its own.
template <backroom::Game G>
std::string journal_mark(const backroom::Match<G>& match)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string& line : backroom::Journal<G>::lines(match)) {
        hash.addData(QByteArrayView(line.data(), static_cast<qsizetype>(line.size())));
        hash.addData(QByteArrayView("\n"));
    }
    return hash.result().toHex().toStdString();
}

template <backroom::Game G>
std::map<int, AdvisedDecision<G>> advised_decisions(
    const backroom::Match<G>& match, const backroom::MatchReview& review, const std::stop_token& stop)
{
    std::map<int, AdvisedDecision<G>> all;
    const auto add = [&](const std::optional<backroom::JudgedDecision>& decision) {
        if (!decision || stop.stop_requested())
            return;
        const int position = decision->position;
        const auto& act = match.action(position);
        const auto seen = view(match.state_at(position), act.seat);
        const std::uint64_t seed = match.setup().thought_seed(position);
        const backroom::BotContext mind{backroom::Level::boss, seed, stop};
        auto advice = advise(seen, mind);
        const auto best = advice ? advice->action : decide(seen, mind);
        all.emplace(position, AdvisedDecision<G>{seen, act.action, best, advice});
    };
    for (const auto& person : review.persons)
        if (person) {
            add(person->best);
            add(person->costliest);
        }
    return all;
}

/// `Words` puts an advised decision into words and knows the game's measure; its `skill` is optional.
template <backroom::Game G, class Words>
ReviewWork review_work(const backroom::Match<G>& match, backroom::SeatSet persons)
{
    return [match = std::make_shared<const backroom::Match<G>>(match), persons](const QString& kept,
               const std::stop_token& stop,
               const std::function<void(double)>& progressed) -> std::optional<FoundReview> {
        const std::string mark = journal_mark(*match);
        const auto seats = static_cast<int>(match->setup().names.size());
        FoundReview found;
        if (auto known = backroom::review_of_text(kept.toStdString(), mark, seats, match->actions())) {
            found.review = *std::move(known);
        } else if (auto made = review(*match, backroom::ReviewContext{persons, stop, progressed})) {
            const std::string text = backroom::text_of_review(*made, mark);
            // Converted to text and back, which rounds, so that it equals a saved review that is read again.
            found.review = *backroom::review_of_text(text, mark, seats, match->actions());
            found.text = QString::fromStdString(text);
        } else {
            return {};
        }
        const auto decisions =
            std::make_shared<const std::map<int, AdvisedDecision<G>>>(advised_decisions(*match, found.review, stop));
        if (stop.stop_requested())
            return {};
        found.tell = [decisions](
                         int position, const Seated& seated) { return Words::of(decisions->at(position), seated); };
        found.best = [decisions](int position) -> std::any { return decisions->at(position).best; };
        found.measure = Words::measure();
        if constexpr (requires { Words::skill(*match); })
            found.skill = Words::skill(*match);
        return found;
    };
}
