// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/other_houses.hpp"
#include "app/remote/host_table.hpp"

#include <QElapsedTimer>
#include <QJsonArray>

#include <memory>

class GameTable;

/// Marks the decisions of friends that were performed. `doing` is saved before a decision is performed: if the journal
/// has grown since, it was performed.
struct RequestMarks {
    struct Doing {
        int at = -1;
        int guest = 0;
        /// The length of the journal before the decision.
        int length = 0;
    };
    /// The newest performed decision of each guest.
    QList<int> newest;
    std::optional<Doing> doing = {};
};

/// Performs the decisions of friends in other houses at a table of this house, by the table's own match.
class MatchJudge final : public remote::Judge {
public:
    struct Callbacks {
        /// Saves the marks; returns whether they are on disk.
        std::function<bool()> keep;
        /// Returns whether lines of the journal are not saved yet, so that nobody may be told of them.
        std::function<bool()> has_unsaved;
    };
    /// `beginning` is what every stream begins with; `friends` are the seats of the guests, by their numbers. Those who
    /// watch are told `delay` lines later until the match is over.
    MatchJudge(GameTable& table, std::unique_ptr<SeatPublisher> publisher, int match, const QJsonObject& beginning,
        QList<int> friends, RequestMarks& marks, Callbacks callbacks, int delay = 0);

    int match() const override { return match_; }
    int length() const override;
    QJsonValue item(int guest, int number) const override;
    int watchedLength() const override;
    bool isOver() const override;
    int newestRequest(int guest) const override { return marks_.newest.value(guest, -1); }
    bool leaves(int guest, const remote::Request& request) const override;
    bool isBusy() override;
    std::optional<QJsonObject> act(int guest, const remote::Request& request) override;

private:
    backroom::Seat seatOf(int guest) const
    {
        return guest == watcher ? backroom::nobody : static_cast<backroom::Seat>(friends_.value(guest));
    }

    GameTable& table_;
    std::unique_ptr<SeatPublisher> publisher_;
    int match_;
    QJsonObject beginning_;
    QList<int> friends_;
    RequestMarks& marks_;
    Callbacks callbacks_;
    int delay_;
    /// The length of the journal as of the last time when all of it was saved.
    mutable int published_length_ = 0;
    mutable bool is_over_ = false;
    QElapsedTimer busy_;
};
