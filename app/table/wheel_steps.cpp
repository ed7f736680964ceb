// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/wheel_steps.hpp"

#include <QWheelEvent>

namespace {

/// One notch of a mouse wheel, in eighths of a degree.
constexpr int whole_notch = 120;

/// A new rotation begins after this pause, in milliseconds.
constexpr quint64 turning_pause = 500;

}

int Notches::add(int eighths, quint64 time)
{
    if ((sum_ < 0) != (eighths < 0) || time > last_ + turning_pause)
        sum_ = 0;
    last_ = time;
    sum_ += eighths;
    const int full = sum_ / whole_notch;
    sum_ -= full * whole_notch;
    return full;
}

void WheelSteps::wheelEvent(QWheelEvent* event)
{
    const int eighths = event->angleDelta().y();
    event->setAccepted(eighths != 0);
    if (event->phase() == Qt::ScrollBegin)
        notches_.forget();
    if (eighths == 0)
        return;
    if (!stepped_)
        emit moved(static_cast<qreal>(eighths) / whole_notch, event->position());
    else if (const int full = notches_.add(eighths, event->timestamp()); full != 0)
        emit turned(full);
}
