// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/lead_story.hpp"
#include "app/table/seated.hpp"

#include <QCoreApplication>

/// Texts of a review that are the same for every game.
class ReviewWording {
    Q_DECLARE_TR_FUNCTIONS(Review)

public:
    /// `log` is the log's text for it; may be empty.
    static QString turn(const backroom::TurningPoint& turn, const QString& name, const QString& log);
    static QString summary(const backroom::SeatReview& person)
    {
        return tr("Played as the boss would have: %1 of %n decision(s).", nullptr, person.judged).arg(person.as_boss);
    }
    struct Extreme {
        double chance = 0;
        int position = 0;
    };
    /// Describes the course of a seat's chance.
    static QString course(const QString& name, double first, const Extreme& highest, const Extreme& lowest);
    /// The action with which the lead changed: its round, and the log's text for it, which may be empty.
    struct Change {
        QString round;
        QString log;
    };
    /// Says why the seat won or lost.
    static QString story(const LeadStory& story, const Seated& seated, backroom::Seat seat, const Change& change);
    static QString noBest() { return tr("None stands out."); }
    static QString noCostliest() { return tr("None cost enough to speak of."); }

    // The measure of games that are judged by the chance to win.
    static QString cost(double cost);
    static QString gain(double gain);
    static QString luck(const backroom::Fortune& luck);

private:
    static int points(double chance);
};
