// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/host_table.hpp"

#include <QJsonArray>

#include <vector>

namespace test {

/// A simple game: all seats choose a word in secret, and the words are shown when the last seat has chosen; then the
/// next round begins. A seat may take its word back as long as others have not chosen.
class ToyMatch : public remote::Judge {
public:
    /// A line of the journal: a seat and its word, or a seat that takes its word back, with the mark of the request.
    struct Line {
        int seat = 0;
        QString word;
        int at = -1;
    };

    /// Writes to disk by the given function, which throws if the program crashes.
    using Write = std::function<void(const std::function<void()>&)>;

    ToyMatch(int number, int seats, int rounds, std::vector<Line>& journal, Write write = {})
        : number_(number)
        , seats_(seats)
        , rounds_(rounds)
        , journal_(journal)
        , write_(std::move(write))
    {
    }

    struct State {
        int round = 0;
        std::vector<QString> words;
    };
    /// Returns the state after this number of lines.
    State after(std::size_t lines) const
    {
        State state{0, std::vector<QString>(static_cast<std::size_t>(seats_))};
        for (std::size_t at = 0; at < lines; ++at) {
            state.words[static_cast<std::size_t>(journal_[at].seat)] = journal_[at].word;
            if (std::none_of(
                    state.words.cbegin(), state.words.cend(), [](const auto& word) { return word.isEmpty(); })) {
                ++state.round;
                state.words.assign(static_cast<std::size_t>(seats_), {});
            }
        }
        return state;
    }

    int match() const override { return number_; }
    int length() const override { return static_cast<int>(journal_.size()) + 1; }
    int watchedLength() const override { return isOver() ? length() : std::max(1, length() - delay); }
    QJsonValue item(int seat, int number) const override
    {
        if (number == 0)
            return QJsonArray{"table", number_, seat, filler};
        const std::size_t at = static_cast<std::size_t>(number) - 1;
        const Line& line = journal_[at];
        QJsonArray item{
            "did", line.seat, line.word.isEmpty() ? 0 : 1, line.seat == seat ? line.word : QString(12, u'*')};
        // The last word of a round is shown with all others.
        if (after(at + 1).round > after(at).round) {
            std::vector<QString> words = after(at).words;
            words[static_cast<std::size_t>(line.seat)] = line.word;
            for (const QString& word : words)
                item += word;
        }
        return item;
    }
    bool isOver() const override { return after(journal_.size()).round >= rounds_; }
    int newestRequest(int seat) const override
    {
        for (auto line = journal_.crbegin(); line != journal_.crend(); ++line)
            if (line->seat == seat && line->at >= 0)
                return line->at;
        return -1;
    }
    bool leaves(int seat, const remote::Request& request) const override
    {
        const int at = request.name.at;
        const State then = after(static_cast<std::size_t>(std::max(0, at - 1)));
        const State now = after(journal_.size());
        const auto number = static_cast<std::size_t>(seat);
        return at > 0 && then.round == now.round && then.words[number] == now.words[number];
    }
    std::optional<QJsonObject> act(int seat, const remote::Request& request) override
    {
        const State now = after(journal_.size());
        const QString word = request.undo ? QString() : request.act.value(QStringLiteral("word")).toString();
        const bool has_chosen = !now.words[static_cast<std::size_t>(seat)].isEmpty();
        if (isOver() || request.undo != has_chosen || (word.isEmpty() && !request.undo) || word == forbidden)
            return remote::with_code("not-now");
        const auto line = [&] { journal_.push_back({seat, word, request.name.at}); };
        if (write_)
            write_(line);
        else
            line();
        return {};
    }

    QString filler;
    /// The number of lines by which watchers are told later.
    int delay = 0;
    /// A word that the match refuses.
    QString forbidden = QStringLiteral("bad");

private:
    int number_;
    int seats_;
    int rounds_;
    std::vector<Line>& journal_;
    Write write_;
};

}
