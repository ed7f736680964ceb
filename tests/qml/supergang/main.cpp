// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/local_match.hpp"
#include "app/supergang/first_note.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "app/supergang/words/alarm_wording.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/supergang/game.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/protocol/codec.hpp"
#include "table_setup.hpp"

using namespace backroom::supergang;

class SuperGangSetup : public TableSetup {
    Q_OBJECT

public:
    /// Opens a table at a position and with options written as in the protocol, after these actions, each of which has
    /// a seat. Levels are those of computer players, 0 for a person.
    Q_INVOKABLE bool startPosition(const QStringList& names, const QVariantMap& options, const QVariantMap& position,
        const QVariantList& actions = {}, const QList<int>& levels = {})
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
                static_cast<int>(names.size()), false, levels);
        } catch (const backroom::InputError& problem) {
            qWarning("%s", problem.what());
            return false;
        }
    }

    /// Opens a table at which it is the first player's turn again, a computer having done something to them since, and
    /// something that has not been explained yet.
    Q_INVOKABLE bool startWithNews(const QStringList& names, const QVariantMap& position, const QList<int>& levels)
    {
        const supergang_table::Chronicle chronicle(names, {0, 1, 2}, levels);
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            auto match = matchAt<SuperGang>(position, {"Rosa", "Bea", "Vito"}, true);
            if (!match)
                return false;
            backroom::Random random(seed);
            std::optional<PublicState> since;
            std::vector<Event> events;
            while (!match->state().over) {
                const State& state = match->state();
                if (since && state.turn.seat == 0 && state.turn.phase == Phase::start && state.frames.empty())
                    break;
                const backroom::Seat seat = decider(state);
                if (match->act(seat, random_action(state, seat, random)))
                    return false;
                if (since)
                    for (const Event& event : match->events())
                        events.push_back(event);
                else if (match->state().turn.seat != 0)
                    since = match->state();
            }
            if (match->state().over)
                continue;
            const QVariantList news = supergang_table::news_of(*since, events, 0, chronicle);
            if (supergang_table::first_notes(events, *house().preferences()).isEmpty())
                continue;
            if (news.first().value<supergang_table::NewsRow>().text
                != supergang_table::AlarmWording::nothingHappenedToYou())
                return resume(
                    QStringLiteral("supergang"), backroom::Journal<SuperGang>::lines(*match), 3, false, levels);
        }
        return false;
    }

    Q_INVOKABLE void say(int seat, const QString& line) { house().table()->talk()->add(seat, line); }
    Q_INVOKABLE bool noted(const QString& note) const { return house().preferences()->noted(note); }
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

QUICK_TEST_MAIN_OF(supergang, SuperGangSetup)
#include "main.moc"
