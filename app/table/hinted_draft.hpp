// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/laid_things.hpp"

#include <optional>
#include <utility>

/// Keeps what was shown before a hint laid something out, so that closing the hint can put it back.
template <class Scene>
class HintedDraft {
public:
    void remember(const Scene& before, const Scene& laid, int length) { shown_ = Shown{before, laid, length}; }
    /// Returns false, and changes nothing, if the player has changed the draft since, or the match has gone on.
    bool putBack(Scene& scene, int length)
    {
        const auto shown = std::exchange(shown_, {});
        if constexpr (LaysThings<Scene>) {
            if (shown && shown->length == length && scene.draft() == shown->laid.draft()) {
                scene = shown->before;
                return true;
            }
        }
        return false;
    }

private:
    struct Shown {
        Scene before;
        Scene laid;
        int length;
    };
    std::optional<Shown> shown_;
};
