// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

/// Runs file-system calls with a timeout. The system may block them for as long as a remote disk does not answer, so
/// they run in a thread that is abandoned after the limit.
namespace patience {

/// Returns the result of `look`, or nothing after the limit.
template <class Found>
std::optional<Found> within(std::chrono::milliseconds limit, std::function<Found()> look)
{
    struct Answer {
        std::mutex mutex;
        std::condition_variable there;
        std::optional<Found> found;
    };
    const auto answer = std::make_shared<Answer>();
    std::thread([answer, look = std::move(look)] {
        Found found = look();
        const std::lock_guard lock(answer->mutex);
        answer->found = std::move(found);
        answer->there.notify_one();
    }).detach();
    std::unique_lock lock(answer->mutex);
    answer->there.wait_for(lock, limit, [&] { return answer->found.has_value(); });
    return std::move(answer->found);
}

}
