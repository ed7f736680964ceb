// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/game_files.hpp"
#include "app/shell/match_exchange.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "app/statistics/statistics.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "engine/the_gang/game.hpp"
#include "hands_on_store.hpp"
#include "house_setup.hpp"
#include "statistics_cases.hpp"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QWindow>

class Setup : public HouseSetup {
    Q_OBJECT

public slots:
    void applicationAvailable() override
    {
        // The folder of the user's documents.
        qputenv("HOME", folder_.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", folder_.path().toLocal8Bit());
        HouseSetup::applicationAvailable();
    }
    void cleanupTestCase() override
    {
        other_.reset();
        HouseSetup::cleanupTestCase();
    }

    Q_INVOKABLE void clear()
    {
        other_.reset();
        house_->preferences()->keepSeats({});
        for (const auto& listed : house_->store().all({}))
            house_->store().hide(listed.id);
        for (const qint64 match : finished_)
            house_->store().hide(match);
        finished_.clear();
        for (const QString& player : house_->statistics()->forgotten())
            house_->statistics()->remember(player);
        house_->statistics()->setGame(0);
        house_->statistics()->setComputers(false);
        house_->shelf()->refresh();
        QDir(exports()).removeRecursively();
        house_->matches()->setExportFolder(exports());
        house_->files()->setPlaces({exports()});
    }
    Q_INVOKABLE QStringList exported() const { return QDir(exports()).entryList(QDir::Files); }
    Q_INVOKABLE void drop(const QString& file) { dropAll({file}); }
    Q_INVOKABLE void dropAll(const QStringList& files)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls += file.contains(QLatin1String("://")) ? QUrl(file) : QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QWindow* window = QGuiApplication::allWindows().constFirst();
        const QPoint point(200, 300);
        QDragEnterEvent enter(point, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        QDropEvent dropped(point, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &dropped);
    }
    Q_INVOKABLE QString exportedFile(const QString& name) const { return QDir(exports()).filePath(name); }
    /// Imports a finished game of two players.
    Q_INVOKABLE void takeFinished()
    {
        house_->takeFile(
            QUrl::fromLocalFile(QStringLiteral(QUICK_TEST_FOLDERS "/../golden/gang-of-dice-2-seats.jsonl")));
    }
    /// Returns the picture saved with a match as comparable text; empty without one.
    Q_INVOKABLE QString pictureOf(int match) const
    {
        return QString::fromLatin1(house_->store().picture(match).toBase64());
    }
    Q_INVOKABLE QSize pictureSize(int match) const { return house_->matches()->picture(match).size(); }
    /// Starts a game with the fewest players, to be left by hand.
    Q_INVOKABLE void deal(const QString& game, int seed)
    {
        const int seats = house_->games()->game(game)->min_seats;
        house_->startMatch(game, NewGame::usualSeats(seats), static_cast<quint64>(seed), {});
    }
    /// Lets these seats decide elsewhere.
    Q_INVOKABLE void elsewhere(const QList<int>& seats)
    {
        backroom::SeatSet set;
        for (const int seat : seats)
            set.insert(static_cast<backroom::Seat>(seat));
        house_->table()->elsewhere()->set(set);
    }
    /// Makes the phones of these persons absent for so long that the house may play; the phones of all others are here.
    Q_INVOKABLE void away(const QList<int>& seats)
    {
        Presences signs;
        for (const backroom::Seat seat : house_->table()->people().persons())
            signs[seat].state = Presence::here;
        for (const int seat : seats)
            signs[static_cast<std::size_t>(seat)] = {Presence::away, QDateTime(QDate(2026, 1, 2), QTime(20, 14)), true};
        house_->table()->elsewhere()->setPresences(house_->table()->people().persons(), signs);
    }
    Q_INVOKABLE int leave(const QString& game, const QStringList& names)
    {
        QList<int> marks;
        for (int seat = 0; seat < names.size(); ++seat)
            marks += seat;
        house_->startMatch(game, {names, marks}, 7, {});
        house_->goHome();
        return house_->shelf()->items().front().key;
    }
    /// Saves a game that has been played to its end.
    Q_INVOKABLE void finish(const QString& game, const QStringList& names, int seed, const QList<int>& levels = {})
    {
        const auto play = [&]<class G>(G) {
            auto setup = test::setup_of<G>(static_cast<int>(names.size()), static_cast<std::uint64_t>(seed));
            for (int seat = 0; seat < names.size(); ++seat)
                setup.names[static_cast<std::size_t>(seat)] = names[seat].toStdString();
            backroom::Match<G> match = test::match<G>(setup);
            test::play_out(match, static_cast<std::uint64_t>(seed));
            finished_ += test::keep(house_->store(), match, levels);
        };
        if (game == QLatin1String("the-gang"))
            play(backroom::the_gang::TheGang{});
        else
            play(backroom::gang_of_dice::GangOfDice{});
    }
    Q_INVOKABLE QStringList documents() const
    {
        return QDir(folder_.filePath(QStringLiteral("Documents"))).entryList(QDir::Files);
    }
    Q_INVOKABLE void leaveDamaged()
    {
        const qint64 match = house_->store().begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("damaged"));
        house_->store().release(match);
        house_->shelf()->refresh();
    }
    Q_INVOKABLE void openElsewhere(int match)
    {
        other_ = std::make_unique<GameStore>(folder_.path());
        other_->hold(match);
    }
    Q_INVOKABLE void closeElsewhere() { other_.reset(); }
    /// Sends the repetition of a held key.
    Q_INVOKABLE void repeat(int key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(QGuiApplication::allWindows().constFirst(), &event);
    }

    /// Sets whether a new game offers its lesson; no lesson has been started then.
    Q_INVOKABLE void offerLessons(bool offered)
    {
        for (const GameEntry& game : house_->games()->entries()) {
            house_->preferences()->setLessonOffered(game.id, !offered);
            house_->lessonPlaces().keep(game.id, {});
        }
    }

    /// Opens a game file as if it was given on the command line.
    Q_INVOKABLE void playFile(const QString& file)
    {
        const auto read = match_exchange::read(file, house_->games()->entries());
        house_->play(read.match, read.moves);
    }
    /// Makes the disk full, until `makeRoom`.
    Q_INVOKABLE void fillDisk() { test::fill_disk(house_->store()); }
    Q_INVOKABLE bool makeRoom()
    {
        test::make_room(house_->store());
        return house_->store().retry();
    }
    Q_INVOKABLE void beginLong()
    {
        house_->store().begin(QStringLiteral("the-gang"), {0, 1}, QString(30'000, QLatin1Char('x')));
    }
    Q_INVOKABLE void writeFile(const QString& name, const QString& text)
    {
        QDir().mkpath(exports());
        QFile file(QDir(exports()).filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("no file");
    }
    Q_INVOKABLE void report(const QString& problem) { house_->report(problem); }

private:
    QString exports() const { return folder_.filePath(QStringLiteral("exports")); }

    std::unique_ptr<GameStore> other_;
    QList<qint64> finished_;
};

QUICK_TEST_MAIN_OF(shell, Setup)

#include "main.moc"
