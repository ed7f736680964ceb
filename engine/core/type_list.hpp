// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace backroom {

template <class... Types>
struct TypeList {
    template <class Function>
    static void for_each(Function function)
    {
        (function.template operator()<Types>(), ...);
    }
};

}
