// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// Lists the things that the player in a seat has laid out and not confirmed, at the length that the match had then.
struct LaidDraft {
    int length = 0;
    int seat = -1;
    std::vector<int> things;
};

/// What the table of a game does with a draft: what the player has prepared that is not an action yet, such as chosen
/// cards or marked dice.
class TableDraft {
protected:
    ~TableDraft() = default;

    virtual bool drafted() const { return false; }
    /// Takes back what was prepared last; returns false if there is no draft.
    virtual bool dropDraft() { return false; }
    /// The things laid out as numbers, as in `LaidThings`.
    virtual std::vector<int> laidThings() const { return {}; }
    virtual void layThings(const std::vector<int>& /*things*/) { }
    virtual bool canLayAgain() const { return false; }
    /// Prepares again what was taken back last.
    virtual void layAgain() { }
    /// Puts back what lay there before the hint, unless the player has changed that since.
    virtual void putBackHinted() { }
    /// Clears the draft and what was seen behind the curtain.
    virtual void clearPrivate() = 0;
};
