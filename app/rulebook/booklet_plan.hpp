// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/booklet_boxes.hpp"

#include <optional>

namespace rulebook::paper {

/// The boxes of a book in order: for each section after the first its heading and then its blocks.
struct BookletPlan {
    std::vector<InkBox> boxes;
    /// For each of these sections, the indices of the boxes of its heading and of the beginning of each of its blocks.
    std::vector<std::vector<std::size_t>> firsts;

    std::vector<PaperPlace> places(const Sheet& sheet) const;
    /// Returns the boxes of the page before the first one, introduction and contents, with their upper edges. They are
    /// moved closer together if they would not fit.
    std::vector<std::pair<qreal, InkBox>> contents(
        const Book& book, const BoxMaker& maker, const Sheet& sheet, const std::vector<PaperPlace>& places) const;
};

/// Returns nothing if `goes_on` returned false.
std::optional<BookletPlan> plan_booklet(const Book& book, const BoxMaker& maker, const PrintProgress& goes_on = {});

}
