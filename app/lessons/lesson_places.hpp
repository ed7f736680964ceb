// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_place.hpp"
#include "app/storage/shared_settings.hpp"

/// The places at which lessons were left, and the lessons that were finished; saved to `lessons.ini` in the data folder
/// after every step.
class LessonPlaces {
public:
    explicit LessonPlaces(const QString& folder);

    LessonPlace place(const QString& lesson) const;
    /// Saving the beginning removes the entry.
    void keep(const QString& lesson, const LessonPlace& place);
    bool done(const QString& lesson) const;
    void setDone(const QString& lesson, bool done = true);
    /// Retries a failed write; returns whether everything is on disk.
    bool retry() { return kept_.retry(); }

private:
    SharedSettings kept_;
};
