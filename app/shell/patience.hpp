#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

/// Looking at disks, which may be far away and not answer: whoever looks is held up by the system then, and cannot be
/// stopped. It is another thread than the window's, and is given up after a while.
namespace patience {

/// What `look` finds, or nothing when that takes too long.
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
