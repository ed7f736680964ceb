// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/host_table.hpp"
#include "app/match/other_houses.hpp"

#include <QElapsedTimer>
#include <QJsonArray>

#include <memory>

class GameTable;

/// Which decisions of friends are done. `doing` is written before one is done: if the journal has grown since, it was.
struct RequestMarks {
    struct Doing {
        int at = -1;
        int guest = 0;
        /// The length of the journal before.
        int length = 0;
    };
    /// By guests.
    QList<int> newest;
    std::optional<Doing> doing = {};
};

/// Judges what friends in other houses decide at a table of this one, by the table's own match.
class MatchJudge final : public apart::Judge {
public:
    struct Callbacks {
        /// Returns whether the marks are on disk.
        std::function<bool()> keep;
        /// True while lines of the journal wait to be written: nobody is told of them.
        std::function<bool()> waits;
    };
    /// `beginning` is what every stream begins with; `friends` are the seats of the guests, by their numbers.
    /// Those who watch are told `delay` lines of the journal later, until the match is over.
    MatchJudge(GameTable& table, std::unique_ptr<SeatPublisher> publisher, int match, const QJsonObject& beginning,
        QList<int> friends, RequestMarks& marks, Callbacks callbacks, int delay = 0);

    int match() const override { return match_; }
    int length() const override;
    QJsonValue item(int guest, int number) const override;
    int watchedLength() const override;
    bool isOver() const override;
    int newestRequest(int guest) const override { return marks_.newest.value(guest, -1); }
    bool leaves(int guest, const apart::Request& request) const override;
    bool isBusy() override;
    std::optional<QJsonObject> act(int guest, const apart::Request& request) override;

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
    /// Of the journal, while more of it waits to be written.
    mutable int published_length_ = 0;
    mutable bool is_over_ = false;
    QElapsedTimer busy_;
};
