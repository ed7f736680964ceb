// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs.hpp"
#include "games.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace backroom;

namespace {

/// Checks that what can be read is the same after writing and reading it again.
void read_twice(const Json& json, const auto& read, const auto& write)
{
    try {
        const auto value = read(json);
        if (!(read(Json::parse(write(value).dump())) == value))
            std::abort();
    } catch (const InputError&) {
        return;
    }
}

template <Encodable G>
void read_as(const Json& json)
{
    using C = Codec<G>;
    const auto write = [](const auto& value) { return C::whole(value); };
    read_twice(
        json, [](const Json& text) { return C::event(text, G::max_seats); }, write);
    read_twice(json, C::view, write);
    read_twice(json, C::state, write);
}

}

/// Reads any text as an event, a view or a state sent by another machine.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const Json json = parse_json({reinterpret_cast<const char*>(data), size});
        Games::for_each([&]<class G>() { read_as<G>(json); });
    } catch (const InputError&) {
        return 0;
    }
    return 0;
}
