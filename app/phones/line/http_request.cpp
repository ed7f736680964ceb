// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/line/http_request.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace {

std::string lower(std::string_view text)
{
    std::string low(text);
    std::ranges::transform(
        low, low.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return low;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t");
    return from == std::string_view::npos ? std::string_view()
                                          : text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

/// Returns the text before the separator, and removes both from `text`.
std::string_view take_until(std::string_view& text, std::string_view separator)
{
    const std::string_view found = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(text.size(), found.size() + separator.size()));
    return found;
}

/// True for control characters, which no request may contain: other programs could split its lines differently.
bool is_control(unsigned char letter)
{
    return (letter < ' ' && letter != '\t') || letter == 0x7f;
}

/// Returns false if the meaning of the field is ambiguous.
bool take_field(HttpRequest& request, std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == 0 || colon == std::string_view::npos)
        return false;
    const std::string name = lower(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (name == "host" && !std::exchange(request.host, value).empty())
        return false;
    if (name == "origin")
        request.origin = value;
    if (name == "upgrade")
        request.wants_web_socket = lower(value) == "websocket";
    return true;
}

}

std::optional<HttpRequest> HttpRequest::read(std::string_view bytes)
{
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos || end > longest)
        return {};
    std::string_view head = bytes.substr(0, end);
    std::string_view first = take_until(head, "\r\n");
    if (std::ranges::any_of(first, is_control))
        return {};
    HttpRequest request;
    request.method = take_until(first, " ");
    std::string_view target = take_until(first, " ");
    request.path = take_until(target, "?");
    if (request.method.empty() || !request.path.starts_with('/') || first != "HTTP/1.1")
        return {};
    while (!head.empty()) {
        const std::string_view line = take_until(head, "\r\n");
        if (std::ranges::any_of(line, is_control) || !take_field(request, line))
            return {};
    }
    return request;
}
