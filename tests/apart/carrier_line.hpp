// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/mqtt_carrier.hpp"

#include <vector>

namespace test {

/// A carrier, and the messages received by it.
struct CarrierLine {
    struct Heard {
        QString topic;
        QByteArray bytes;
        bool lay_there = false;
    };

    apart::MqttCarrier carrier;
    std::vector<Heard> heard;
    int ups = 0;
    QStringList downs;

    explicit CarrierLine(const apart::Carrier::Address& address)
    {
        carrier.listen({[this](const QString& topic, const QByteArray& bytes, bool lay_there) {
                            heard.push_back({topic, bytes, lay_there});
                        },
            [this] { ++ups; }, [this](const QString& why) { downs += why; }});
        carrier.open(address);
    }
};

}
