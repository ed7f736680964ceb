// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/core/playout.hpp"
#include "games.hpp"
#include "table_setup.hpp"

/// Random matches of any game, and what is saved of them.
class Setup : public TableSetup {
    Q_OBJECT

public:
    /// Saves a match of at most this many actions, and opens it at the table or as a replay.
    Q_INVOKABLE bool open(const QString& game, int seats, int actions, bool replayed)
    {
        bool opened = false;
        backroom::Games::for_each([&]<class G>() {
            if (game == QLatin1String(G::id))
                opened = openMatch<G>(seats, actions, replayed);
        });
        return opened;
    }
    Q_INVOKABLE int newestLines() const
    {
        const auto kept = house().store().newestUnfinished();
        return kept ? static_cast<int>(kept->lines.size()) : 0;
    }
    Q_INVOKABLE int unfinished() const { return static_cast<int>(house().store().unfinished().size()); }

private:
    template <backroom::Game G>
    bool openMatch(int seats, int actions, bool replayed)
    {
        static const std::vector<std::string> names{"Rosa", "Bea", "Vito", "Sal", "Nina", "Tony"};
        backroom::Setup<G> setup;
        setup.names.assign(names.begin(), names.begin() + seats);
        setup.seed = 12;
        auto state = deal(setup.options, seats, setup.seed);
        backroom::Match<G> match(std::move(setup), std::move(state));
        backroom::Random random(3);
        while (match.actions() < actions && !match.over()) {
            const backroom::Seat seat = *match.pending().begin();
            if (match.act(seat, backroom::random_action<G>(match.state(), seat, random)))
                return false;
        }
        const auto journal = backroom::Journal<G>::lines(match);
        if (!resume(QString::fromLatin1(G::id), journal, seats, false))
            return false;
        if (!replayed)
            return true;
        const qint64 id = house().store().newestUnfinished() ? house().store().newestUnfinished()->id : 0;
        if (house().table()->over())
            house().table()->replayMatch();
        else
            house().replay(static_cast<int>(id));
        return house().table()->replay() != nullptr;
    }
};

QUICK_TEST_MAIN_OF(replay, Setup)

#include "main.moc"
