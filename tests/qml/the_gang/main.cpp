// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"
#include "engine/core/journal.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "matches.hpp"
#include "table_setup.hpp"

using namespace backroom::the_gang;

class Setup : public TableSetup {
    Q_OBJECT

public:
    /// Opens a table of three players at a position, after these choices: [{"seat": 0, "gangster": 19, "ticket": 1},
    /// …]; a choice without a ticket plays the special card. The match is loaded as if it was unfinished. Returns false
    /// if it is impossible.
    Q_INVOKABLE bool startPosition(const QVariantMap& position, const QVariantList& choices, bool friendly)
    {
        auto match = matchAt<TheGang>(position, {"Rosa", "Bea", "Vito"}, friendly);
        if (!match)
            return false;
        for (const QVariant& variant : choices) {
            const QVariantMap chosen = variant.toMap();
            Choose choose{static_cast<Gangster>(chosen.value(QStringLiteral("gangster")).toInt()), {}};
            if (chosen.contains(QStringLiteral("ticket")))
                choose.ticket = static_cast<City>(chosen.value(QStringLiteral("ticket")).toInt());
            const auto seat = static_cast<backroom::Seat>(chosen.value(QStringLiteral("seat")).toInt());
            if (const auto refusal = match->act(seat, choose)) {
                qWarning("%s", refusal->code.data());
                return false;
            }
        }
        return resume(QStringLiteral("the-gang"), backroom::Journal<TheGang>::lines(*match), 3,
            match->state().phase == Phase::placing);
    }

    Q_INVOKABLE QList<int> row(int city) const { return numbers(state().cities.at(static_cast<std::size_t>(city))); }
    Q_INVOKABLE QList<int> hand(int seat) const
    {
        return numbers(state().hands.at(static_cast<std::size_t>(seat)).gangsters);
    }
    Q_INVOKABLE QList<int> captured(int seat) const
    {
        return numbers(state().captured.at(static_cast<std::size_t>(seat)));
    }
    /// 0 while nothing is chosen.
    Q_INVOKABLE int chosen(int seat) const { return state().choices.at(static_cast<std::size_t>(seat)).gangster; }
    /// −1 if the special card is played instead.
    Q_INVOKABLE int ticket(int seat) const
    {
        const auto ticket = state().choices.at(static_cast<std::size_t>(seat)).ticket;
        return ticket ? index(*ticket) : -1;
    }
    Q_INVOKABLE int lines() const { return static_cast<int>(test::match_of(*table()).journal().size()); }

private:
    const TheGangTable* table() const { return qobject_cast<TheGangTable*>(house().table()); }
    const State& state() const { return test::match_of(*table()).state(); }
    static QList<int> numbers(Gangsters gangsters)
    {
        QList<int> list;
        for (const Gangster gangster : gangsters)
            list += gangster;
        return list;
    }
};

QUICK_TEST_MAIN_OF(the_gang, Setup)

#include "main.moc"
