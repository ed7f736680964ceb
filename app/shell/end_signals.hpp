#pragma once

#include <QSocketNotifier>

#include <functional>
#include <memory>

/// Lets the program end in order when the system asks it to, by SIGTERM, SIGINT or SIGHUP: `end` is called then.
class EndSignals {
public:
    explicit EndSignals(std::function<void()> end);
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    std::unique_ptr<QSocketNotifier> notifier_;
};
