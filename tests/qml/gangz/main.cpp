// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/tattoo_names.hpp"
#include "app/gangz/words/wording.hpp"
#include "app/match/local_match.hpp"
#include "engine/core/journal.hpp"
#include "engine/gangz/game.hpp"
#include "engine/gangz/protocol/codec.hpp"
#include "table_setup.hpp"

#include <algorithm>
#include <functional>

using namespace backroom::gangz;
namespace tattoos = gangz_table::tattoos;

class GangzSetup : public TableSetup {
    Q_OBJECT

public:
    /// Opens a table at a position written as in the protocol, after these actions, each of which has a seat.
    Q_INVOKABLE bool startPosition(
        const QStringList& names, const QVariantMap& position, const QVariantList& actions, bool friendly)
    {
        std::vector<std::string> players;
        for (const QString& name : names)
            players.push_back(name.toStdString());
        auto match = matchAt<Gangz>(position, players, friendly);
        if (!match)
            return false;
        for (const QVariant& action : actions) {
            const QVariantMap act = action.toMap();
            const QByteArray json =
                QJsonDocument(QJsonObject::fromVariantMap(act.value(QStringLiteral("action")).toMap())).toJson();
            const auto seat = static_cast<backroom::Seat>(act.value(QStringLiteral("seat")).toInt());
            if (const auto refusal =
                    match->act(seat, backroom::Codec<Gangz>::action(backroom::Json::parse(json.toStdString())))) {
                qWarning("%s", refusal->code.data());
                return false;
            }
        }
        return resume(
            QStringLiteral("gangz"), backroom::Journal<Gangz>::lines(*match), static_cast<int>(names.size()), false);
    }

    Q_INVOKABLE QList<int> hand(int seat) const { return numbers(state().hands.at(static_cast<std::size_t>(seat))); }
    Q_INVOKABLE QList<int> played(int seat) const { return numbers(state().played.at(static_cast<std::size_t>(seat))); }
    Q_INVOKABLE QList<int> vote(int seat) const
    {
        const auto& vote = state().votes.at(static_cast<std::size_t>(seat));
        return vote ? QList<int>{vote->first, vote->second} : QList<int>();
    }
    Q_INVOKABLE QList<int> wall() const { return numbers(state().wall); }
    Q_INVOKABLE int total(int seat) const { return state().totals.at(static_cast<std::size_t>(seat)); }
    /// Lets up to three seats make the longest remarks that are possible about a card and the leader.
    Q_INVOKABLE void remark() const
    {
        QStringList all;
        for (int card = 0; card < card_count; ++card) {
            const QString name = tattoos::name(static_cast<Card>(card));
            const auto thought = tattoos::evident_thought(state().leaders.front(), static_cast<Card>(card));
            for (const bool shot : {false, true}) {
                all += gangz_table::Wording::excuses(name, tattoos::name(state().leaders.front()), shot);
                if (thought.strength > 0)
                    all += gangz_table::Wording::remarks(name, thought.words, shot);
            }
        }
        std::ranges::sort(all, std::ranges::greater(), &QString::size);
        Remarks remarks;
        for (int seat = 1; seat < house().table()->seatList().names.size() && seat <= 3; ++seat)
            remarks.emplace_back(static_cast<backroom::Seat>(seat), all.at(seat));
        house().table()->talk()->say(remarks);
    }
    Q_INVOKABLE int round() const { return state().round; }
    Q_INVOKABLE int lines() const { return static_cast<int>(match().journal().size()); }

private:
    const backroom::Match<Gangz>& match() const
    {
        return static_cast<const LocalMatch<Gangz>&>(house().table()->match()).match();
    }
    const State& state() const { return match().state(); }
    static QList<int> numbers(const auto& cards)
    {
        QList<int> list;
        for (const Card card : cards)
            list += card;
        return list;
    }
};

QUICK_TEST_MAIN_OF(gangz, GangzSetup)
#include "main.moc"
