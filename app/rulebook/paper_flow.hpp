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
    /// May come later than what follows it, at the top of the next page, rather than leave much of a page blank.
    bool floats = false;
    /// What is said again above it where it begins a page.
    qreal head = 0;
};

/// Where a box comes to lie.
struct PaperPlace {
    int page = 0;
    qreal y = 0;

    bool operator==(const PaperPlace&) const = default;
};

/// Lays boxes on pages of that height, one below the other. Boxes that are to be kept together are, unless a page
/// cannot hold them, or one of them floats.
std::vector<PaperPlace> flow_on_paper(const std::vector<PaperBox>& boxes, qreal height);

/// The boxes in the order of the pages, and on each from its top.
std::vector<std::size_t> reading_order(const std::vector<PaperPlace>& places);

/// How much of each page's height is used, from 0 to 1.
std::vector<qreal> filled_pages(
    const std::vector<PaperBox>& boxes, const std::vector<PaperPlace>& places, qreal height);

}
