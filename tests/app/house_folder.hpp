// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "all_games.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/house.hpp"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace test {

/// A house in a temporary folder, with animations off.
class HouseFolder {
public:
    explicit HouseFolder(const QString& language = QStringLiteral("en")) { open(language); }
    explicit HouseFolder(Preferences::Speed speed)
        : HouseFolder()
    {
        house_->preferences()->setSpeed(speed);
    }

    QString path(const QString& file = {}) const { return folder_.filePath(file); }
    House& house() { return *house_; }
    House* operator->() { return house_.get(); }

    void restart(const QString& language = QStringLiteral("en"))
    {
        house_.reset();
        open(language);
    }

    void close() { house_.reset(); }

    /// Copies the files as a killed program would leave them.
    void copyTo(const QString& folder) const
    {
        QDir().mkpath(folder);
        for (const QString& name : QDir(folder_.path()).entryList(QDir::Files))
            QFile::copy(folder_.filePath(name), QDir(folder).filePath(name));
    }

private:
    void open(const QString& language)
    {
        house_ = std::make_unique<House>(folder_.path(), language, all_games());
        house_->preferences()->setSpeed(Preferences::Off);
    }

    QTemporaryDir folder_;
    std::unique_ptr<House> house_;
};

}
