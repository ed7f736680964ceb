// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/versus_table.hpp"

#include <algorithm>

void VersusTable::assign(const Record& record)
{
    beginResetModel();
    players_ = record.players();
    rivalries_.clear();
    for (const PlayerId& someone : players_)
        rivalries_.push_back(record.rivalries(someone));
    endResetModel();
    emit changed();
}

const Rivalry* VersusTable::between(int row, int column) const
{
    if (row < 0 || row >= size() || column < 0 || column >= size())
        return nullptr;
    const auto& all = rivalries_[static_cast<std::size_t>(row)];
    const auto found = std::ranges::find(all, players_[static_cast<std::size_t>(column)], &Rivalry::other);
    return found == all.end() ? nullptr : &*found;
}

QVariant VersusTable::data(const QModelIndex& index, int role) const
{
    const Rivalry* rivalry = between(index.row(), index.column());
    switch (role) {
    case Words:
        return rivalry == nullptr
            ? QString()
            : QStringLiteral("%1/%2").arg(QString::number(rivalry->ahead), QString::number(rivalry->together));
    case Balance:
        return rivalry == nullptr ? 0 : (rivalry->ahead > rivalry->behind) - (rivalry->ahead < rivalry->behind);
    case Self:
        return index.row() == index.column();
    default:
        return {};
    }
}

QHash<int, QByteArray> VersusTable::roleNames() const
{
    return {{Words, "words"}, {Balance, "balance"}, {Self, "self"}};
}
