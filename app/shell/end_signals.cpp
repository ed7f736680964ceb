// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/end_signals.hpp"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr std::array signals_of_the_end{SIGTERM, SIGINT, SIGHUP};
std::array<int, 2> pipe_ends{-1, -1};

// An async-signal-safe handler may do little more than write to a pipe.
void write_to_pipe(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(pipe_ends[1], &byte, 1);
}

void handle(void (*handler)(int))
{
    struct sigaction action { };
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int signal : signals_of_the_end)
        ::sigaction(signal, &action, nullptr);
}

}

EndSignals::EndSignals(std::function<void()> end)
{
    if (::pipe2(pipe_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    notifier_ = std::make_unique<QSocketNotifier>(pipe_ends[0], QSocketNotifier::Read);
    QObject::connect(notifier_.get(), &QSocketNotifier::activated, std::move(end));
    handle(write_to_pipe);
}

EndSignals::~EndSignals()
{
    if (!notifier_)
        return;
    handle(SIG_DFL);
    notifier_.reset();
    for (int& end : pipe_ends)
        ::close(std::exchange(end, -1));
}
