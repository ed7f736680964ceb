#pragma once

#include "core/journal.hpp"
#include "core/match.hpp"
#include "game_list.hpp"

#include <QCoreApplication>

#include <span>
#include <variant>

/// What the entry of a game is made from, beside its names: how its journal is written and read, and what the
/// window's options mean. `Table` is the game's table.
template <backroom::Game G, class Table>
struct TableEntry {
    using Match = backroom::Match<G>;

    std::string (*header)(const backroom::Setup<G>& setup) = nullptr;
    std::variant<Match, backroom::JournalError> (*load)(std::span<const std::string> lines) = nullptr;
    typename G::Options (*options)(const QVariantMap& options) = nullptr;
    QString (*progress)(const typename G::State& state) = nullptr;

    /// Fills in what follows from the game.
    GameEntry entry() const
    {
        GameEntry made;
        made.id = QString::fromLatin1(G::id);
        made.min_seats = G::min_seats;
        made.max_seats = G::max_seats;
        made.start = [of = *this](auto&&... arguments) { return of.start(arguments...); };
        made.resume = [of = *this](auto&&... arguments) { return of.resume(arguments...); };
        made.progress = [of = *this](auto&&... arguments) { return of.progressOf(arguments...); };
        return made;
    }

private:
    std::unique_ptr<QObject> start(
        House& house, const House::Seats& seats, quint64 seed, const QVariantMap& chosen) const
    {
        backroom::Setup<G> setup;
        for (const QString& name : seats.names)
            setup.names.push_back(name.toStdString());
        setup.seed = seed;
        setup.options = options(chosen);
        setup.friendly_undo = chosen.value(QStringLiteral("friendly-undo"), false).toBool();
        auto state = deal(setup.options, static_cast<int>(setup.names.size()), seed);
        Match match(std::move(setup), std::move(state));
        const qint64 kept =
            house.store().begin(QString::fromLatin1(G::id), seats.marks, QString::fromStdString(header(match.setup())));
        house.checkStore();
        return std::make_unique<Table>(house, std::move(match), seats.marks, kept);
    }

    std::variant<Match, backroom::JournalError> read(const GameStore::KeptMatch& kept) const
    {
        std::vector<std::string> lines;
        for (const QString& line : kept.lines)
            lines.push_back(line.toStdString());
        return load(lines);
    }

    std::unique_ptr<QObject> resume(House& house, const GameStore::KeptMatch& kept, QString& problem) const
    {
        auto loaded = read(kept);
        if (const auto* error = std::get_if<backroom::JournalError>(&loaded)) {
            problem = QCoreApplication::translate("House",
                "The game cannot be continued: its journal is not valid from line %1 on. "
                "It was left as it is in %2.")
                          .arg(error->line)
                          .arg(house.store().file());
            return nullptr;
        }
        Match match = std::get<Match>(std::move(loaded));
        QList<int> marks = kept.marks;
        const auto seats = static_cast<int>(match.setup().names.size());
        for (int seat = static_cast<int>(marks.size()); seat < seats; ++seat)
            marks += seat;
        return std::make_unique<Table>(house, std::move(match), marks, kept.id);
    }

    QString progressOf(const GameStore::KeptMatch& kept, QStringList& names) const
    {
        const auto loaded = read(kept);
        const auto* match = std::get_if<Match>(&loaded);
        if (match == nullptr)
            return {};
        for (const std::string& name : match->setup().names)
            names += QString::fromStdString(name);
        return progress(match->state());
    }
};
