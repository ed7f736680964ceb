#pragma once

namespace backroom {

template <class... Types>
struct TypeList {
    /// Calls `function.template operator()<Type>()` for each type in order.
    template <class Function>
    static void for_each(Function function)
    {
        (function.template operator()<Types>(), ...);
    }
};

}
