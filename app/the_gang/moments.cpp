#include "app/the_gang/words/chronicle.hpp"

namespace the_gang_table {

using namespace backroom::the_gang;

std::pair<int, int> Chronicle::chapter(const PublicState& open)
{
    return {open.round, open.job};
}

const char* Chronicle::mark(const Event& event)
{
    if (std::holds_alternative<Captured>(event))
        return "revolver";
    return std::holds_alternative<GameOver>(event) ? "crown" : nullptr;
}

}
