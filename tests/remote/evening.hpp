// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/guest_seat.hpp"
#include "memory_broker.hpp"
#include "toy_match.hpp"

#include <array>
#include <memory>

namespace test {

/// A host and three guests, connected by a broker in memory. Each is a program that can crash and be restarted with
/// what it has saved on disk.
class Evening {
public:
    static constexpr int guests = 3;
    static constexpr int host = guests;

    struct Crash {
        int program = 0;
    };
    /// Another person with a code, and with a separate connection.
    struct Stranger {
        Stranger(Evening& evening, const remote::Invitation& invitation)
            : line(evening.broker)
            , seat(remote::new_seat(invitation, QStringLiteral("Stranger"), 0, {}), line,
                  [&evening] { return evening.broker.now(); },
                  {[](const remote::KeptSeat&) {}, [](int, const QJsonValue&) { return true; },
                      [](const std::optional<QJsonObject>&) {}, [] {}})
        {
            line.connect();
        }
        MemoryBroker::Line line;
        remote::GuestSeat seat;
        QString broken() const { return seat.kept().broken.value(QStringLiteral("code")).toString(); }
    };
    /// The data that a program has saved on disk.
    struct HostDisk {
        QJsonObject table;
        std::map<int, std::vector<ToyMatch::Line>> journals;
        std::map<int, remote::Chance> deals;
    };
    struct Host {
        explicit Host(Evening& evening)
            : line(evening.broker)
        {
        }
        MemoryBroker::Line line;
        std::unique_ptr<ToyMatch> match;
        std::unique_ptr<remote::HostTable> table;
    };
    struct Guest {
        explicit Guest(Evening& evening)
            : line(evening.broker)
        {
        }
        MemoryBroker::Line line;
        std::unique_ptr<remote::GuestSeat> seat;
    };

    explicit Evening(unsigned seed = 1, Trouble trouble = {}, int rounds = 4)
        : broker(seed, trouble)
        , rounds_(rounds)
    {
        // Creating keys takes a tenth of a second, so all evenings share them.
        static const remote::KeptTable table = *remote::new_table(guests);
        host_disk.table = remote::kept_json(table);
        for (int number = 0; number < guests; ++number)
            guest_disks[at(number)] = remote::kept_json(
                remote::new_seat(table.invitation(), QStringLiteral("Guest %1").arg(number), number, {}));
    }

    static std::size_t at(int number) { return static_cast<std::size_t>(number); }
    remote::HostTable& table() { return *host_program->table; }
    remote::GuestSeat& guest(int number) { return *guest_programs[at(number)]->seat; }
    MemoryBroker::Line& line(int program)
    {
        return program == host ? host_program->line : guest_programs[at(program)]->line;
    }
    bool isRunning(int program) const
    {
        return program == host ? host_program != nullptr : guest_programs[at(program)] != nullptr;
    }

    void start(int program)
    {
        if (program == host)
            startHost();
        else
            startGuest(program);
        line(program).connect();
    }
    void stop(int program)
    {
        if (program == host)
            host_program.reset();
        else
            guest_programs[at(program)].reset();
    }
    void startAll()
    {
        start(host);
        for (int number = 0; number < guests; ++number)
            start(number);
    }
    /// Lets this number of seconds pass, with a tick in each.
    void pass(int seconds)
    {
        for (int second = 0; second < seconds; ++second) {
            broker.pass(1000);
            for (int program = 0; program <= host; ++program)
                if (isRunning(program))
                    tick(program);
        }
    }
    void tick(int program)
    {
        if (program == host)
            table().tick();
        else
            guest(program).tick();
    }
    /// Starts all programs and deals a match.
    void begin()
    {
        startAll();
        pass(2);
        table().deal();
        pass(2);
    }
    QJsonObject word(const char* text = "word") const { return {{QStringLiteral("word"), QLatin1String(text)}}; }

    /// Plays rounds until the match has this number of items.
    void play(int length)
    {
        for (int turn = 0; turn < 100 * guests && host_program->match->length() < length; ++turn) {
            guest(turn % guests).decide(word());
            pass(1);
        }
        pass(1);
    }
    int length() const { return host_program->match->length(); }

    /// Writes to disk. The program may crash just before or just after writing.
    void write(int program, const std::function<void()>& work)
    {
        const bool crashes = crash ? crash() : false;
        ++writes;
        if (crashes && broker.chance() < 0.5)
            throw Crash{program};
        work();
        if (crashes)
            throw Crash{program};
    }

    MemoryBroker broker;
    HostDisk host_disk;
    std::array<QJsonObject, guests> guest_disks;
    std::unique_ptr<Host> host_program;
    std::array<std::unique_ptr<Guest>, guests> guest_programs;
    std::function<bool()> crash;
    std::function<QJsonObject(const remote::Knock&)> objection;
    std::function<bool(const QJsonValue&)> fits;
    std::function<void(int, const std::optional<QJsonObject>&)> answered;
    /// What a program has heard, and from whom.
    std::function<void(int program, int speaker, int sentence)> said = [](int, int, int) {};
    int writes = 0;
    QString filler;

private:
    void serve(int match)
    {
        host_program->match = std::make_unique<ToyMatch>(match, guests, rounds_, host_disk.journals[match],
            [this](const std::function<void()>& work) { write(host, work); });
        host_program->match->filler = filler;
        host_program->table->serve(host_program->match.get());
    }
    void startHost()
    {
        host_program = std::make_unique<Host>(*this);
        remote::HostTable::Callbacks callbacks;
        callbacks.keep = [this](const remote::KeptTable& table) {
            write(host, [&] { host_disk.table = remote::kept_json(table); });
        };
        callbacks.objection = [this](
                                  const remote::Knock& knock) { return objection ? objection(knock) : QJsonObject(); };
        callbacks.dealt = [this](const remote::Chance& chance) {
            write(host, [&] {
                host_disk.journals[chance.match];
                host_disk.deals[chance.match] = chance;
            });
            serve(chance.match);
        };
        callbacks.changed = [] {};
        callbacks.said = [this](int speaker, int sentence) { said(host, speaker, sentence); };
        const remote::KeptTable kept = remote::read_table(host_disk.table).value();
        host_program->table = std::make_unique<remote::HostTable>(
            kept, host_program->line, [this] { return broker.now(); }, std::move(callbacks));
        if (host_disk.journals.contains(kept.match))
            serve(kept.match);
    }
    void startGuest(int number)
    {
        auto& program = guest_programs[at(number)];
        program = std::make_unique<Guest>(*this);
        remote::GuestSeat::Callbacks callbacks;
        callbacks.keep = [this, number](const remote::KeptSeat& seat) {
            write(number, [&] { guest_disks[at(number)] = remote::kept_json(seat); });
        };
        callbacks.received = [this](int, const QJsonValue& item) { return !fits || fits(item); };
        callbacks.answered = [this, number](const auto& refusal) {
            if (answered)
                answered(number, refusal);
        };
        callbacks.changed = [] {};
        callbacks.said = [this, number](int speaker, int sentence) { said(number, speaker, sentence); };
        program->seat = std::make_unique<remote::GuestSeat>(
            remote::read_seat(guest_disks[at(number)]).value(), program->line, [this] { return broker.now(); },
            std::move(callbacks));
    }

    int rounds_;
};

}
