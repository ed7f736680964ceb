// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/supergang/table.hpp"
#include "app/the_gang/table.hpp"
#include "engine/core/playout.hpp"
#include "engine/core/random.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "engine/gangz/game.hpp"
#include "engine/supergang/game.hpp"
#include "engine/the_gang/game.hpp"
#include "friends_elsewhere.hpp"
#include "house_setup.hpp"
#include "matches.hpp"

#include <QClipboard>
#include <QGuiApplication>

/// Reports that no broker is installed, if told so.
class Library final : public test::MemoryLibrary {
public:
    using MemoryLibrary::MemoryLibrary;
    bool without_broker = false;

    std::unique_ptr<remote::Broker> broker(
        const QString& folder, std::function<void(const QString&)> failed) const override
    {
        return without_broker ? nullptr : MemoryLibrary::broker(folder, std::move(failed));
    }
};

/// Sets up a house and friends in other houses.
class Setup : public HouseSetup {
    Q_OBJECT

public slots:
    void applicationAvailable() override
    {
        Friends::load = [this] { return &library_; };
        HouseSetup::applicationAvailable();
        house_->preferences()->setSpeed(Preferences::Off);
        for (const GameEntry& game : house_->games()->entries())
            house_->preferences()->setLessonOffered(game.id);
    }
    void cleanupTestCase() override
    {
        elsewhere_.reset();
        HouseSetup::cleanupTestCase();
        Friends::load = Friends::loaded;
    }

