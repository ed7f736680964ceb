// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/player_list.hpp"
#include "engine/core/random.hpp"
#include "suites.hpp"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace {

/// Repeats the changes that a model reports, as a view does.
class Mirror : public QObject {
public:
    explicit Mirror(const PlayerList& model)
        : model_(model)
    {
        connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
            for (int row = first; row <= last; ++row)
                shown_.insert(row, read(row));
            ++inserted;
        });
        connect(&model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex&, int first, int last) {
            shown_.remove(first, last - first + 1);
            ++removed;
        });
        connect(&model, &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int last, const QModelIndex&, int to) {
                QCOMPARE(from, last);
                shown_.move(from, to > from ? to - 1 : to);
                ++moved;
            });
        connect(
            &model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& first, const QModelIndex& last) {
                for (int row = first.row(); row <= last.row(); ++row)
                    shown_[row] = read(row);
                ++altered;
            });
    }

    bool agrees() const
    {
        if (shown_.size() != model_.rowCount())
            return false;
        for (int row = 0; row < shown_.size(); ++row)
            if (shown_[row] != read(row))
                return false;
        return true;
    }

    int inserted = 0;
    int removed = 0;
    int moved = 0;
    int altered = 0;

private:
    QString read(int row) const
    {
        const int role = model_.roleNames().key("name");
        return model_.data(model_.index(row), role).toString();
    }

    const PlayerList& model_;
    QStringList shown_;
};

}

/// The list reports the fewest insertions, removals, moves and changes.
class ItemListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roles()
    {
        PlayerList model;
        model.assign({{1, QStringLiteral("Rosa"), 4}});
        const QModelIndex first = model.index(0);
        QCOMPARE(model.data(first, model.roleNames().key("name")).toString(), QStringLiteral("Rosa"));
        QCOMPARE(model.data(first, model.roleNames().key("mark")).toInt(), 4);
        QVERIFY(!model.data(first, Qt::DisplayRole).isValid());
        QVERIFY(!model.data(first, Qt::UserRole + 100).isValid());
        QVERIFY(!model.data({}, Qt::UserRole).isValid());
        QCOMPARE(model.rowCount(first), 0);
        QVERIFY(model.find(1) != nullptr);
        QVERIFY(model.find(2) == nullptr);
    }

    void eachChangeIsTold()
    {
        PlayerList model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Mirror mirror(model);
        const Player rosa{1, QStringLiteral("Rosa"), 0};
        const Player bea{2, QStringLiteral("Bea"), 1};
        const Player vito{3, QStringLiteral("Vito"), 2};

        model.assign({rosa, bea, vito});
        QCOMPARE(mirror.inserted, 3);
        model.assign({rosa, bea, vito});
        QCOMPARE(mirror.inserted + mirror.removed + mirror.moved + mirror.altered, 3);
        model.assign({vito, rosa, bea});
        QCOMPARE(mirror.moved, 1);
        QSignalSpy told(&model, &QAbstractItemModel::dataChanged);
        model.assign({vito, {1, QStringLiteral("Rosalia"), 0}, bea});
        QCOMPARE(mirror.altered, 1);
        // Only the name has changed, under both its roles.
        QList<int> roles = told.last()[2].value<QList<int>>();
        std::ranges::sort(roles);
        QList<int> named{model.roleNames().key("name"), model.roleNames().key("seatName")};
        std::ranges::sort(named);
        QCOMPARE(roles, named);
        model.assign({vito, bea});
        QCOMPARE(mirror.removed, 1);
        model.append(rosa);
        QCOMPARE(mirror.inserted, 4);
        QVERIFY(mirror.agrees());
        model.assign({});
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(mirror.agrees());
    }

    /// Duplicate keys, which should not occur, leave no rows behind.
    void whatIsThereTwiceGoes()
    {
        PlayerList model;
        Mirror mirror(model);
        const Player rosa{1, QStringLiteral("Rosa"), 0};
        const Player bea{2, QStringLiteral("Bea"), 1};
        model.assign({rosa, bea, rosa});
        model.assign({rosa, bea});
        QVERIFY(model.items() == (std::vector<Player>{rosa, bea}));
        QVERIFY(mirror.agrees());
    }

    void anyListFromAnyOther()
    {
        backroom::Random random(7);
        PlayerList model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Mirror mirror(model);
        for (int round = 0; round < 500; ++round) {
            std::vector<Player> players;
            for (int key = 0; key < 12; ++key)
                if (random.below(3) != 0)
                    players.push_back({key, QStringLiteral("%1/%2").arg(key).arg(random.below(2)), 0});
            random.shuffle(players);
            model.assign(players);
            QVERIFY(model.items() == players);
            QVERIFY(mirror.agrees());
        }
    }
};

BACKROOM_SUITE(ItemListTest)
#include "tst_item_list.moc"
