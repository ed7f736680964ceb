// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads headers of HTTP requests as phones and strangers on the local network send them.
#include "app/phones/line/http_request.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto request = HttpRequest::read(bytes);
    if (!request)
        return 0;
    const bool plain = HttpRequest::complete(bytes) && !request->method.empty() && request->path.starts_with('/')
        && request->path.find_first_of(" ?\n") == std::string::npos;
    if (!plain)
        std::abort();
    return 0;
}
