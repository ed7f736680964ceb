// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/record.hpp"

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

/// The comparison of all players: how often the row's player ended before the column's.
class VersusTable : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the statistics")
    Q_PROPERTY(int size READ size NOTIFY changed)

public:
    enum Role {
        /// Such as "3/5": ahead in 3 of 5 matches; empty if they never met.
        Words = Qt::DisplayRole,
        /// 1, 0 or −1: more often ahead than behind, equally often, less often.
        Balance = Qt::UserRole,
        /// True on the diagonal.
        Self,
    };

    int size() const { return static_cast<int>(players_.size()); }
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : size(); }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : size(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void assign(const Record& record);
    const std::vector<PlayerId>& players() const { return players_; }
    /// Returns null if they never met.
    const Rivalry* between(int row, int column) const;

signals:
    void changed();

private:
    std::vector<PlayerId> players_;
    std::vector<std::vector<Rivalry>> rivalries_;
};
