// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/playout.hpp"
#include "engine/core/random.hpp"
#include "game_cases.hpp"
#include "matches.hpp"
#include "models.hpp"

/// What the suites of all games need to play at random.
namespace test {

/// Adds all texts that QML can read of a value, an object or a model.
inline void texts_of(const QVariant& value, QStringList& texts, int depth = 0)
{
    if (value.metaType().id() == QMetaType::QString || value.metaType().id() == QMetaType::QStringList) {
        texts += value.toStringList();
    } else if (const auto* model = qobject_cast<QAbstractItemModel*>(value.value<QObject*>())) {
        const QList<int> roles = model->roleNames().keys();
        for (int row = 0; row < model->rowCount(); ++row)
            for (int role = Qt::UserRole; roles.contains(role); ++role)
                texts_of(model->index(row, 0).data(role), texts, depth + 1);
    } else if (const auto* object = value.value<QObject*>(); object != nullptr && depth < 2) {
        const QMetaObject& meta = *object->metaObject();
        for (int at = QObject::staticMetaObject.propertyCount(); at < meta.propertyCount(); ++at)
            texts_of(meta.property(at).read(object), texts, depth + 1);
    } else if (value.metaType().flags().testFlag(QMetaType::IsGadget)) {
        const QMetaObject& meta = *value.metaType().metaObject();
        for (int at = 0; at < meta.propertyCount(); ++at)
            texts_of(meta.property(at).readOnGadget(value.constData()), texts, depth + 1);
    } else if (value.canConvert<QVariantList>()) {
        for (const QVariant& one : value.toList())
            texts_of(one, texts, depth + 1);
    }
}

template <class Table, class Cases>
class PlayedSuite : public Cases {
public:
    using Game = typename Table::Game;
    using Match = backroom::Match<Game>;
    using Seat = backroom::Seat;

    static const auto& anyOf(const auto& list, backroom::Random& random)
    {
        return list[random.below(static_cast<std::uint32_t>(list.size()))];
    }

    /// Goes through all numbers of seats in turn.
    static int seatsIn(int round) { return Game::min_seats + round % (Game::max_seats - Game::min_seats + 1); }

    /// The levels at a table of one person and computer players.
    static QList<int> onePerson(int seats)
    {
        QList<int> levels(seats, 1);
        levels[0] = 0;
        return levels;
    }

    static void playAny(Match& match, backroom::Random& random)
    {
        const Seat seat = *match.pending().begin();
        const auto actions = legal(match.state(), seat);
        if (match.act(seat, anyOf(actions, random)))
            throw std::logic_error("a legal action was refused");
    }
    static void playAny(Table& table, backroom::Random& random, bool to_the_end = true)
    {
        const Match& match = match_of(table);
        const Seat seat = *match.pending().begin();
        const auto actions = legal(match.state(), seat);
        table.play(seat, anyOf(actions, random));
        if (to_the_end)
            table.director()->skip();
    }

    /// Returns a match after fewer than `below` actions.
    static Match begunMatch(const backroom::Setup<Game>& setup, std::uint32_t below, backroom::Random& random)
    {
        Match made = match(setup);
        for (auto left = random.below(below); left > 0 && !made.over(); --left)
            playAny(made, random);
        return made;
    }
    static Match randomMatch(int seats, std::uint64_t seed, int actions)
    {
        Match made = match(setup_of<Game>(seats, seed));
        backroom::Random random(seed + 1);
        while (made.actions() < actions && !made.over())
            playAny(made, random);
        return made;
    }

    /// Returns another state that looks the same from the seat, including what could be remembered of face-down cards.
    static auto twinOf(const typename Game::State& state, Seat seat, backroom::Random& random)
    {
        auto seen = view(state, seat);
        if constexpr (requires { forget(seen.open); })
            forget(seen.open);
        else if constexpr (requires { seen.open.memory; })
            seen.open.memory = {};
        return sample(seen, random);
    }

    /// Returns the key of a random row; −1 if there is none.
    template <class Item>
    static int anyKey(const ItemListOf<Item>& model, backroom::Random& random)
    {
        const auto& items = model.items();
        return items.empty() ? -1 : int{items[random.below(static_cast<std::uint32_t>(items.size()))].key};
    }

    static QList<QRectF> places(const GameTable& table)
    {
        QList<QRectF> list;
        const QMetaObject& meta = *table.metaObject();
        for (int at = 0; at < meta.propertyCount(); ++at) {
            const auto* model = qobject_cast<QAbstractItemModel*>(meta.property(at).read(&table).value<QObject*>());
            const int role = model == nullptr ? -1 : model->roleNames().key("place", -1);
            for (int row = 0; role >= 0 && row < model->rowCount(); ++row)
                list += model->index(row, 0).data(role).toRectF();
        }
        return list;
    }

    /// Returns a point inside a random item.
    static QPointF anywhere(const GameTable& table, backroom::Random& random)
    {
        const QList<QRectF> all = places(table);
        return all.isEmpty() ? QPointF() : all.at(random.below(static_cast<std::uint32_t>(all.size()))).center();
    }
};

}
