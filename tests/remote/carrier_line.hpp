// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/mqtt_carrier.hpp"

#include <vector>

namespace test {

/// A carrier, and the messages received by it.
struct CarrierLine {
    struct Heard {
        QString topic;
        QByteArray bytes;
        bool retained = false;
    };

    remote::MqttCarrier carrier;
    std::vector<Heard> heard;
    int ups = 0;
    QStringList downs;

    explicit CarrierLine(const remote::Carrier::Address& address)
    {
        carrier.listen({[this](const QString& topic, const QByteArray& bytes, bool retained) {
                            heard.push_back({topic, bytes, retained});
                        },
            [this] { ++ups; }, [this](const QString& why) { downs += why; }});
        carrier.open(address);
    }
};

}
