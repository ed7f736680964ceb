// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/thinker.hpp"

#include <utility>

Thinker::Thinker(QObject* parent)
    : QObject(parent)
{
}

Thinker::~Thinker()
{
    stop();
}

void Thinker::think(Computation thought)
{
    stop();
    busy_ = true;
    worker_ = std::jthread([this, number = number_, thought = std::move(thought)](const std::stop_token& stop) {
        MainThreadAction action = thought(stop);
        if (stop.stop_requested())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, number, action = std::move(action)] {
                if (number != number_)
                    return;
                busy_ = false;
                emit decided(action);
            },
            Qt::QueuedConnection);
    });
}

void Thinker::stop()
{
    ++number_;
    busy_ = false;
    // The destructor of std::jthread requests a stop and joins the thread.
    worker_ = {};
}
