// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/player_names.hpp"
#include "app/table/log_model.hpp"
#include "app/table/replay.hpp"
#include "app/table/table_people.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

/// The log of a whole match, and for a replay its timeline.
template <class Scene>
struct StoryOf {
    static constexpr int stride = 64;

    std::vector<LogItem> lines;
    /// The number of lines up to each position.
    std::vector<std::size_t> line_counts;
    /// The scenes at every position that is a multiple of `stride`, for seeking.
    std::vector<Scene> scenes;
    std::vector<ReplayChapter> chapters;
    std::vector<ReplayMark> marks;
    Scene end;

    /// Returns the log's text for an action without formatting, and without lines about the whole table, such as that
    /// the choices were revealed or that hands were dealt.
    QString logOf(int action) const
    {
        const auto at = static_cast<std::size_t>(action);
        QStringList words;
        for (std::size_t line = line_counts[at]; line < line_counts[at + 1]; ++line)
            if (lines[line].about != QPointF(-1, -1))
                words += lines[line].text;
        return Replay::plainWords(words);
    }

    /// Returns the scene at a position, by following the events of the match from the nearest saved scene.
    template <class Match>
    Scene at(const Match& match, int position) const
    {
        Scene scene;
        int from = 0;
        if (const std::size_t kept = std::min(static_cast<std::size_t>(position / stride) + 1, scenes.size())) {
            scene = scenes[kept - 1];
            from = static_cast<int>(kept - 1) * stride;
        } else {
            scene.begin(match.openAtFirst());
        }
        for (; from < position; ++from)
            for (const auto& event : match.eventsOf(from, backroom::nobody))
                follow(scene, event);
        return scene;
    }

    /// Returns the log's text, without formatting, for the newest action before a position that has one.
    template <class Match, class Chronicle>
    static QString newest(const Match& match, const Chronicle& chronicle, int position)
    {
        QStringList lines;
        for (int action = position - 1; action >= 0 && lines.isEmpty(); --action) {
            auto open = match.openAt(action);
            for (const auto& event : match.eventsOf(action, backroom::nobody)) {
                lines += chronicle.sentences(event, open);
                follow(open, event);
            }
        }
        return Replay::plainWords(lines);
    }

    /// Returns the position at which the last chapter with public events begins; nothing if there is none.
    template <class Chronicle, class Match>
    static std::optional<int> lastChapter(const Match& match)
    {
        int end = match.length();
        while (end > 0) {
            const auto chapter = Chronicle::chapter(match.openAt(end - 1));
            bool seen = false;
            int from = end;
            for (; from > 0 && Chronicle::chapter(match.openAt(from - 1)) == chapter; --from)
                for (const auto& event : match.eventsOf(from - 1, backroom::nobody))
                    seen = seen || visible(event, backroom::nobody);
            if (seen)
                return from;
            end = from;
        }
        return {};
    }

    /// Builds the story of a match from its beginning. Without `replay` there is no timeline. `asides` returns the
    /// lines for what is said about an event, given the state before it, the position after its action, and the line
    /// before.
    template <class Match, class Chronicle, class Asides>
    static StoryOf of(const Match& match, const Chronicle& chronicle, const Replay* replay, const Asides& asides)
    {
        StoryOf story;
        const auto add = [&story](LogItem line) {
            line.key = static_cast<int>(story.lines.size());
            story.lines.push_back(std::move(line));
        };
        const auto tell = [&add](const QStringList& lines, QPointF about) {
            for (const QString& line : lines)
                add({0, line, about});
        };
        Scene scene;
        scene.begin(match.openAtFirst());
        tell(Chronicle::begins(scene.open), {-1, -1});
        story.line_counts.push_back(story.lines.size());
        std::pair<int, int> chapter;
        for (int action = 0; action < match.length(); ++action) {
            if (replay != nullptr) {
                if (action % stride == 0)
                    story.scenes.push_back(scene);
                if (const auto next = Chronicle::chapter(match.openAt(action)); next != chapter || action == 0) {
                    const bool round = action == 0 || next.first != chapter.first;
                    story.chapters.push_back({action, round ? next.first : 0});
                    chapter = next;
                }
            }
            if (const backroom::Seat absent = match.houseBegins(action); absent != backroom::nobody)
                tell({TablePeople::housePlays(PlayerNames::shown(match.names()).value(absent))}, {-1, -1});
            for (const auto& event : match.eventsOf(action, backroom::nobody)) {
                const QStringList lines = chronicle.sentences(event, scene.open);
                tell(lines, chronicle.about(event));
                const QString last = story.lines.empty() ? QString() : story.lines.back().text;
                for (const LogItem& line : asides(event, scene.open, action + 1, last))
                    add(line);
                const char* mark = replay != nullptr ? Chronicle::mark(event) : nullptr;
                if (mark != nullptr && !lines.isEmpty())
                    story.marks.push_back({action, QString::fromLatin1(mark), Replay::plainWords(lines)});
                follow(scene, event);
            }
            story.line_counts.push_back(story.lines.size());
        }
        story.end = scene;
        return story;
    }
};
