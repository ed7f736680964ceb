// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "all_games.hpp"
#include "app/shell/house.hpp"
#include "app/shell/window_setup.hpp"
#include "contrast_meter.hpp"
#include "kept_pictures.hpp"
#include "screen_reader.hpp"
#include "suite_main.hpp"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QTemporaryDir>

#include <memory>

/// A `House` in an empty folder. Derived classes are the singleton `Setup` of their tests.
class HouseSetup : public QObject {
    Q_OBJECT

public slots:
    virtual void applicationAvailable()
    {
        window_setup::prepare(*qGuiApp);
        house_ = std::make_unique<House>(folder_.path(), QStringLiteral("en"), all_games());
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        pictures_.serve(*engine);
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Reader", &reader_);
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "ContrastMeter", &eye_);
        qmlRegisterSingletonInstance("Backroom.Testing", 1, 0, "Setup", this);
    }
    virtual void cleanupTestCase() { house_.reset(); }
    /// Nightly runs test everything in every window and language; others in one each, by turns.
    Q_INVOKABLE bool thorough() const { return qEnvironmentVariableIsSet("BACKROOM_NIGHTLY"); }

protected:
    QTemporaryDir folder_;
    std::unique_ptr<House> house_;
    ScreenReader reader_;
    ContrastMeter eye_;
    KeptPictures pictures_;
};
