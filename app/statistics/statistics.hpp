#pragma once

#include "models/item_list.hpp"
#include "models/lent.hpp"
#include "statistics/counting.hpp"
#include "statistics/figure_group.hpp"
#include "statistics/player_book.hpp"
#include "statistics/record.hpp"
#include "statistics/statistics_items.hpp"
#include "statistics/versus_table.hpp"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class GameList;
class GameStore;
class Preferences;

/// What the finished matches say of who played them: of all games or one, of one player at a time.
class Statistics : public QObject, public Lent<Statistics> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool counting READ counting NOTIFY countingChanged)
    /// From 0 to 1.
    Q_PROPERTY(qreal progress READ progress NOTIFY countingChanged)
    /// No match is over yet.
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    /// All games, then each.
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(bool computers READ computers WRITE setComputers NOTIFY changed)
    Q_PROPERTY(ItemList* players READ players CONSTANT)
    Q_PROPERTY(QStringList forgotten READ forgotten NOTIFY changed)

    /// Who is looked at; empty for nobody.
    Q_PROPERTY(QString player READ player NOTIFY changed)
    Q_PROPERTY(int mark READ mark NOTIFY changed)
    Q_PROPERTY(bool computer READ computer NOTIFY changed)
    /// Other names under which that player sat.
    Q_PROPERTY(QStringList otherNames READ otherNames NOTIFY changed)
    /// Those whom that player can be merged with.
    Q_PROPERTY(QStringList others READ others NOTIFY changed)
    Q_PROPERTY(ItemList* headlines READ headlines CONSTANT)
    Q_PROPERTY(ItemList* groups READ groups CONSTANT)
    Q_PROPERTY(ItemList* places READ places CONSTANT)
    Q_PROPERTY(QString placesSummary READ placesSummary NOTIFY changed)
    Q_PROPERTY(ItemList* rivals READ rivals CONSTANT)

    /// Of all players, as it was when they were compared.
    Q_PROPERTY(VersusTable* versus READ versus CONSTANT)

    /// The chart: what it is of, its newest matches, and the ends of its scale.
    Q_PROPERTY(QString resultsTitle READ resultsTitle NOTIFY changed)
    Q_PROPERTY(QList<qreal> results READ results NOTIFY changed)
    Q_PROPERTY(QList<int> wins READ wins NOTIFY changed)
    Q_PROPERTY(QString highest READ highest NOTIFY changed)
    Q_PROPERTY(QString lowest READ lowest NOTIFY changed)
    Q_PROPERTY(QString resultsSummary READ resultsSummary NOTIFY changed)

    /// What became of an export.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    /// The chart shows so many matches at most, the newest.
    static constexpr std::size_t most_results = 100;

    Statistics(const GameStore& store, const GameList& games, const Preferences& preferences, const QString& folder);

    /// Whether all that was said of players is on disk, perhaps only now.
    bool retry() { return book_.retry(); }
    bool counting() const { return counting_.busy(); }
    qreal progress() const { return progress_; }
    bool empty() const { return counting_.matches().empty(); }
    QStringList games() const;
    int game() const { return game_; }
    void setGame(int game);
    bool computers() const { return computers_; }
    void setComputers(bool shown);
    ItemListOf<StatisticsPlayer>* players() { return &players_; }
    QStringList forgotten() const { return book_.forgotten(); }

    QString player() const;
    int mark() const { return markOf(chosen_); }
    bool computer() const { return chosen_.computer(); }
    QStringList otherNames() const;
    QStringList others() const;
    ItemListOf<StatisticsFigure>* headlines() { return &headlines_; }
    FigureGroups* groups() { return &groups_; }
    ItemListOf<StatisticsPlace>* places() { return &places_; }
    QString placesSummary() const;
    ItemListOf<StatisticsRival>* rivals() { return &rivals_; }

    VersusTable* versus() { return &versus_; }
    Q_INVOKABLE void compare() { versus_.become(record_); }
    /// How the one of that row fares against the one of that column; empty where they never met.
    Q_INVOKABLE QString versusSentence(int row, int column) const;

    QString resultsTitle() const;
    const QList<qreal>& results() const { return results_; }
    const QList<int>& wins() const { return wins_; }
    QString highest() const;
    QString lowest() const;
    QString resultsSummary() const;
    /// Of one of the chart.
    Q_INVOKABLE QString result(int index) const;

    QString notice() const { return notice_; }

    /// Looks again what has been played.
    void refresh();
    void retranslate();
    /// One of the list of players.
    Q_INVOKABLE void choose(int key);

    /// Why the chosen player cannot be called so; empty when he can.
    Q_INVOKABLE QString nameProblem(const QString& name) const;
    /// Whether somebody else is called so already: they would be one.
    Q_INVOKABLE bool merges(const QString& name) const;
    /// Of the chosen player; nothing when there is a problem.
    Q_INVOKABLE void rename(const QString& name);
    /// One of the other names stands for itself again.
    Q_INVOKABLE void separate(const QString& name);
    Q_INVOKABLE void forget();
    Q_INVOKABLE void remember(const QString& player);

    /// Writes what is shown as a table: into that file, or without a path into a new one among the user's documents;
    /// tells where it went.
    Q_INVOKABLE bool exportTable(const QString& path = {});
    /// Likewise, everyone against everyone.
    Q_INVOKABLE bool exportVersus(const QString& path = {});
    Q_INVOKABLE void dismissNotice() { tell({}); }

signals:
    void countingChanged();
    void changed();
    void noticeChanged();

private:
    QString gameId() const;
    /// The one played with last.
    int markOf(const Someone& someone) const;
    QString nameOfGame(const QString& id) const;
    /// Keys of lists.
    int keyOf(const Someone& someone);
    /// What the matches say is looked up again, and everything shown anew.
    void look();
    void show();
    void showPlayers();
    void showHeadlines(const Summary& summary);
    void showGroups();
    void showPlaces(const Summary& summary);
    void showRivals();
    void showResults();
    void tell(const QString& notice);
    /// Into that file, or without one into a new one of that name.
    bool write(const QByteArray& table, const QString& path, const QString& of);

    const GameStore& store_;
    const GameList& game_list_;
    const Preferences& preferences_;
    PlayerBook book_;
    Counting counting_;
    qreal progress_ = 0;
    int game_ = 0;
    bool computers_ = false;
    /// Everybody in all games, whatever is shown: who is who does not depend on it.
    Record everybody_;
    Record record_;
    Someone chosen_;
    QHash<Someone, int> keys_;
    ItemListOf<StatisticsPlayer> players_;
    ItemListOf<StatisticsFigure> headlines_;
    FigureGroups groups_;
    ItemListOf<StatisticsPlace> places_;
    ItemListOf<StatisticsRival> rivals_;
    VersusTable versus_;
    QList<qreal> results_;
    QList<int> wins_;
    QString notice_;
};
