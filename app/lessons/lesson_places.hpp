#pragma once

#include "lessons/lesson_place.hpp"

#include <QSettings>

/// Where each lesson was left, kept in `lessons.ini` of the data folder at every step.
class LessonPlaces {
public:
    explicit LessonPlaces(const QString& folder);

    LessonPlace place(const QString& game) const;
    /// The beginning is not kept.
    void keep(const QString& game, const LessonPlace& place);

private:
    QSettings kept_;
};
