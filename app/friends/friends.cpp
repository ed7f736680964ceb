// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friends.hpp"

#include "app/friends/friend_words.hpp"
#include "app/games/game_list.hpp"
#include "app/models/data_url.hpp"
#include "app/settings/preferences.hpp"

#include <QCoreApplication>
#include <QPluginLoader>

#include <algorithm>

Friends::Friends(
    const GameList& games, GameStore& store, const Preferences& preferences, const QString& folder, Callbacks callbacks)
    : games_(games)
    , store_(store)
    , preferences_(preferences)
    , settings_(folder, QStringLiteral("friends.ini"))
    , folder_(folder)
    , callbacks_(std::move(callbacks))
{
    constexpr int a_second = 1000;
    second_.setInterval(a_second);
    connect(&second_, &QTimer::timeout, this, &Friends::tick);
    connect(&preferences_, &Preferences::brokerChanged, this, [this] {
        for (HostedTable* own : hostedTables())
            if (own->match() == 0)
                own->begin();
    });
    refresh();
}

Friends::~Friends() = default;

const remote::Library* Friends::loaded()
{
    static QPluginLoader loader(QCoreApplication::applicationDirPath() + QStringLiteral("/" BACKROOM_REMOTE_LIBRARY));
    return qobject_cast<remote::Library*>(loader.instance());
}

const remote::Library* Friends::library()
{
    if (library_ == nullptr)
        library_ = load();
    problem_ = library_ == nullptr ? FriendWords::missing() : QString();
    return library_;
}

void Friends::update()
{
    seats_.assign(present_ == nullptr ? std::vector<FriendItem>() : present_->seats());
    updateTables();
    if (used_.empty() == second_.isActive())
        used_.empty() ? second_.stop() : second_.start();
    const QString now = open() && callbacks_.in_lobby() ? status() : QString();
    if (std::exchange(said_, now) != now && !now.isEmpty())
        emit said(now);
    emit changed();
}

/// Returns whether anything has changed.
bool Friends::updateTables()
{
    const std::vector<JoinedItem> before = tables_.items();
    std::vector<JoinedItem> items = before;
    for (JoinedItem& item : items)
        if (const FriendTable* used = usedOf(files_.value(item.key))) {
            const int key = item.key;
            item = used->listed();
            item.key = key;
        }
    tables_.assign(items);
    return items != before;
}

void Friends::refresh()
{
    struct Listed {
        QString file;
        JoinedItem item;
    };
    std::vector<Listed> all;
    for (const QString& file : KeptFile::all(folder_, KeptFile::table) + KeptFile::all(folder_, KeptFile::seat)) {
        Listed& kept = all.emplace_back(file);
        if (const FriendTable* used = usedOf(file)) {
            kept.item = used->listed();
        } else if (isOwn(file)) {
            const GameEntry* game = games_.game(KeptFile::read(file).value(QStringLiteral("game")).toString());
            kept.item.hosted = true;
            kept.item.title = game == nullptr ? FriendWords::unknownTable() : FriendWords::ownTable(game->name());
        } else {
            kept.item = JoinedTable::listed(KeptFile::read(file), games_);
        }
    }
    std::ranges::stable_partition(all, [](const Listed& kept) { return kept.item.your_move; });
    std::vector<JoinedItem> items;
    files_.clear();
    for (Listed& kept : all) {
        kept.item.key = static_cast<int>(files_.size());
        files_ += kept.file;
        items.push_back(kept.item);
    }
    tables_.assign(items);
    emit changed();
}

void Friends::invite(const HostedTable::Setting& setting)
{
    present_ = nullptr;
    if (library() != nullptr) {
        HostedTable::Setting fitting = setting;
        // What another house has seen cannot be undone, and open hands would be no secret to anybody.
        fitting.options.remove(QStringLiteral("friendly-undo"));
        for (qsizetype seat = 0; seat < fitting.seats.levels.size(); ++seat)
            if (fitting.seats.levels[seat] == SeatList::other_house)
                fitting.seats.names[seat].clear();
        for (const GameOption& option : games_.game(setting.game)->options)
            if (option.opens_all)
                fitting.house_rules.removeAll(option.id);
        std::unique_ptr<HostedTable> table = newHosted();
        problem_ = table->open(fitting);
        if (problem_.isEmpty())
            present_ = use(std::move(table));
    }
    update();
    callbacks_.show_lobby();
}

void Friends::deal()
{
    auto* own = dynamic_cast<HostedTable*>(present_);
    if (own == nullptr)
        return;
    own->forgetAgain();
    if (own->hasFriends())
        return own->deal();
    // Computer players have taken all seats of friends.
    const HostedTable::Setting setting = own->setting();
    leave(*own);
    callbacks_.start(setting);
}

void Friends::giveToComputer(int seat, int level)
{
    if (present_ != nullptr)
        present_->giveToComputer(seat, level);
}

void Friends::inviteAnew(int seat)
{
    if (present_ != nullptr)
        present_->inviteAnew(seat);
}

void Friends::leave()
{
    if (present_ != nullptr)
        leave(*present_);
    refresh();
    update();
    callbacks_.go_home();
}

bool Friends::yourMove() const
{
    return std::ranges::any_of(used_, [](const auto& used) { return !used->isShown() && used->yourMove(); });
}

QString Friends::problem() const
{
    return present_ == nullptr ? problem_ : present_->problem();
}

QUrl Friends::picture() const
{
    if (link().isEmpty())
        return {};
    return data_url(library_->picture(link()));
}
