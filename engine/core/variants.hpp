// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <variant>

namespace backroom {

/// Joins functions for std::visit, one for each alternative. A missing alternative is a compile error.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

template <class Type, class... Types>
concept OneOf = (std::same_as<Type, Types> || ...);

template <class... Kinds>
constexpr bool holds_one_of(const auto& variant)
{
    return (std::holds_alternative<Kinds>(variant) || ...);
}

}
