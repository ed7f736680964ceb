// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Measures tables with friends in other houses, over a real mosquitto: how long a decision takes until it is shown
// elsewhere, what is sent, and how soon a table goes on after a fault. All houses are in this process, and each has its
// own data on disk. Prints one line for each figure.
#include "app/friends/friends.hpp"
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/remote/whole_library.hpp"
#include "app/supergang/table.hpp"
#include "app/the_gang/table.hpp"
#include "house_folder.hpp"
#include "matches.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>

#include <algorithm>
#include <csignal>
#include <cstdio>

namespace {

/// The bytes that MQTT adds to a letter: its type, its size, the size of its topic, its number.
constexpr int frame = 1 + 2 + 2 + 2;

/// The real library; counts what is posted.
class Library final : public remote::WholeLibrary {
public:
    std::unique_ptr<remote::Carrier> carrier() const override { return std::make_unique<Counted>(sizes_); }
    QStringList addresses() const override { return {QStringLiteral("127.0.0.1")}; }
    std::vector<double> takeSizes() const { return std::exchange(sizes_, {}); }

private:
    class Counted final : public remote::Carrier {
    public:
        explicit Counted(std::vector<double>& sizes)
            : sizes_(sizes)
        {
        }
        void open(const Address& address) override
        {
            real_.listen(callbacks_);
            real_.open(address);
        }
        void follow(const QString& topic) override { real_.follow(topic); }
        void post(const QString& topic, const QByteArray& bytes, bool retain) override
        {
            sizes_.push_back(static_cast<double>(topic.size() + bytes.size() + frame));
            real_.post(topic, bytes, retain);
        }

    private:
        std::vector<double>& sizes_;
        remote::MqttCarrier real_;
    };

    mutable std::vector<double> sizes_;
};

double share(std::vector<double> of, double part)
{
    std::ranges::sort(of);
    return of.empty() ? 0 : of[static_cast<std::size_t>(part * static_cast<double>(of.size() - 1))];
}

/// Several houses; the first is the host.
template <class Table>
class Evening {
public:
    using Seat = backroom::Seat;

    Evening(const Library& library, int houses)
        : library_(library)
    {
        for (int house = 0; house < houses; ++house)
            houses_.push_back(std::make_unique<test::HouseFolder>());
        SeatList seats{{QStringLiteral("Rosa")}, {0}, {0}};
        for (int seat = 1; seat < houses; ++seat) {
            seats.names += QString();
            seats.marks += seat;
            seats.levels += SeatList::other_house;
        }
        friends(0).invite({QString::fromLatin1(Table::Game::id), seats, {{QStringLiteral("duels"), 1}}, {}});
        for (int house = 1; house < houses; ++house) {
            QElapsedTimer time;
            time.start();
            friends(house).join(friends(0).link(), QStringLiteral("Friend %1").arg(house), house, {});
            await([&] { return friends(house).hasCompany(); });
            joined.push_back(static_cast<double>(time.elapsed()));
        }
        await([&] { return friends(0).canDeal(); });
        library.takeSizes();
        friends(0).deal();
        await([&] { return std::ranges::all_of(houses_, [](const auto& house) { return house->house().table(); }); });
    }

    Friends& friends(int house) { return folder(house).house().friends(); }
    test::HouseFolder& folder(int house) { return *houses_[static_cast<std::size_t>(house)]; }
    Table& table(int house) { return static_cast<Table&>(*folder(house).house().table()); }
    const auto& judged() { return test::match_of(table(0)); }
    int houses() const { return static_cast<int>(houses_.size()); }

