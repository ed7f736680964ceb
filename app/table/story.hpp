// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/log_model.hpp"
#include "app/table/replay.hpp"

#include <vector>

/// The log of a whole match, and for a replay its timeline.
template <class Scene>
struct StoryOf {
    static constexpr int stride = 64;

    std::vector<LogItem> lines;
    /// The number of lines up to each position.
    std::vector<std::size_t> told;
    /// The scenes at every `stride`th position, for seeking.
    std::vector<Scene> scenes;
    std::vector<ReplayChapter> chapters;
    std::vector<ReplayMark> marks;
    Scene end;

    /// Returns what the log says of an action, without its formatting.
    QString toldOf(int action) const
    {
        const auto at = static_cast<std::size_t>(action);
        QStringList words;
        for (std::size_t line = told[at]; line < told[at + 1]; ++line)
            words += lines[line].text;
        return Replay::plainWords(words);
    }
};
