#pragma once

#include <QSocketNotifier>

#include <memory>

/// Lets the program end in order when the system asks it to: SIGTERM, SIGINT and SIGHUP close the window.
class EndSignals {
public:
    EndSignals();
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    std::unique_ptr<QSocketNotifier> notifier_;
};
