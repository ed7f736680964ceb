// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "app/match/local_match.hpp"
#include "engine/core/journal.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "engine/gang_of_dice/protocol/words.hpp"
#include "table_setup.hpp"

using namespace backroom::gang_of_dice;

class Setup : public TableSetup {
    Q_OBJECT

public:
    /// Opens a table at a position, after these actions of the player whose turn it is each time: [{"type": "take",
    /// "dice": 3}, …]. The match is loaded as if it was unfinished. Returns false if it is impossible.
    Q_INVOKABLE bool startPosition(
        const QStringList& names, const QVariantMap& position, const QVariantList& actions, bool friendly)
    {
        std::vector<std::string> players;
        for (const QString& name : names)
            players.push_back(name.toStdString());
        auto match = matchAt<GangOfDice>(position, players, friendly);
        if (!match)
            return false;
        for (const QVariant& action : actions) {
            const QByteArray json = QJsonDocument(QJsonObject::fromVariantMap(action.toMap())).toJson();
            const Action act = backroom::Codec<GangOfDice>::action(backroom::Json::parse(json.toStdString()));
            if (const auto refusal = match->act(match->state().playing, act)) {
                qWarning("%s", refusal->code.data());
                return false;
            }
        }
        return resume(QStringLiteral("gang-of-dice"), backroom::Journal<GangOfDice>::lines(*match),
            static_cast<int>(names.size()), match->state().phase == Phase::rolling);
    }

    /// Returns the dice in front of a player, or in the tray.
    Q_INVOKABLE QList<int> shown(int seat) const
    {
        QList<int> list;
        for (const Face face : state().shown.at(static_cast<std::size_t>(seat)))
            list += face;
        return list;
    }
    Q_INVOKABLE int wealth(int seat) const { return state().wealth.at(static_cast<std::size_t>(seat)); }
    Q_INVOKABLE int middle() const { return state().middle; }
    Q_INVOKABLE int playing() const { return state().playing; }
    Q_INVOKABLE int roll() const { return state().roll; }
    /// −1 if the seat has had no turn in this round or has lost it.
    Q_INVOKABLE int result(int seat) const
    {
        const auto& result = state().results.at(static_cast<std::size_t>(seat));
        return result && result->valid ? result->total : -1;
    }
    Q_INVOKABLE static QVariantList cards()
    {
        QVariantList list;
        for (const Back back : {Back::bright, Back::dark})
            for (const Warning& card : deck(back))
                list += QJsonDocument::fromJson(QByteArray::fromStdString(words::of(card).dump())).toVariant();
        return list;
    }
    Q_INVOKABLE int lines() const { return static_cast<int>(match().journal().size()); }

private:
    const backroom::Match<GangOfDice>& match() const
    {
        return static_cast<const LocalMatch<GangOfDice>&>(house().table()->match()).match();
    }
    const State& state() const { return match().state(); }
};

QUICK_TEST_MAIN_OF(gang_of_dice, Setup)

#include "main.moc"
