// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.hpp"

#include <QElapsedTimer>
#include <QTimer>

namespace remote {
class Carrier;
class Library;
}

/// Tests the broker of the settings by posting a letter and waiting for it to come back.
class BrokerTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Preferences* preferences MEMBER preferences_ REQUIRED)
    /// A sentence that says why no broker can be started in this house; empty if one can.
    Q_PROPERTY(QString obstacle READ obstacle CONSTANT)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// The result of the last trial, as a sentence; empty once the settings have been changed.
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(bool works READ works NOTIFY changed)

public:
    using Load = std::function<const remote::Library*()>;

    explicit BrokerTrial(QObject* parent = nullptr);
    BrokerTrial(Preferences& preferences, Load load);
    ~BrokerTrial() override;

    QString obstacle() const;
    bool running() const { return carrier_ != nullptr; }
    QString result() const { return result_; }
    bool works() const { return works_; }

    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();

signals:
    void changed();

private:
    void post();
    void end(const QString& result, bool works);

    Preferences* preferences_ = nullptr;
    Load load_;
    std::unique_ptr<remote::Carrier> carrier_;
    QString topic_;
    QElapsedTimer posted_;
    QTimer patience_{this};
    QString result_;
    bool works_ = false;
};
