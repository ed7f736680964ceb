#pragma once

#include "lessons/lesson_place.hpp"
#include "storage/shared_settings.hpp"

/// Where each lesson was left, kept in `lessons.ini` of the data folder at every step.
class LessonPlaces {
public:
    explicit LessonPlaces(const QString& folder);

    LessonPlace place(const QString& game) const;
    /// The beginning is not kept.
    void keep(const QString& game, const LessonPlace& place);
    /// Whether all of them are on disk, perhaps only now.
    bool retry() { return kept_.retry(); }

private:
    SharedSettings kept_;
};
