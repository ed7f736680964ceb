// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game.hpp"

#include "app/games/game_list.hpp"
#include "app/models/player_names.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/deal_number.hpp"
#include "app/table/game_table.hpp"
#include "app/table/house_players.hpp"
#include "app/table/seat_style.hpp"

#include <algorithm>

namespace {

const QStringList& usual_names()
{
    static const QStringList names{QStringLiteral("Rosa"), QStringLiteral("Bea"), QStringLiteral("Vito"),
        QStringLiteral("Sal"), QStringLiteral("Nina"), QStringLiteral("Enzo")};
    return names;
}

constexpr int usual_count = 3;
const QString friendly_undo = QStringLiteral("friendly-undo");

}

NewGame::NewGame(const GameList& games, Preferences& preferences, const QString& gameId)
    : game_(*games.game(gameId))
    , preferences_(preferences)
{
    const QVariantMap last = preferences.options(gameId);
    for (const GameOption& option : game_.options) {
        const auto row = static_cast<int>(option.values.indexOf(last.value(option.id)));
        chosen_.insert(option.id,
            option.house_rule ? (preferences.houseRule(option.id) ? 1 : 0)
                : row < 0     ? option.usual
                              : row);
    }
    chosen_.insert(friendly_undo, preferences.friendlyUndo() ? 1 : 0);
    restorePlayers();
    newDealNumber();
    connect(&preferences, &Preferences::languageChanged, this, [this] {
        showOptions();
        noteSeats();
        emit changed();
    });
}

SeatList NewGame::usualSeats(int count)
{
    SeatList seats;
    for (int seat = 0; seat < count; ++seat) {
        seats.names += usual_names().value(seat);
        seats.marks += seat;
    }
    return seats;
}

/// Restores the players of the last game, as far as there are seats.
void NewGame::restorePlayers()
{
    const auto [names, marks, levels] = preferences_.seats();
    std::vector<Player> players;
    for (int seat = 0; seat < names.size() && seat < game_.max_seats && marks.size() == names.size(); ++seat) {
        const bool usable = marks[seat] >= 0 && marks[seat] < SeatStyle::mark_count
            && std::ranges::find(players, marks[seat], &Player::mark) == players.end();
        if (usable)
            players.push_back({next_key_++, PlayerNames::cut(names[seat]), marks[seat],
                game_.has_computers ? std::min(levels.value(seat), backroom::level_count) : 0});
    }
    const int count = players.empty() ? std::clamp(usual_count, game_.min_seats, game_.max_seats) : game_.min_seats;
    while (static_cast<int>(players.size()) < count) {
        players.push_back(fresh(players));
        ++next_key_;
    }
    assign(std::move(players));
}

void NewGame::showOptions()
{
    std::vector<OptionItem> items;
    for (const GameOption& option : game_.options) {
        // A single person needs no ban on hints.
        if (option.id == no_hints_rule && onlyPerson() && !withFriends())
            continue;
        const QString why = barred(option.id, option.opens_all);
        items.push_back({static_cast<int>(items.size()), option.id, option.name(),
            why.isEmpty() && option.hint ? option.hint(count()) : why,
            option.choices ? option.choices(count()) : QStringList(), rowOf(option.id, option.opens_all),
            !why.isEmpty()});
    }
    const QString why = barred(friendly_undo, false);
    items.push_back({static_cast<int>(items.size()), friendly_undo, tr("Friendly undo"),
        why.isEmpty() ? tr("Undo even what has been revealed") : why, {}, rowOf(friendly_undo, false), !why.isEmpty()});
    options_.assign(items);
}

QString NewGame::barred(const QString& option, bool opens_all) const
{
    if (!withFriends() || (option != friendly_undo && !opens_all))
        return {};
    return opens_all ? tr("Not with friends elsewhere: their hands are seen only where they sit")
                     : tr("Not with friends elsewhere: what they have seen cannot be undone");
}

int NewGame::rowOf(const QString& option, bool opens_all) const
{
    return barred(option, opens_all).isEmpty() ? chosen_.value(option) : 0;
}

QVariantMap NewGame::fittingOptions(const GameEntry& game, int seats)
{
    const auto fit = [&](const QVariantMap& options) {
        return !game.seat_problem || game.seat_problem(seats, options).isEmpty();
    };
    if (!fit({}))
        for (const GameOption& option : game.options)
            for (const QVariant& value : option.values)
                if (fit({{option.id, value}}))
                    return {{option.id, value}};
    return {};
}

