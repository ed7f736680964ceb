#include "rulebook/paper_flow.hpp"

#include <algorithm>

namespace rulebook {

namespace {

/// The height of the boxes that are to stand together, from that one on: as many of them as a page can hold.
qreal together(const std::vector<PaperBox>& boxes, std::size_t first, qreal page)
{
    qreal height = boxes[first].height;
    for (std::size_t at = first; boxes[at].keep_with_next && at + 1 < boxes.size(); ++at) {
        const PaperBox& next = boxes[at + 1];
        if (next.new_page || height + next.space + next.height > page)
            break;
        height += next.space + next.height;
    }
    return height;
}

}

std::vector<PaperPlace> flow_on_paper(const std::vector<PaperBox>& boxes, qreal height)
{
    std::vector<PaperPlace> places;
    int page = 0;
    qreal y = 0;
    bool kept = false;
    for (std::size_t at = 0; at < boxes.size(); ++at) {
        const PaperBox& box = boxes[at];
        qreal top = y > 0 ? y + box.space : 0;
        const qreal needed = kept ? box.height : std::max(together(boxes, at, height), box.room);
        if (y > 0 && (box.new_page || top + needed > height)) {
            ++page;
            top = 0;
            // What could not be kept on one page is kept as far as it goes.
            kept = false;
        }
        places.push_back({page, top});
        y = top + box.height;
        kept = box.keep_with_next;
    }
    return places;
}

}
