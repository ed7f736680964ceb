// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <functional>

namespace remote {

/// Returns milliseconds since 1970. Injected, so that no test has to wait.
using Clock = std::function<qint64()>;

/// Allows `most` events within `span` milliseconds.
class RateLimit {
public:
    RateLimit(int most, int span)
        : most_(most)
        , span_(span)
        , left_(most)
    {
    }

    bool takes(qint64 now)
    {
        left_ = std::min<double>(most_, left_ + static_cast<double>(std::max<qint64>(0, now - since_)) * most_ / span_);
        since_ = now;
        if (left_ < 1)
            return false;
        left_ -= 1;
        return true;
    }
    void giveBack() { left_ += 1; }

private:
    int most_;
    int span_;
    double left_;
    qint64 since_ = 0;
};

}
