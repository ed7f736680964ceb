// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The head of an HTTP request, as far as the page for phones needs it.
struct HttpRequest {
    /// A longer head is refused.
    static constexpr std::size_t longest = 8192;

    std::string method = {};
    /// Without the query.
    std::string path = {};
    std::string host = {};
    std::string origin = {};
    bool wants_web_socket = false;

    /// Returns the request at the beginning of `bytes`; nothing if its head is incomplete or is not HTTP/1.1.
    static std::optional<HttpRequest> read(std::string_view bytes);
    /// True if the head is complete, whether it is valid or not.
    static bool complete(std::string_view bytes) { return bytes.find("\r\n\r\n") != std::string_view::npos; }
};
