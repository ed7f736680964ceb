// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/journal_trouble.hpp"
#include "app/games/match_review.hpp"
#include "app/lessons/lesson_match.hpp"
#include "app/match/match_publisher.hpp"
#include "app/match/remote_match.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "engine/core/reveal.hpp"

#include <QCoreApplication>

#include <optional>
#include <span>
#include <variant>

/// Makes a game's `GameEntry` from its engine type, its table class `Table`, and two functions: `options` reads what
/// was chosen on the new-game screen, `progress` says how far a match has got.
template <backroom::Game G, class Table>
struct TableEntry {
    using Match = backroom::Match<G>;
    using Journal = backroom::Journal<G>;

    typename G::Options (*options)(const QVariantMap& options) = nullptr;
    QString (*progress)(const typename G::PublicState& open) = nullptr;

    GameEntry entry() const
    {
        GameEntry made;
        made.id = QString::fromLatin1(G::id);
        made.min_seats = G::min_seats;
        made.max_seats = G::max_seats;
        made.has_computers = backroom::PlayedByBots<G>;
        made.start = [of = *this](auto&&... arguments) { return of.start(arguments...); };
        made.resume = resume;
        made.join = join;
        made.flaw = flaw;
        made.follow = follow;
        made.wire_shape = backroom::Codec<G>::wire_shape();
        made.publisher = [](const GameTable& table) -> std::unique_ptr<SeatPublisher> {
            return std::make_unique<MatchPublisher<G>>(matchOf(table));
        };
        made.standing = [of = *this](const GameStore::KeptMatch& kept) { return of.standing(kept); };
        made.check = check;
        made.replay = replay;
        made.replay_table = replayTable;
        made.play_on = playOn;
        made.lesson = lesson;
        return made;
    }

    template <class Words>
    static ReviewWork review(const GameTable& replay)
    {
        const Match& match = matchOf(replay);
        if (!match.over())
            return {};
        backroom::SeatSet persons = backroom::SeatSet::first(static_cast<int>(match.setup().names.size()));
        const QList<int> levels = replay.seatList().levels;
        for (qsizetype seat = 0; seat < levels.size(); ++seat)
            if (levels[seat] > 0)
                persons.erase(static_cast<backroom::Seat>(seat));
        return review_work<G, Words>(match, persons);
    }

private:
    std::unique_ptr<GameTable> start(const Preferences& preferences, GameStore& store, const SeatList& seats,
        const Deal& dealt, const QVariantMap& chosen, const QStringList& house_rules) const
    {
        backroom::Setup<G> setup;
        for (const QString& name : seats.names)
            setup.names.push_back(name.toStdString());
        setup.seed = dealt.seed;
        setup.chance = dealt.chance;
        setup.options = options(chosen);
        setup.friendly_undo = chosen.value(QStringLiteral("friendly-undo"), false).toBool();
        auto state = deal(setup.options, static_cast<int>(setup.names.size()), setup.random());
        const qint64 kept = store.begin(QString::fromLatin1(G::id), seats.marks,
            QString::fromStdString(Journal::header(setup)), house_rules, seats.levels);
        TableSetting setting{preferences, seats.marks, house_rules};
        setting.levels = seats.levels;
        return std::make_unique<Table>(setting,
            std::make_unique<LocalMatch<G>>(Match(std::move(setup), std::move(state)), keeper_of(store, kept)));
    }

    /// Takes over the caller's lock on the match.
    static MatchKeeper keeper_of(GameStore& store, qint64 number)
    {
        const std::shared_ptr<GameStore> held(&store, [number](GameStore* of) { of->release(number); });
        return {number, [held, number](const std::vector<std::string>& lines, bool over) {
                    QStringList texts;
                    for (const std::string& line : lines)
                        texts += QString::fromStdString(line);
                    static_cast<void>(held->append(number, texts, over));
                }};
    }

