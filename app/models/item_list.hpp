// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <span>
#include <vector>

/// The base of all list models for QML: its rows are gadgets, and its roles are the gadget's properties.
class ItemList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of another type")

public:
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    explicit ItemList(const QMetaObject& item, QObject* parent = nullptr);

    virtual const void* itemAt(int row) const = 0;
    QList<int> changedRoles(const void* before, const void* now) const;

private:
    const QMetaObject& item_;
};

/// The base class to name in the declaration of a list model. Qt's QML type registration (6.8) does not support
/// templates, so moc, which generates it, is given the nearest base class that is not a template.
#ifdef Q_MOC_RUN
#define ITEM_LIST_OF(Item) ItemList
#else
#define ITEM_LIST_OF(Item) ItemListOf<Item>
#endif

/// A list of gadgets with a unique int `key`. `assign` turns the difference between two lists into the fewest
/// insertions, moves and changes, so that views can animate them.
template <class Item>
class ItemListOf : public ItemList {
public:
    explicit ItemListOf(QObject* parent = nullptr)
        : ItemList(Item::staticMetaObject, parent)
    {
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(items_.size());
    }

    const std::vector<Item>& items() const { return items_; }

    const Item* find(int key) const
    {
        const auto found = std::ranges::find(items_, key, &Item::key);
        return found == items_.end() ? nullptr : &*found;
    }

    void assign(const std::vector<Item>& items)
    {
        removeAllBut(items);
        for (std::size_t row = 0; row < items.size(); ++row) {
            bring(items[row], static_cast<int>(row));
            if (items_[row] == items[row])
                continue;
            const QList<int> roles = changedRoles(&items_[row], &items[row]);
            items_[row] = items[row];
            emit dataChanged(index(static_cast<int>(row)), index(static_cast<int>(row)), roles);
        }
        // Removes surplus rows, which are left if keys occurred twice.
        truncate(items.size());
    }

    void append(const Item& item)
    {
        const int row = static_cast<int>(items_.size());
        beginInsertRows({}, row, row);
        items_.push_back(item);
        endInsertRows();
    }

    void truncate(std::size_t count)
    {
        if (count >= items_.size())
            return;
        beginRemoveRows({}, static_cast<int>(count), static_cast<int>(items_.size()) - 1);
        items_.resize(count);
        endRemoveRows();
    }

    void extend(std::span<const Item> items)
    {
        if (items.empty())
            return;
        const int first = static_cast<int>(items_.size());
        beginInsertRows({}, first, first + static_cast<int>(items.size()) - 1);
        items_.insert(items_.end(), items.begin(), items.end());
        endInsertRows();
    }

protected:
    const void* itemAt(int row) const override { return &items_[static_cast<std::size_t>(row)]; }

private:
    void removeAllBut(const std::vector<Item>& items)
    {
        QSet<int> keys;
        for (const Item& item : items)
            keys.insert(item.key);
        for (std::size_t row = items_.size(); row-- > 0;) {
            if (keys.contains(items_[row].key))
                continue;
            beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
            items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(row));
            endRemoveRows();
        }
    }

    /// Moves the row with the item's key up to this row, or inserts it.
    void bring(const Item& item, int to)
    {
        const auto here = items_.begin() + to;
        const auto found = std::ranges::find(here, items_.end(), item.key, &Item::key);
        if (found == items_.end()) {
            beginInsertRows({}, to, to);
            items_.insert(here, item);
            endInsertRows();
        } else if (found != here) {
            const int from = static_cast<int>(found - items_.begin());
            beginMoveRows({}, from, from, {}, to);
            std::rotate(here, found, found + 1);
            endMoveRows();
        }
    }

    std::vector<Item> items_;
};
