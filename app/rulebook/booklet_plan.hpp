#pragma once

#include "rulebook/booklet_boxes.hpp"

#include <optional>

namespace rulebook::paper {

/// The boxes of a book in their order: of each section after the first its heading, then its blocks.
struct BookletPlan {
    std::vector<InkBox> boxes;
    /// Each of these sections has the places of its heading and of the first box of each of its blocks.
    std::vector<std::vector<std::size_t>> firsts;

    std::vector<PaperPlace> places(const Sheet& sheet) const;
    /// What stands on the page before the first one: introduction and contents, each with its upper edge, closer
    /// where it would not hold them.
    std::vector<std::pair<qreal, InkBox>> contents(
        const Book& book, const BoxMaker& maker, const Sheet& sheet, const std::vector<PaperPlace>& places) const;
};

/// Nothing where `goes_on`, which hears how much of it is done, stopped it.
std::optional<BookletPlan> plan_booklet(const Book& book, const BoxMaker& maker, const PrintProgress& goes_on = {});

}