    /// Decides at random for a seat and waits until all houses show it.
    void decide(Seat seat)
    {
        const int length = judged().actions();
        const auto actions = legal(judged().state(), seat);
        std::vector<bool> shows(houses_.size());
        QElapsedTimer time;
        time.start();
        table(seat).play(seat, actions[random_.below(static_cast<std::uint32_t>(actions.size()))]);
        await([&] {
            for (int house = 0; house < houses(); ++house)
                if (!shows[static_cast<std::size_t>(house)] && table(house).match().length() > length) {
                    shows[static_cast<std::size_t>(house)] = true;
                    if (house != seat)
                        shown.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
                }
            settle();
            return std::ranges::find(shows, false) == shows.end();
        });
    }
    /// Nobody is here to click away what waits for a click.
    void settle()
    {
        for (const auto& folder : houses_)
            if (GameTable* table = folder->house().table())
                while (table->director()->busy())
                    table->director()->finish();
    }
    /// `pause` is the time between two decisions. What persons need for one is enough to acknowledge the letters.
    void playOn(int most, int pause)
    {
        for (int action = 0; action < most && !judged().over(); ++action) {
            decide(*judged().pending().begin());
            QTest::qWait(pause);
        }
    }
    /// Lets others decide until this seat has to.
    void playTo(Seat seat)
    {
        while (!judged().pending().contains(seat) && !judged().over())
            decide(*judged().pending().begin());
    }
    template <class Condition>
    static void await(const Condition& condition)
    {
        constexpr qint64 patience = 30'000;
        QElapsedTimer time;
        time.start();
        while (!condition()) {
            if (time.elapsed() > patience)
                qFatal("waited in vain");
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }

    /// In milliseconds: until a friend was seated, and until each decision was shown in each other house.
    std::vector<double> joined;
    std::vector<double> shown;

private:
    const Library& library_;
    std::vector<std::unique_ptr<test::HouseFolder>> houses_;
    backroom::Random random_{7};
};

template <class Table>
void measure_game(const Library& library, int seats, int most, int pause)
{
    Evening<Table> evening(library, seats);
    evening.playOn(most, pause);
    QTest::qWait(2500);
    const std::vector<double> sizes = library.takeSizes();
    double all = 0;
    for (const double size : sizes)
        all += size;
    std::printf("%s with %d, %d actions%s: shown elsewhere after %.1f ms (median), %.1f ms (p99); %zu letters, %.0f "
                "bytes (median), %.0f kB\n",
        Table::Game::id.data(), seats, evening.judged().actions(), evening.judged().over() ? " (whole game)" : "",
        share(evening.shown, 0.5), share(evening.shown, 0.99), sizes.size(), share(sizes, 0.5), all / 1000);
    std::printf("joining: %.0f ms (most)\n", share(evening.joined, 1));
    std::fflush(stdout);
}

void kill_broker()
{
    QProcess find;
    find.start(QStringLiteral("pgrep"),
        {QStringLiteral("-P"), QString::number(QCoreApplication::applicationPid()), QStringLiteral("mosquitto")});
    find.waitForFinished();
    const int broker = find.readAllStandardOutput().trimmed().toInt();
    if (broker <= 0 || ::kill(broker, SIGKILL) != 0)
        qFatal("no broker");
}

void measure_faults(const Library& library)
{
    constexpr int times = 5;
    Evening<TheGangTable> evening(library, 2);
    std::vector<double> after_broker;
    std::vector<double> after_host;
    for (int time = 0; time < times; ++time) {
        evening.playTo(1);
        QElapsedTimer since;
        since.start();
        kill_broker();
        evening.decide(1);
        after_broker.push_back(static_cast<double>(since.elapsed()));
        evening.playTo(1);
        evening.folder(0).close();
        // Everybody has given up trying often.
        QTest::qWait(6000);
        since.start();
        evening.folder(0).restart();
        evening.folder(0)->continueMatch();
        evening.decide(1);
        after_host.push_back(static_cast<double>(since.elapsed()));
    }
    std::printf("broker killed, until a decision is shown: %.0f ms (median), %.0f ms (most)\n",
        share(after_broker, 0.5), share(after_broker, 1));
    std::printf("host started again, until a decision is shown: %.0f ms (median), %.0f ms (most)\n",
        share(after_host, 0.5), share(after_host, 1));
}

}

int main(int argc, char* argv[])
{
    const QGuiApplication application(argc, argv);
    if (!remote::Broker::isInstalled()) {
        std::puts("mosquitto is not installed");
        return 1;
    }
    const Library library;
    Friends::load = [&library] { return &library; };
    constexpr int many = 200;
    constexpr int pause = 1100;
    measure_game<TheGangTable>(library, 5, many, pause);
    measure_game<GangOfDiceTable>(library, 3, many, 0);
    measure_game<GangzTable>(library, 4, many, 0);
    measure_game<SuperGangTable>(library, 4, many, 0);
    measure_faults(library);
}
