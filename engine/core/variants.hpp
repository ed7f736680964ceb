#pragma once

#include <concepts>

namespace backroom {

/// For std::visit: a function for each alternative, all of which the compiler demands.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

template <class Type, class... Types>
concept OneOf = (std::same_as<Type, Types> || ...);

}
