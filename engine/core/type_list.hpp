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
