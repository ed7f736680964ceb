#include "shell/shelf.hpp"

#include "games/game_list.hpp"
#include "settings/preferences.hpp"

#include <QLocale>

namespace {

/// As many as are visible at once.
constexpr std::size_t read_at_once = 3;

QString told(const QDateTime& time, const QString& language)
{
    const QDate today = QDate::currentDate();
    const QLocale locale(language);
    const QString clock = locale.toString(time.time(), QLocale::ShortFormat);
    if (time.date() == today)
        return Shelf::tr("left today at %1").arg(clock);
    if (time.date() == today.addDays(-1))
        return Shelf::tr("left yesterday at %1").arg(clock);
    return Shelf::tr("left on %1").arg(locale.toString(time.date(), QStringLiteral("d MMMM yyyy")));
}

}

Shelf::Shelf(GameStore& store, const GameList& games, const Preferences& preferences)
    : store_(store)
    , games_(games)
    , preferences_(preferences)
{
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, this, &Shelf::readNext);
}

ShelfItem Shelf::itemOf(const GameStore::Listed& listed, bool whole) const
{
    const GameEntry& game = *games_.game(listed.game);
    ShelfItem item{static_cast<int>(listed.id), game.name(), told(listed.changed, preferences_.language()), {}, {},
        store_.heldElsewhere(listed.id), false};
    const auto kept = whole ? store_.read(listed.id) : std::nullopt;
    if (!kept) {
        // As it was before, until it is read again.
        if (const ShelfItem* before = find(item.key)) {
            item.title = before->title;
            item.names = before->names;
            item.marks = before->marks;
            item.damaged = before->damaged;
        }
        return item;
    }
    const QString progress = game.progress(*kept, item.names);
    item.damaged = progress.isEmpty();
    if (item.damaged)
        return item;
    item.title = tr("%1 · %2").arg(game.name(), progress);
    for (int seat = 0; seat < item.names.size(); ++seat)
        item.marks += listed.marks.value(seat, seat);
    return item;
}

void Shelf::refresh()
{
    seen_ = store_.changesElsewhere();
    unread_.clear();
    reading_.stop();
    std::vector<ShelfItem> items;
    for (const GameStore::Listed& listed : store_.unfinished()) {
        if (games_.game(listed.game) == nullptr)
            continue;
        const bool whole = items.size() < read_at_once;
        items.push_back(itemOf(listed, whole));
        if (!whole)
            unread_.push_back(listed.id);
    }
    become(items);
    if (!unread_.empty())
        reading_.start();
    emit changed();
}

void Shelf::readNext()
{
    const qint64 match = unread_.front();
    unread_.pop_front();
    std::vector<ShelfItem> items = this->items();
    const auto found = std::ranges::find(items, static_cast<int>(match), &ShelfItem::key);
    if (const auto kept = store_.read(match); kept && found != items.end()) {
        *found = itemOf(*kept, true);
        become(items);
    }
    if (!unread_.empty())
        reading_.start();
}

void Shelf::lookAround()
{
    if (store_.changesElsewhere() != seen_)
        return refresh();
    std::vector<ShelfItem> items = this->items();
    for (ShelfItem& item : items)
        item.elsewhere = store_.heldElsewhere(item.key);
    become(items);
}
