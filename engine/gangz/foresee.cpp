#include "gangz/foresee.hpp"

#include "gangz/rules.hpp"

namespace backroom::gangz {

std::optional<Refusal> check(const View& view, const Action& action)
{
    // Everything the seat cannot see is as good as anything else: what it may do follows from its view.
    Random random;
    return check(sample(view, random), view.seat, action);
}

}
