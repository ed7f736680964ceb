#pragma once

#include <QAbstractListModel>
#include <QVariant>

#include <algorithm>
#include <vector>

/// A list model over plain values with an int `key`: what changes from one list to the next becomes the fewest
/// insertions, moves and changes, so that a view can animate them. A model names its roles in a table.
template <class Item>
class ItemModel : public QAbstractListModel {
public:
    struct Column {
        QByteArray name;
        QVariant (*value)(const Item&);
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(items_.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        const auto column = static_cast<std::size_t>(role - Qt::UserRole);
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole || column >= columns().size())
            return {};
        return columns()[column].value(items_[static_cast<std::size_t>(index.row())]);
    }

    QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int role = Qt::UserRole; const Column& column : columns())
            names.insert(role++, column.name);
        return names;
    }

    const std::vector<Item>& items() const { return items_; }

    const Item* find(int key) const
    {
        const auto found = std::ranges::find(items_, key, &Item::key);
        return found == items_.end() ? nullptr : &*found;
    }

    void become(const std::vector<Item>& items)
    {
        for (std::size_t row = items_.size(); row-- > 0;) {
            if (std::ranges::find(items, items_[row].key, &Item::key) != items.end())
                continue;
            beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
            items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(row));
            endRemoveRows();
        }
        for (std::size_t row = 0; row < items.size(); ++row) {
            const int to = static_cast<int>(row);
            const auto here = items_.begin() + to;
            const auto found = std::ranges::find(here, items_.end(), items[row].key, &Item::key);
            if (found == items_.end()) {
                beginInsertRows({}, to, to);
                items_.insert(here, items[row]);
                endInsertRows();
                continue;
            }
            if (found != here) {
                const int from = static_cast<int>(found - items_.begin());
                beginMoveRows({}, from, from, {}, to);
                std::rotate(here, found, found + 1);
                endMoveRows();
            }
            if (!(items_[row] == items[row])) {
                items_[row] = items[row];
                emit dataChanged(index(to), index(to));
            }
        }
    }

    void append(const Item& item)
    {
        const int row = static_cast<int>(items_.size());
        beginInsertRows({}, row, row);
        items_.push_back(item);
        endInsertRows();
    }

protected:
    virtual const std::vector<Column>& columns() const = 0;

private:
    std::vector<Item> items_;
};