    static LessonTable lesson(
        const Preferences& preferences, const Lesson& lesson, const SeatList& seats, const LessonPlace& place)
    {
        using Codec = backroom::Codec<G>;
        backroom::Setup<G> setup;
        for (const QString& name : seats.names)
            setup.names.push_back(name.toStdString());
        setup.seed = lesson.seed.toVariant().toULongLong();
        try {
            setup.options = Codec::options(lessons::to_engine(lesson.options));
            setup.position = Codec::position(lessons::to_engine(lesson.position));
            for (const Lesson::Step& step : lesson.steps) {
                if (!step.expect.empty())
                    static_cast<void>(Codec::action(lessons::to_engine(step.expect.front())));
                for (const Lesson::Act& act : step.others)
                    static_cast<void>(Codec::action(lessons::to_engine(act.action)));
            }
            auto course = std::make_shared<LessonProgress>(lesson);
            auto match = std::make_unique<LessonMatch<G>>(backroom::begin_match<G>(setup), course);
            if (!match->catchUp(place))
                return {};
            TableSetting setting{preferences, seats.marks};
            setting.levels = seats.levels;
            auto table = std::make_unique<Table>(setting, std::move(match));
            const auto play = [](GameTable& at, const QJsonObject& action) {
                static_cast<Table&>(at).play(0, Codec::action(lessons::to_engine(action)));
            };
            auto guide = std::make_unique<LessonGuide>(course, *table, play, place);
            return {std::move(table), std::move(guide)};
        } catch (const backroom::InputError&) {
            return {};
        }
    }

    struct Loaded {
        std::optional<Match> match;
        /// The number of undamaged lines at the beginning of the journal, from which the match was made.
        int good = 0;
    };

    static Loaded read(const GameStore::KeptMatch& kept)
    {
        std::vector<std::string> lines;
        for (const QString& line : kept.lines)
            lines.push_back(line.toStdString());
        auto loaded = Journal::load(lines);
        if (const auto* error = std::get_if<backroom::JournalError>(&loaded)) {
            if (error->line == 1)
                return {};
            const auto good = static_cast<std::size_t>(error->line) - 1;
            loaded = Journal::load(std::span(lines).first(good));
        }
        auto& match = std::get<Match>(loaded);
        const int good = static_cast<int>(match.journal().size()) + 1;
        return {std::move(match), good};
    }

    static std::unique_ptr<GameTable> resume(
        const Preferences& preferences, GameStore& store, const GameStore::KeptMatch& kept, QString& problem)
    {
        MatchKeeper keeper = keeper_of(store, kept.id);
        Loaded loaded = read(kept);
        if (!loaded.match) {
            problem = QCoreApplication::translate("House",
                "The game cannot be continued: it is damaged from the very start. It is still in %1, untouched.")
                          .arg(store.file());
            return nullptr;
        }
        if (loaded.good < kept.lines.size()) {
            if (!store.setAside(kept.id, loaded.good)) {
                problem = QCoreApplication::translate("House",
                    "The end of this game is damaged and has to be set aside before you can play on, but nothing can "
                    "be written to %1 at the moment.")
                              .arg(store.file());
                return nullptr;
            }
            problem = QCoreApplication::translate("House",
                "The end of this game was damaged. It resumes from the last good move; the rest was set aside in %1.")
                          .arg(store.file());
        }
        auto match = std::make_unique<LocalMatch<G>>(*std::move(loaded.match), std::move(keeper));
        TableSetting setting{preferences, marksOf(kept, *match), kept.house_rules, true};
        setting.levels = kept.levels;
        return std::make_unique<Table>(setting, std::move(match));
    }

    static RemoteTable join(const TableSetting& setting, const QStringList& names, std::span<const std::string> lines)
    {
        auto view = lines.empty() ? std::nullopt : backroom::SeatLines<G>::view(lines.front());
        if (!view || view->seat != setting.own || view->open.seats != static_cast<int>(names.size()))
            return {};
        auto match = std::make_unique<RemoteMatch<G>>(names, *std::move(view));
        for (const std::string& line : lines.subspan(1)) {
            match->hear(line);
            if (match->advance().kind == Arrival::impossible)
                return {};
        }
        RemoteFeed* feed = match.get();
        return {std::make_unique<Table>(setting, std::move(match)), feed};
    }

    class Follower final : public SeatFollower {
    public:
        explicit Follower(typename G::View first)
            : history_(std::move(first))
        {
        }
        bool follow(const std::string& line) override { return history_.follow(line).has_value(); }
        backroom::SeatSet pending() const override
        {
            using backroom::adl::pending;
            backroom::Random random;
            return pending(sample(history_.at(history_.length()), random));
        }

    private:
        backroom::SeatHistory<G> history_;
    };

    static std::unique_ptr<SeatFollower> follow(const std::string& first_view)
    {
        auto view = backroom::SeatLines<G>::view(first_view);
        return view ? std::make_unique<Follower>(*std::move(view)) : nullptr;
    }

