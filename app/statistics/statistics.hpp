// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/statistics/counting.hpp"
#include "app/statistics/figure_group.hpp"
#include "app/statistics/player_aliases.hpp"
#include "app/statistics/statistics_items.hpp"
#include "app/statistics/versus_table.hpp"

class GameList;
class GameStore;
class Preferences;

/// The model of the statistics screen: results from finished matches of one game or all, and of one player at a time.
class Statistics : public QObject, public QmlSingleton<Statistics> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool counting READ counting NOTIFY countingChanged)
    /// The progress from 0 to 1.
    Q_PROPERTY(qreal progress READ progress NOTIFY countingChanged)
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    /// The names of the filter's entries: all games, then each game.
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(bool computers READ computers WRITE setComputers NOTIFY changed)
    Q_PROPERTY(ItemList* players READ players CONSTANT)
    Q_PROPERTY(QStringList forgotten READ forgotten NOTIFY changed)

    Q_PROPERTY(QString player READ player NOTIFY changed)
    Q_PROPERTY(int mark READ mark NOTIFY changed)
    Q_PROPERTY(bool computer READ computer NOTIFY changed)
    Q_PROPERTY(QStringList otherNames READ otherNames NOTIFY changed)
    /// The players with whom this one can be merged.
    Q_PROPERTY(QStringList others READ others NOTIFY changed)
    Q_PROPERTY(ItemList* headlines READ headlines CONSTANT)
    Q_PROPERTY(ItemList* groups READ groups CONSTANT)
    Q_PROPERTY(ItemList* places READ places CONSTANT)
    Q_PROPERTY(QString placesSummary READ placesSummary NOTIFY changed)
    Q_PROPERTY(ItemList* rivals READ rivals CONSTANT)

    /// The comparison of all players, as of the last call of `compare`.
    Q_PROPERTY(VersusTable* versus READ versus CONSTANT)

    /// The chart: its title, the latest results, and the ends of its scale.
    Q_PROPERTY(QString resultsTitle READ resultsTitle NOTIFY changed)
    Q_PROPERTY(QList<qreal> results READ results NOTIFY changed)
    Q_PROPERTY(QList<int> wins READ wins NOTIFY changed)
    Q_PROPERTY(QString highest READ highest NOTIFY changed)
    Q_PROPERTY(QString lowest READ lowest NOTIFY changed)
    Q_PROPERTY(QString resultsSummary READ resultsSummary NOTIFY changed)

    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)

public:
    /// The maximum number of results in the chart; the latest are shown.
    static constexpr std::size_t most_results = 100;

    Statistics(const GameStore& store, const GameList& games, const Preferences& preferences, const QString& folder);

    /// Retries a failed write of the player names; returns whether they are on disk.
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
    Q_INVOKABLE void compare() { versus_.assign(record_); }
    /// Says how the row's player fares against the column's; empty if they never met.
    Q_INVOKABLE QString versusSentence(int row, int column) const;

    QString resultsTitle() const;
    const QList<qreal>& results() const { return results_; }
    const QList<int>& wins() const { return wins_; }
    QString highest() const;
    QString lowest() const;
    QString resultsSummary() const;
    Q_INVOKABLE QString result(int index) const;

    QString notice() const { return notice_; }

    /// Counts the matches again, including new ones.
    void refresh();
    void retranslate() { show(); }
    /// Chooses a player by the key in the list.
    Q_INVOKABLE void choose(int key);

    /// Says why the chosen player cannot have this name; empty if possible.
    Q_INVOKABLE QString nameProblem(const QString& name) const;
    /// Returns whether the name belongs to another player, with whom this one would be merged.
    Q_INVOKABLE bool merges(const QString& name) const;
    /// Renames the chosen player; does nothing if there is a problem.
    Q_INVOKABLE void rename(const QString& name);
    /// Makes one of the other names a player of its own again.
    Q_INVOKABLE void separate(const QString& name);
    Q_INVOKABLE void forget();
    Q_INVOKABLE void remember(const QString& player);

    /// Exports what is shown to the file, or without a path to a new file in the user's documents, and reports where it
    /// is.
    Q_INVOKABLE bool exportTable(const QString& path = {});
    /// Exports the comparison of all players in the same way.
    Q_INVOKABLE bool exportVersus(const QString& path = {});
    Q_INVOKABLE void dismissNotice() { notify({}); }

signals:
    void countingChanged();
    void changed();
    void noticeChanged();

private:
    QString gameId() const;
    /// Returns the mark that the player used last.
    int markOf(const PlayerId& someone) const;
    QString nameOfGame(const QString& id) const;
    /// Returns the stable list key of a player.
    int keyOf(const PlayerId& someone);
    /// Computes the record again and updates all lists.
    void look();
    void show();
    void showPlayers();
    void showHeadlines(const Summary& summary);
    void showGroups();
    void showPlaces(const Summary& summary);
    void showRivals();
    void showResults();
    void notify(const QString& notice);
    /// Writes to the path, or without one to a new file whose name ends with `of`.
    bool write(const QByteArray& table, const QString& path, const QString& of);

    const GameStore& store_;
    const GameList& game_list_;
    const Preferences& preferences_;
    PlayerAliases book_;
    Counting counting_;
    qreal progress_ = 0;
    int game_ = 0;
    bool computers_ = false;
    /// All matches without the filter, by which players are identified.
    Record everybody_;
    Record record_;
    PlayerId chosen_;
    QHash<PlayerId, int> keys_;
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