void NewGame::makeFit()
{
    if (!set_option_.isEmpty())
        chosen_[set_option_] = row_before_;
    set_option_.clear();
    for (const GameOption& option : game_.options) {
        if (fits())
            break;
        row_before_ = chosen_.value(option.id);
        set_option_ = option.id;
        for (int row = 0; row < option.values.size() && !fits(); ++row)
            chosen_[option.id] = row;
        if (fits())
            break;
        chosen_[option.id] = row_before_;
        set_option_.clear();
    }
    showOptions();
}

void NewGame::noteSeats()
{
    std::vector<Player> players = seats_.items();
    for (int seat = 0; seat < count(); ++seat)
        players[static_cast<std::size_t>(seat)].note =
            game_.seat_note ? game_.seat_note(seat, count(), chosenOptions()) : QString();
    seats_.assign(players);
}

QString NewGame::notice() const
{
    const auto set = std::ranges::find(game_.options, set_option_, &GameOption::id);
    if (set == game_.options.end())
        return {};
    const QString choice = set->choices ? set->choices(count()).value(chosen_.value(set_option_)) : QString();
    return choice.isEmpty() ? tr("With %n players, “%1” is switched on.", nullptr, count()).arg(set->name())
                            : tr("With %n players, “%1” is set to “%2”.", nullptr, count()).arg(set->name(), choice);
}

void NewGame::choose(const QString& option, int row)
{
    if (option == set_option_)
        set_option_.clear();
    chosen_[option] = row;
    showOptions();
    noteSeats();
    emit changed();
}

QVariantMap NewGame::chosenOptions() const
{
    QVariantMap options{{friendly_undo, rowOf(friendly_undo, false) == 1}};
    for (const GameOption& option : game_.options)
        if (!option.house_rule)
            options.insert(option.id, option.values.value(chosen_.value(option.id)));
    return options;
}

bool NewGame::hidesNothing() const
{
    return game_.hides_nothing || std::ranges::any_of(game_.options, [this](const GameOption& option) {
        return option.opens_all && rowOf(option.id, true) == 1;
    });
}

bool NewGame::withFriends() const
{
    return std::ranges::find(seats_.items(), SeatList::other_house, &Player::level) != seats_.items().end();
}

QStringList NewGame::levelTexts()
{
    return {QString(), LevelWording::about(1), LevelWording::about(2), LevelWording::about(3),
        tr("A friend elsewhere: plays in Backroom on another computer, and is invited in the next step")};
}

QStringList NewGame::kindNames() const
{
    QStringList names = levelNames();
    if (onePerson(seats_.items()))
        names.first() = tr("You");
    return names;
}

QList<int> NewGame::freeMarks() const
{
    QList<int> marks;
    for (int mark = 0; mark < SeatStyle::mark_count; ++mark)
        if (std::ranges::find(seats_.items(), mark, &Player::mark) == seats_.items().end())
            marks += mark;
    return marks;
}

void NewGame::setDealNumber(const QString& number)
{
    if (number == deal_number_)
        return;
    deal_number_ = number;
    emit changed();
}

void NewGame::newDealNumber()
{
    setDealNumber(deal_number::write(deal_number::draw()));
}

bool NewGame::dealNumberBad() const
{
    return !deal_number::read(deal_number_);
}

QString NewGame::problem() const
{
    QStringList names;
    for (const Player& player : seats_.items())
        if (player.level != SeatList::other_house)
            names += player.name;
    if (withFriends() && std::ranges::find(seats_.items(), 0, &Player::level) == seats_.items().end())
        return tr("At least one person must play at this screen.");
    if (const QString problem = PlayerNames::problem(names); !problem.isEmpty())
        return problem;
    if (game_.seat_problem)
        if (const QString problem = game_.seat_problem(count(), chosenOptions()); !problem.isEmpty())
            return problem;
    if (dealNumberBad() && !withFriends())
        return tr("A game number is 1 to 18 digits, and nothing else.");
    return {};
}

bool NewGame::onePerson(const std::vector<Player>& players)
{
    return std::ranges::count(players, 0, &Player::level) == 1;
}

