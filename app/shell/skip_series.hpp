// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

/// A series of presses of a key that skips what is shown. One of these presses may come when there is nothing left to
/// skip and a player has to decide; it still belongs to the series and must not decide. A series of Enter ends after a
/// pause, one of Space when the player has shown awareness of what Space would press.
class SkipSeries {
public:
    /// In milliseconds.
    static constexpr qint64 rest = 1500;

    /// Returns whether a press at this time decides nothing, because it continues a series. `skips` says that there is
    /// something to skip now, `lasts` that the series of this key does not end by itself.
    bool holds(int key, bool skips, bool lasts, qint64 now)
    {
        const bool continued = last_ && key == key_ && (lasts || now - *last_ < rest);
        if (!skips && !continued) {
            end();
            return false;
        }
        begin(key, now);
        return !skips;
    }
    /// Begins a series with a press at this time.
    void begin(int key, qint64 now)
    {
        key_ = key;
        last_ = now;
    }
    bool running() const { return last_.has_value(); }
    /// Called when the player has moved the focus, or used the pointer or another key, and so knows the screen.
    void end() { last_.reset(); }

private:
    int key_ = 0;
    std::optional<qint64> last_;
};
