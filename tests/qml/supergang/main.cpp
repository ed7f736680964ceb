// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/local_match.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/supergang/game.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "table_setup.hpp"

using namespace backroom::supergang;

class SuperGangSetup : public TableSetup {
    Q_OBJECT

public:
    /// Opens a table at a position and with options written as in the protocol, after these actions, each of which has
    /// a seat.
    Q_INVOKABLE bool startPosition(const QStringList& names, const QVariantMap& options, const QVariantMap& position,
        const QVariantList& actions = {})
    {
        const auto json = [](const QVariantMap& map) {
            return backroom::Json::parse(QJsonDocument(QJsonObject::fromVariantMap(map)).toJson().toStdString());
        };
        backroom::Setup<SuperGang> setup;
        for (const QString& name : names)
            setup.names.push_back(name.toStdString());
        setup.seed = 1;
        try {
            setup.options = backroom::Codec<SuperGang>::options(json(options));
            setup.position = backroom::Codec<SuperGang>::position(json(position));
            auto match = backroom::begin_match<SuperGang>(setup);
            for (const QVariant& action : actions) {
                const QVariantMap act = action.toMap();
                const auto seat = static_cast<backroom::Seat>(act.value(QStringLiteral("seat")).toInt());
                const auto refusal = match.act(
                    seat, backroom::Codec<SuperGang>::action(json(act.value(QStringLiteral("action")).toMap())));
                if (refusal) {
                    qWarning("%s", refusal->code.data());
                    return false;
                }
            }
            return resume(QStringLiteral("supergang"), backroom::Journal<SuperGang>::lines(match),
                static_cast<int>(names.size()), false);
        } catch (const backroom::InputError& problem) {
            qWarning("%s", problem.what());
            return false;
        }
    }

    /// Returns the middle of the place with this id, in units of the board.
    Q_INVOKABLE QPointF pointOf(const QString& place) const
    {
        return supergang_table::point_of(*find_place(place.toStdString()));
    }
    Q_INVOKABLE QString placeOf(int seat, int character) const
    {
        const auto& figure = state().gangs[static_cast<std::size_t>(seat)].figures[static_cast<std::size_t>(character)];
        return QString::fromStdString(std::string(town.places[figure.place].id));
    }
    Q_INVOKABLE QString patrolPlace(int patrol) const
    {
        const Place place = state().patrols[static_cast<std::size_t>(patrol)].place;
        return place == no_place ? QString() : QString::fromStdString(std::string(town.places[place].id));
    }
    Q_INVOKABLE int cash(int seat) const { return state().gangs[static_cast<std::size_t>(seat)].cash; }
    Q_INVOKABLE int turnOf() const { return state().turn.seat; }
    Q_INVOKABLE int round() const { return state().round; }
    Q_INVOKABLE int frames() const { return static_cast<int>(state().frames.size()); }
    Q_INVOKABLE bool owns(int seat, const QString& shop) const
    {
        return state().gangs[static_cast<std::size_t>(seat)].owned.contains(*find_shop(shop.toStdString()));
    }
    Q_INVOKABLE int rackets(int seat) const { return state().gangs[static_cast<std::size_t>(seat)].rackets.size(); }
    Q_INVOKABLE int placedPawns(int seat) const { return state().gangs[static_cast<std::size_t>(seat)].pawns.size(); }
    Q_INVOKABLE int lines() const { return static_cast<int>(match().journal().size()); }

private:
    const backroom::Match<SuperGang>& match() const
    {
        return static_cast<const LocalMatch<SuperGang>&>(house().table()->match()).match();
    }
    const State& state() const { return match().state(); }
};

QUICK_TEST_MAIN_WITH_SETUP(supergang, SuperGangSetup)
#include "main.moc"
