// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.hpp"

#include <QElapsedTimer>
#include <QTimer>

namespace apart {
class Carrier;
class Library;
}

/// Tries the broker that is named in the settings: whether a letter that is posted there comes back.
class BrokerTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Preferences* preferences MEMBER preferences_ REQUIRED)
    /// Why no broker can be started in this house; empty if one can.
    Q_PROPERTY(QString obstacle READ obstacle CONSTANT)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// What came of the last trial, in a sentence; empty once the settings have been changed.
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(bool works READ works NOTIFY changed)

public:
    using Load = std::function<const apart::Library*()>;

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
    std::unique_ptr<apart::Carrier> carrier_;
    QString topic_;
    QElapsedTimer posted_;
    QTimer patience_{this};
    QString result_;
    bool works_ = false;
};