    /// Closes and forgets all tables, so that nobody sits elsewhere.
    Q_INVOKABLE void clear()
    {
        house_->friends().refresh();
        while (house_->friends().tableCount() > 0)
            house_->friends().giveUp(0);
        house_->friends().leave();
        elsewhere_.reset();
        QDir(folder_.filePath(QStringLiteral("friends"))).removeRecursively();
        QFile::remove(folder_.filePath(QStringLiteral("friends")));
        house_->preferences()->keepSeats({});
        house_->friends().refresh();
        QGuiApplication::clipboard()->clear();
        library_.without_broker = false;
        elsewhere_ = std::make_unique<FriendsElsewhere>(library_, *house_);
    }
    Q_INVOKABLE void uninstallBroker() { library_.without_broker = true; }
    /// Makes the folder for tables with friends unwritable.
    Q_INVOKABLE void blockFolder()
    {
        QFile file(folder_.filePath(QStringLiteral("friends")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
    }
    /// Opens a table of this house.
    Q_INVOKABLE void invite(const QString& game, const QStringList& names, const QList<int>& levels)
    {
        house_->friends().invite({game, FriendsElsewhere::seats(names, levels), {}, {}});
        pass(2);
    }
    /// Lets a friend take a seat at the table.
    Q_INVOKABLE void come(const QString& name, int mark)
    {
        elsewhere_->come(house_->friends().link(), name, mark);
        pass(2);
    }
    /// Lets a friend watch the table.
    Q_INVOKABLE void watch(const QString& name)
    {
        elsewhere_->come(house_->friends().link(), name, 0, true);
        pass(2);
    }
    /// Lets that friend say a sentence, by its number.
    Q_INVOKABLE void say(int guest, int sentence)
    {
        if (!elsewhere_->say(guest, sentence))
            qFatal("no seat");
        pass(2);
    }
    /// Lets that friend give up the seat for good.
    Q_INVOKABLE void leave(int guest)
    {
        elsewhere_->leave(guest);
        pass(2);
    }
    /// Decides at this screen until only friends are to decide.
    Q_INVOKABLE void decide()
    {
        own_ = house_->table();
        const QString game = own_->gameId();
        if (game == QLatin1String("the-gang"))
            decideAt<TheGangTable>();
        else if (game == QLatin1String("gangz"))
            decideAt<GangzTable>();
        else if (game == QLatin1String("gang-of-dice"))
            decideAt<GangOfDiceTable>();
        else
            decideAt<SuperGangTable>();
    }
    /// Lets everybody at the table of this house, or at the one in another house, play at random to the end.
    Q_INVOKABLE void finish() { finishAt(*house_->table()); }
    Q_INVOKABLE void finishElsewhere() { finishAt(elsewhere_->table()); }
    /// Lets a friend decide at the table of this house, which need not be shown.
    Q_INVOKABLE void friendDecides()
    {
        decideFor(*own_, *(own_->match().pending() & own_->people().remote()).begin());
        pass(2);
    }
    /// Closes that friend's program.
    Q_INVOKABLE void vanish(int guest)
    {
        elsewhere_->vanish(guest);
        pass(70);
    }
    /// Opens a table in another house. Returns the link to it.
    Q_INVOKABLE QString open(const QString& game, const QStringList& names, const QList<int>& levels)
    {
        return elsewhere_->open(game, names, levels);
    }
    /// Lets friends watch that table.
    Q_INVOKABLE void letWatch() { elsewhere_->letWatch(); }
    /// Deals there, after a friend has taken the last seat.
    Q_INVOKABLE void dealElsewhere(const QString& name)
    {
        elsewhere_->come(elsewhere_->link(), name, 3);
        pass(2);
        elsewhere_->deal();
        pass(3);
    }
    Q_INVOKABLE QString seatAt(int seat) const { return elsewhere_->seatAt(seat); }
    Q_INVOKABLE bool awayAt(int seat) const { return elsewhere_->awayAt(seat); }
    Q_INVOKABLE int markAt(int seat) const { return elsewhere_->markAt(seat); }
    Q_INVOKABLE void closeElsewhere()
    {
        elsewhere_->close();
        pass(2);
    }
    Q_INVOKABLE void pass(int seconds)
    {
        for (int second = 0; second < seconds; ++second) {
            broker_.pass(1000);
            house_->friends().tick();
            elsewhere_->tick();
            QCoreApplication::processEvents();
        }
    }
    Q_INVOKABLE QString clipboard() const { return QGuiApplication::clipboard()->text(); }
    Q_INVOKABLE void paste(const QString& text) { QGuiApplication::clipboard()->setText(text); }

private:
    /// Decides at a table of The Gang, also for a friend in another house.
    static void decideFor(GameTable& at, backroom::Seat seat)
    {
        using Game = TheGangTable::Game;
        auto& table = static_cast<TheGangTable&>(at);
        backroom::Random random{7};
        const auto action = backroom::random_action<Game>(test::match_of(table).state(), seat, random);
        if (!table.people().remote().contains(seat))
            table.play(seat, action);
        else if (table.elsewhere()->decided(seat, backroom::SeatLines<Game>::line(action)))
            qFatal("a legal action was refused");
        while (table.director()->busy())
            table.director()->finish();
    }
    void finishAt(GameTable& table)
    {
        while (!table.match().pending().empty())
            decideFor(table, *table.match().pending().begin());
        pass(3);
    }
    template <class Table>
    void decideAt()
    {
        using Game = typename Table::Game;
        auto& table = static_cast<Table&>(*house_->table());
        backroom::Random random{7};
        for (int most = 500; most > 0 && table.match().pending().contains(0); --most) {
            auto action = backroom::random_action<Game>(test::match_of(table).state(), 0, random);
            if constexpr (std::is_same_v<Table, SuperGangTable>)
                while (std::holds_alternative<backroom::supergang::GiveUp>(action))
                    action = backroom::random_action<Game>(test::match_of(table).state(), 0, random);
            table.play(0, action);
            while (table.director()->busy())
                table.director()->finish();
        }
    }

    test::MemoryBroker broker_;
    Library library_{broker_};
    std::unique_ptr<FriendsElsewhere> elsewhere_;
    /// The table at which this house has decided.
    QPointer<GameTable> own_;
};

QUICK_TEST_MAIN_OF(friends, Setup)

#include "main.moc"