void NewGame::assign(std::vector<Player> players)
{
    SeatList seats;
    for (const Player& player : players) {
        seats.names += PlayerNames::tidy(player.name);
        seats.levels += player.level;
    }
    const QList<int> faces = house_players::faces(seats.names, seats.levels);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        players[seat].face = faces[static_cast<qsizetype>(seat)];
    const int before = count();
    const bool was_alone = onlyPerson();
    const bool had_friends = withFriends();
    seats_.assign(players);
    if (count() != before)
        makeFit();
    else if (onlyPerson() != was_alone || withFriends() != had_friends)
        showOptions();
    noteSeats();
    emit changed();
}

Player NewGame::fresh(const std::vector<Player>& players) const
{
    const auto is_free = [&](const QString& name) {
        return std::ranges::none_of(
            players, [&](const Player& player) { return PlayerNames::same(player.name, name); });
    };
    Player player{next_key_, {}, 0};
    // A single human player continues to play against computers.
    if (game_.has_computers && onePerson(players)) {
        player.level = preferences_.computerLevel();
        player.name = houseName(players);
    }
    for (const QString& name : usual_names())
        if (player.name.isEmpty() && is_free(name))
            player.name = name;
    while (std::ranges::find(players, player.mark, &Player::mark) != players.end())
        ++player.mark;
    return player;
}

QString NewGame::houseName(const std::vector<Player>& players)
{
    QStringList taken;
    for (const Player& player : players)
        taken += player.name;
    return house_players::next(taken);
}

void NewGame::addSeat()
{
    if (count() >= maxSeats())
        return;
    std::vector<Player> players = seats_.items();
    players.push_back(fresh(players));
    ++next_key_;
    assign(std::move(players));
}

void NewGame::removeSeat(int seat)
{
    if (count() <= minSeats() || seat < 0 || seat >= count())
        return;
    std::vector<Player> players = seats_.items();
    players.erase(players.begin() + seat);
    assign(std::move(players));
}

void NewGame::rename(int seat, const QString& name)
{
    if (seat < 0 || seat >= count())
        return;
    std::vector<Player> players = seats_.items();
    players[static_cast<std::size_t>(seat)].name = name;
    assign(std::move(players));
}

void NewGame::setMark(int seat, int mark)
{
    if (seat < 0 || seat >= count() || mark < 0 || mark >= SeatStyle::mark_count)
        return;
    std::vector<Player> players = seats_.items();
    Player& player = players[static_cast<std::size_t>(seat)];
    if (const auto other = std::ranges::find(players, mark, &Player::mark); other != players.end())
        other->mark = player.mark;
    player.mark = mark;
    assign(std::move(players));
}

void NewGame::setLevel(int seat, int level)
{
    if (seat < 0 || seat >= count() || level < SeatList::other_house || level > backroom::level_count
        || (level > 0 && !game_.has_computers))
        return;
    std::vector<Player> players = seats_.items();
    Player& player = players[static_cast<std::size_t>(seat)];
    if (player.level == 0 && (level < 0 || (level > 0 && !house_players::knows(player.name))))
        player.person = player.name;
    // Friends bring their names.
    if (level == SeatList::other_house)
        player.name.clear();
    else if (level > 0 && player.level <= 0 && !house_players::knows(player.name))
        player.name = houseName(players);
    else if (level == 0 && !player.person.isEmpty())
        player.name = std::exchange(player.person, {});
    else if (level == 0 && player.level == SeatList::other_house)
        player.name = fresh(players).name;
    player.level = level;
    assign(std::move(players));
}

bool NewGame::start()
{
    if (!problem().isEmpty())
        return false;
    SeatList seats;
    // Friends elsewhere must be invited again: the next game proposes only those who sit here.
    SeatList here;
    for (const Player& player : seats_.items())
        for (SeatList* list : {&seats, &here})
            if (list == &seats || player.level != SeatList::other_house) {
                list->names += PlayerNames::tidy(player.name);
                list->marks += player.mark;
                list->levels += player.level;
            }
    preferences_.keepSeats(here);
    QVariantMap options;
    for (const GameOption& option : game_.options)
        if (option.house_rule)
            preferences_.setHouseRule(option.id, rowOf(option.id, option.opens_all) == 1);
        else
            // An option that was set for the number of players is not kept, as nobody chose it.
            options.insert(
                option.id, option.values.value(option.id == set_option_ ? row_before_ : chosen_.value(option.id)));
    preferences_.keepOptions(game_.id, options);
    emit dealt(game_.id, seats, deal_number::read(deal_number_).value_or(0), chosenOptions());
    return true;
}
