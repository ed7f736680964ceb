#include "all_games.hpp"
#include "gang_of_dice/game.hpp"
#include "screen_reader.hpp"
#include "shell/house.hpp"
#include "shell/shelf.hpp"
#include "shell/window_setup.hpp"
#include "statistics/statistics.hpp"
#include "statistics_cases.hpp"
#include "the_gang/game.hpp"

#include <QDir>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QWindow>
#include <QtQuickTest>

#include <memory>

/// A house in an empty folder.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        // Where the user's documents are.
        qputenv("HOME", folder_.path().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", folder_.path().toLocal8Bit());
        window_setup::prepare(*qGuiApp);
        house_ = std::make_unique<House>(folder_.path(), QStringLiteral("en"), all_games());
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Reader", &reader_);
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Setup", this);
    }
    void cleanupTestCase()
    {
        other_.reset();
        house_.reset();
    }

    /// An empty shelf.
    Q_INVOKABLE void clear()
    {
        other_.reset();
        for (const auto& listed : house_->store().unfinished())
            house_->store().putAway(listed.id);
        for (const qint64 match : finished_)
            house_->store().putAway(match);
        finished_.clear();
        for (const QString& player : house_->statistics()->forgotten())
            house_->statistics()->remember(player);
        house_->statistics()->setGame(0);
        house_->statistics()->setComputers(false);
        house_->shelf()->refresh();
    }
    /// Deals a game and leaves it.
    Q_INVOKABLE int leave(const QString& game, const QStringList& names)
    {
        QList<int> marks;
        for (int seat = 0; seat < names.size(); ++seat)
            marks += seat;
        house_->startMatch(game, {names, marks}, 7, {});
        house_->goHome();
        return house_->shelf()->items().front().key;
    }
    /// A game that was played to its end.
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
    /// A match that is damaged from its beginning.
    Q_INVOKABLE void leaveDamaged()
    {
        const qint64 match = house_->store().begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("damaged"));
        house_->store().release(match);
        house_->shelf()->refresh();
    }
    /// Another window opens the match.
    Q_INVOKABLE void openElsewhere(int match)
    {
        other_ = std::make_unique<GameStore>(folder_.path());
        other_->hold(match);
    }
    Q_INVOKABLE void closeElsewhere() { other_.reset(); }
    /// A key that is held.
    Q_INVOKABLE void repeat(int key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(QGuiApplication::allWindows().constFirst(), &event);
    }

    /// Something went wrong with the storage.
    Q_INVOKABLE void report(const QString& problem) { house_->report(problem); }

private:
    QTemporaryDir folder_;
    std::unique_ptr<House> house_;
    std::unique_ptr<GameStore> other_;
    QList<qint64> finished_;
    ScreenReader reader_;
};

QUICK_TEST_MAIN_WITH_SETUP(shell, Setup)

#include "main.moc"
