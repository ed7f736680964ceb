#pragma once

#include <QtGlobal>

#include <vector>

namespace rulebook {

/// A piece of a page that is never broken: a paragraph, a picture, a heading.
struct PaperBox {
    qreal height = 0;
    /// Above it, where it is not the first of its page.
    qreal space = 0;
    /// Stands on the page of the box after it.
    bool keep_with_next = false;
    bool new_page = false;
    /// The least room that is left below it, or it begins a page.
    qreal room = 0;
};

/// Where a box comes to lie.
struct PaperPlace {
    int page = 0;
    qreal y = 0;

    bool operator==(const PaperPlace&) const = default;
};

/// Lays boxes on pages of that height, one below the other. Boxes that are to be kept together are, unless a page
/// cannot hold them.
std::vector<PaperPlace> flow_on_paper(const std::vector<PaperBox>& boxes, qreal height);

}
