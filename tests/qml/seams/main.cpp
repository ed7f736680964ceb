// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/gangz/table.hpp"
#include "app/match/local_match.hpp"
#include "app/supergang/table.hpp"
#include "app/the_gang/table.hpp"
#include "engine/core/playout.hpp"
#include "engine/core/random.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "engine/gangz/game.hpp"
#include "engine/supergang/game.hpp"
#include "engine/the_gang/game.hpp"
#include "table_setup.hpp"

/// Tables of all games in turn, and all error messages on the way.
class Setup : public TableSetup {
    Q_OBJECT

public:
    Q_INVOKABLE void listen()
    {
        said().clear();
        if (before() == nullptr)
            before() = qInstallMessageHandler(hear);
    }
    Q_INVOKABLE QStringList heard() const { return said(); }
    Q_INVOKABLE void listenNoMore()
    {
        qInstallMessageHandler(before());
        before() = nullptr;
    }

    /// Starts a match of three persons with friendly undo. Its course is the same each time.
    Q_INVOKABLE void begin(const QString& game)
    {
        random_ = backroom::Random(7);
        house().startMatch(game, {{"Rosa", "Bea", "Vito"}, {0, 1, 2}, {0, 0, 0}}, 11, {{"friendly-undo", true}});
    }
    /// Plays what is shown up to this cue and stops there until it is released.
    Q_INVOKABLE void holdAt(const QString& cue) { house().table()->director()->holdAt(cue); }
    Q_INVOKABLE bool held() const { return house().table()->director()->held(); }
    Q_INVOKABLE void release() { house().table()->director()->release(); }
    /// Performs an action of the player who decides, preferably one that opens another layer.
    Q_INVOKABLE bool playOn()
    {
        GameTable* table = house().table();
        return table != nullptr
            && (playAt<TheGangTable>(*table) || playAt<GangOfDiceTable>(*table) || playAt<GangzTable>(*table)
                || playAt<SuperGangTable>(*table));
    }
    /// Makes one player after the other give up.
    Q_INVOKABLE bool giveUp()
    {
        auto* table = qobject_cast<SuperGangTable*>(house().table());
        if (table == nullptr)
            return false;
        const auto& state = stateOf(*table);
        if (!state.frames.empty() || state.turn.phase == backroom::supergang::Phase::police)
            return false;
        if (state.turn.phase == backroom::supergang::Phase::start)
            play(*table, backroom::supergang::Roll());
        play(*table, backroom::supergang::GiveUp());
        return true;
    }
    Q_INVOKABLE bool asks() const
    {
        const auto* table = qobject_cast<SuperGangTable*>(house().table());
        return table != nullptr && !stateOf(*table).frames.empty()
            && backroom::supergang::top<backroom::supergang::Duel>(stateOf(*table)) == nullptr;
    }
    Q_INVOKABLE int newest() const
    {
        const auto kept = house().store().newestUnfinished();
        return kept ? static_cast<int>(kept->id) : 0;
    }

private:
    static QStringList& said()
    {
        static QStringList lines;
        return lines;
    }
    static QtMessageHandler& before()
    {
        static QtMessageHandler handler = nullptr;
        return handler;
    }
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        said() += message;
        if (before() != nullptr)
            before()(type, context, message);
    }

    template <class Table>
    static const typename Table::Game::State& stateOf(const Table& table)
    {
        return static_cast<const LocalMatch<typename Table::Game>&>(table.match()).match().state();
    }

    template <class Table>
    static void play(Table& table, const typename Table::Action& action)
    {
        table.play(*table.match().pending().begin(), action);
        table.director()->finish();
    }

    template <class Table>
    bool playAt(GameTable& any)
    {
        auto* table = qobject_cast<Table*>(&any);
        if (table == nullptr || table->match().pending().empty())
            return false;
        const backroom::Seat seat = *table->match().pending().begin();
        const auto& state = stateOf(*table);
        if constexpr (std::is_same_v<Table, SuperGangTable>) {
            for (const auto& action : legal(state, seat))
                if (comesUp(action) && random_.below(3) > 0) {
                    play(*table, action);
                    return true;
                }
        }
        auto action = backroom::random_action<typename Table::Game>(state, seat, random_);
        // Giving up opens no more layers.
        if constexpr (std::is_same_v<Table, SuperGangTable>)
            for (int attempt = 0; attempt < 20 && std::holds_alternative<backroom::supergang::GiveUp>(action);
                 ++attempt)
                action = backroom::random_action<typename Table::Game>(state, seat, random_);
        play(*table, action);
        return true;
    }
    static bool comesUp(const backroom::supergang::Action& action)
    {
        using namespace backroom::supergang;
        return std::holds_alternative<StickUp>(action) || std::holds_alternative<Kill>(action)
            || std::holds_alternative<Recruit>(action);
    }

    backroom::Random random_{7};
};

QUICK_TEST_MAIN_OF(seams, Setup)

#include "main.moc"