    static std::optional<backroom::Flaw> flaw(
        const KnownMatch& known, std::span<const std::string> journal, std::stop_token stop)
    {
        const auto record = backroom::read_seat_record<G>(known.lines);
        if (!record)
            return backroom::Flaw{1, backroom::Flaw::Kind::received, "what was told cannot be"};
        backroom::AgreedSetup<G> agreed{{}, record->first.open.options, false, {}, known.chance};
        for (const QString& name : known.seats.names)
            agreed.names.push_back(name.toStdString());
        for (const int level : known.seats.levels)
            agreed.levels.push_back(std::max(level, 0));
        return backroom::RevealCheck<G>(agreed, std::span(&*record, 1), std::move(stop)).flaw_of(journal);
    }

    static QList<int> marksOf(const GameStore::KeptMatch& kept, const TableMatch& match)
    {
        QList<int> marks = kept.marks;
        for (auto seat = marks.size(); seat < match.names().size(); ++seat)
            marks += static_cast<int>(seat);
        return marks;
    }

    static std::unique_ptr<GameTable> replay(
        const Preferences& preferences, const GameStore::KeptMatch& kept, QString& problem)
    {
        Loaded loaded = read(kept);
        if (!loaded.match) {
            problem =
                QCoreApplication::translate("House", "The game cannot be shown: it is damaged from the very start.");
            return nullptr;
        }
        if (loaded.good < kept.lines.size())
            problem = QCoreApplication::translate(
                "House", "The end of this game is damaged: it is shown up to its last good move.");
        auto match = std::make_unique<LocalMatch<G>>(*std::move(loaded.match));
        TableSetting setting{preferences, marksOf(kept, *match), kept.house_rules};
        setting.levels = replayed(*match, kept.levels);
        setting.replayed = true;
        return std::make_unique<Table>(setting, std::move(match));
    }

    /// Until a match is over, its replay must not show what friends in other houses hold.
    static QList<int> replayed(const LocalMatch<G>& match, const QList<int>& levels)
    {
        return match.match().over() ? SeatList::withoutHouses(levels) : levels;
    }

    static const Match& matchOf(const GameTable& table)
    {
        return static_cast<const LocalMatch<G>&>(table.match()).match();
    }

    static QStringList linesOf(const Match& match)
    {
        QStringList lines;
        for (const std::string& line : Journal::lines(match))
            lines += QString::fromStdString(line);
        return lines;
    }

    static std::unique_ptr<GameTable> replayTable(const Preferences& preferences, const GameTable& table)
    {
        TableSetting setting{preferences, table.seatList().marks, table.houseRules()};
        auto match = std::make_unique<LocalMatch<G>>(matchOf(table));
        setting.levels = replayed(*match, table.seatList().levels);
        setting.replayed = true;
        return std::make_unique<Table>(setting, std::move(match));
    }

    static std::unique_ptr<GameTable> playOn(const Preferences& preferences, GameStore& store, const GameTable& replay)
    {
        const Match& old = matchOf(replay);
        SeatList seats = replay.seatList();
        if (!old.over() && seats.levels.contains(SeatList::other_house))
            return nullptr;
        seats.levels = SeatList::withoutHouses(seats.levels);
        Match match(old.setup(), old.initial());
        for (int action = 0; action < replay.match().position(); ++action) {
            const auto& act = old.action(action);
            if (match.act(act.seat, act.action, act.by_house))
                return nullptr;
        }
        GameStore::Listed as;
        as.game = QString::fromLatin1(G::id);
        as.marks = seats.marks;
        as.house_rules = replay.houseRules();
        as.levels = seats.levels;
        as.over = match.over();
        const qint64 kept = store.begin(as, linesOf(match));
        TableSetting setting{preferences, seats.marks, replay.houseRules(), true};
        setting.levels = seats.levels;
        return std::make_unique<Table>(
            setting, std::make_unique<LocalMatch<G>>(std::move(match), keeper_of(store, kept)));
    }

    MatchStanding standing(const GameStore::KeptMatch& kept) const
    {
        Loaded loaded = read(kept);
        if (!loaded.match)
            return {true};
        const LocalMatch<G> match(*std::move(loaded.match));
        MatchStanding found{false, progress(match.open()), PlayerNames::shown(match.names())};
        found.over = match.match().over();
        if (found.over)
            for (const backroom::Seat seat : match.result().winners)
                found.winners += found.names.value(seat);
        return found;
    }

    static CheckedJournal check(const std::vector<std::string>& lines)
    {
        auto loaded = backroom::load_lines<G>(lines);
        if (const auto* error = std::get_if<backroom::MatchFileError>(&loaded))
            return journal_trouble::of(*error);
        const auto& match = std::get<Match>(loaded);
        CheckedJournal checked;
        checked.lines = linesOf(match);
        for (const std::string& name : match.setup().names)
            checked.names += QString::fromStdString(name);
        checked.over = match.over();
        checked.moves = match.actions();
        return checked;
    }
};
