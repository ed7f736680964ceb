// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game_store.hpp"
#include "files.hpp"
#include "game_ids.hpp"
#include "hands_on_store.hpp"
#include "suites.hpp"

#include <QTemporaryDir>
#include <QTest>

/// What the tests of the store have in common.
namespace test {

const QString header = QStringLiteral("header");

inline QString file_in(const QString& folder)
{
    return folder + QStringLiteral("/games.sqlite");
}

/// Begins a match of two seats and returns its number.
inline qint64 begun(GameStore& store, const QString& first = header)
{
    return store.begin(gang_id, {0, 1}, first);
}

/// Each test has an empty folder and a store in it.
class StoreCase : public QObject {
    Q_OBJECT

protected:
    qint64 begun(const QString& first = header) { return test::begun(*store_, first); }
    QStringList lines(qint64 match) const { return store_->read(match)->lines; }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<GameStore> store_;

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        store_ = std::make_unique<GameStore>(folder_->path());
    }
    void cleanup() { store_.reset(); }
};

}
