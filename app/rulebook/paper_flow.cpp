// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/paper_flow.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace rulebook {

namespace {

constexpr qreal full_enough = 0.8;
/// While a picture waits, no heading begins below this fraction of the page.
constexpr qreal full_for_heading = 0.6;

class Flow {
public:
    Flow(const std::vector<PaperBox>& boxes, qreal height)
        : boxes_(boxes)
        , height_(height)
        , places_(boxes.size())
    {
    }

    std::vector<PaperPlace> run()
    {
        for (std::size_t at = 0; at < boxes_.size();)
            if (place_or_queue(at))
                ++at;
            else
                begin_page();
        while (!waiting_.empty())
            begin_page();
        return places_;
    }

private:
    /// Returns the height of the boxes that must stay together from `first` on: as many as fit on a page, without a
    /// floating one if `may_wait`.
    qreal group_height(std::size_t first, bool may_wait) const
    {
        qreal height = boxes_[first].height;
        for (std::size_t at = first; boxes_[at].keep_with_next && at + 1 < boxes_.size(); ++at) {
            const PaperBox& next = boxes_[at + 1];
            if (next.new_page || (next.floats && may_wait) || height + next.space + next.height > height_)
                break;
            height += next.space + next.height;
        }
        return height;
    }

    bool fits(std::size_t at, bool may_wait) const
    {
        const PaperBox& box = boxes_[at];
        const qreal needed = kept_ ? box.height : std::max(group_height(at, may_wait), box.room);
        return y_ + box.space + needed <= height_;
    }

    /// Places the box or queues it. Returns false if a new page must begin first.
    bool place_or_queue(std::size_t at)
    {
        const PaperBox& box = boxes_[at];
        if (box.new_page && (y_ > 0 || !waiting_.empty()))
            return false;
        // Floating boxes keep their order.
        if (box.floats && !waiting_.empty()) {
            waiting_.push_back(at);
            return true;
        }
        if (y_ > 0 && !waiting_.empty() && box.keep_with_next && !kept_ && y_ > full_for_heading * height_)
            return false;
        if (y_ == 0 || fits(at, false)) {
            put(at);
            return true;
        }
        if (y_ >= full_enough * height_)
            return false;
        if (box.floats) {
            waiting_.push_back(at);
            kept_ = false;
            return true;
        }
        if (!fits(at, true))
            return false;
        put(at);
        return true;
    }

    void put(std::size_t at)
    {
        const PaperBox& box = boxes_[at];
        const qreal top = y_ > 0 ? y_ + box.space : box.head;
        places_[at] = {page_, top};
        y_ = top + box.height;
        kept_ = box.keep_with_next;
    }

    /// Begins a new page with the queued boxes.
    void begin_page()
    {
        if (y_ > 0)
            ++page_;
        y_ = 0;
        // A group that does not fit on one page is broken.
        kept_ = false;
        auto next = waiting_.begin();
        for (; next != waiting_.end(); ++next) {
            const PaperBox& box = boxes_[*next];
            if (y_ > 0 && y_ + box.space + box.height > height_)
                break;
            put(*next);
        }
        waiting_.erase(waiting_.begin(), next);
    }

    const std::vector<PaperBox>& boxes_;
    qreal height_;
    std::vector<PaperPlace> places_;
    int page_ = 0;
    qreal y_ = 0;
    bool kept_ = false;
    std::vector<std::size_t> waiting_;
};

}

std::vector<PaperPlace> flow_on_paper(const std::vector<PaperBox>& boxes, qreal height)
{
    return Flow(boxes, height).run();
}

std::vector<std::size_t> reading_order(const std::vector<PaperPlace>& places)
{
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](std::size_t at) { return std::tuple(places[at].page, places[at].y); });
    return order;
}

}
