// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/rulebook.hpp"
#include "books.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

/// What the tests of the open rulebook have in common.
namespace test {

/// Each test has a rulebook with the small library.
class ReaderCase : public QObject {
    Q_OBJECT

protected:
    const QString gang = QStringLiteral("the-gang");
    const QString dice = QStringLiteral("gang-of-dice");

    void isAt(const char* section, int anchor, int pointed_out) const
    {
        QCOMPARE(reader_->section(), QString::fromLatin1(section));
        QCOMPARE(reader_->anchorRow(), anchor);
        QCOMPARE(reader_->pointedOutRow(), pointed_out);
    }

    Books books_;
    std::unique_ptr<HouseFolder> folder_;
    Rulebook* reader_ = nullptr;

protected Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<HouseFolder>();
        reader_ = (*folder_)->rulebook();
        reader_->useBooks(books_.path());
    }
};

}
