// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace rulebook {

/// A piece of a page that is never broken: a paragraph, a picture, a heading.
struct PaperBox {
    qreal height = 0;
    /// The space above the box, unless it is the first of its page.
    qreal space = 0;
    /// True if it must stand on the same page as the next box.
    bool keep_with_next = false;
    bool new_page = false;
    /// The least height that must be left on the page below its upper edge; otherwise it begins a new page.
    qreal room = 0;
    /// True if the box may move to the top of the next page, behind boxes that follow it, to avoid a large gap.
    bool floats = false;
    /// The height of a header that is repeated above the box when it begins a page.
    qreal head = 0;
};

struct PaperPlace {
    int page = 0;
    qreal y = 0;

    bool operator==(const PaperPlace&) const = default;
};

/// Lays out boxes on pages of the given height, one below the other. Boxes that belong together stay together, unless a
/// page cannot hold them or one of them floats.
std::vector<PaperPlace> flow_on_paper(const std::vector<PaperBox>& boxes, qreal height);

/// Returns the indices of the boxes, page by page from top to bottom.
std::vector<std::size_t> reading_order(const std::vector<PaperPlace>& places);

}
