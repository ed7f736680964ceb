// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <csignal>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

/// Starts processes for tests of several programs in one folder. Resources that these use must not be open when they
/// start.
namespace test {

/// Runs `work` in a child process, whose exit code says whether it returned true.
template <class Work>
pid_t another_program(const Work& work)
{
    const pid_t program = ::fork();
    if (program == 0)
        ::_exit(work() ? 0 : 1);
    if (program < 0)
        throw std::runtime_error("no process");
    return program;
}

inline bool succeeded(pid_t program)
{
    int status = 0;
    return ::waitpid(program, &status, 0) == program && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

inline void kill_program(pid_t program)
{
    ::kill(program, SIGKILL);
    int status = 0;
    ::waitpid(program, &status, 0);
}

[[noreturn]] inline void wait_for_ever()
{
    while (true)
        ::pause();
}

/// Passes single characters between processes.
class Pipe {
public:
    Pipe()
    {
        if (::pipe(ends_.data()) != 0)
            throw std::runtime_error("no pipe");
    }
    ~Pipe()
    {
        for (const int end : ends_)
            ::close(end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void send(char letter)
    {
        if (::write(ends_[1], &letter, 1) != 1)
            throw std::runtime_error("the pipe is closed");
    }
    char wait()
    {
        char letter = 0;
        if (::read(ends_[0], &letter, 1) != 1)
            throw std::runtime_error("the pipe is closed");
        return letter;
    }

private:
    std::array<int, 2> ends_{};
};

}
