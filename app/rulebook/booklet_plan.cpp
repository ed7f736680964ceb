// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/booklet_plan.hpp"

#include "app/rulebook/translated_to.hpp"

#include <algorithm>

namespace rulebook::paper {

namespace {

bool pictured(const Block& block)
{
    return block.kind == Block::Figure || block.kind == Block::Table || block.kind == Block::Cards;
}

/// Returns whether two blocks must be on one page: a picture or table and its introduction, a question and its answer.
bool is_kept_with_next(const Block& block, const Block& next)
{
    const bool question =
        block.kind == Block::Paragraph && block.text.size() >= 1 && std::ranges::all_of(block.text, &Span::bold);
    return block.kind == Block::Heading || question || (!pictured(block) && pictured(next));
}

/// Returns the time it takes to make a box, relative to a paragraph.
int work_of(const Block& block)
{
    constexpr int drawing = 60;
    return block.kind == Block::Figure ? drawing : 1;
}

}

std::optional<BookletPlan> plan_booklet(const Book& book, const BoxMaker& maker, const PrintProgress& goes_on)
{
    int all = 1;
    for (const Section& section : book.sections)
        for (const Block& block : section.blocks)
            all += work_of(block);
    int done = 0;
    BookletPlan plan;
    for (auto section = book.sections.begin() + 1; section < book.sections.end(); ++section) {
        plan.firsts.push_back({plan.boxes.size()});
        plan.boxes.push_back(maker.heading(*section));
        const auto& blocks = section->blocks;
        for (std::size_t at = 0; at < blocks.size(); ++at) {
            if (goes_on && !goes_on(static_cast<qreal>(done) / all))
                return {};
            plan.firsts.back().push_back(plan.boxes.size());
            std::ranges::move(maker.block(blocks[at]), std::back_inserter(plan.boxes));
            PaperBox& last = plan.boxes.back().box;
            last.keep_with_next = at + 1 < blocks.size() && is_kept_with_next(blocks[at], blocks[at + 1]);
            last.floats = blocks[at].kind == Block::Figure;
            done += work_of(blocks[at]);
        }
    }
    return plan;
}

std::vector<PaperPlace> BookletPlan::places(const Sheet& sheet) const
{
    return flow_on_paper(boxes, sheet.textHeight());
}

std::vector<std::pair<qreal, InkBox>> BookletPlan::contents(
    const Book& book, const BoxMaker& maker, const Sheet& sheet, const std::vector<PaperPlace>& places) const
{
    std::vector<InkBox> all;
    for (const Block& block : book.sections.front().blocks)
        all.push_back(maker.introduction(block));
    if (!all.empty())
        all.back().box.space += mm(12);
    all.push_back(maker.title(translated_to(book.language, "ContentsColumn", "Contents")));
    for (std::size_t section = 0; section < firsts.size(); ++section)
        all.push_back(maker.contentsLine(book.sections[section + 1], places[firsts[section].front()].page + 1));
    qreal heights = 0;
    qreal spaces = 0;
    for (const InkBox& inked : all) {
        heights += inked.box.height;
        spaces += &inked == &all.back() ? 0 : inked.box.space;
    }
    const qreal closer = spaces > 0 ? std::clamp((sheet.textHeight() - heights) / spaces, 0.0, 1.0) : 1;
    std::vector<std::pair<qreal, InkBox>> page;
    qreal y = 0;
    for (const InkBox& inked : all) {
        page.emplace_back(y, inked);
        y += inked.box.height + inked.box.space * closer;
    }
    return page;
}

}
