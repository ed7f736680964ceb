// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/deal.hpp"

#include "app/remote/keys.hpp"

#include <QtEndian>

namespace remote {

QByteArray commitment_to(const QByteArray& table, int match, const QByteArray& secret)
{
    constexpr int size = 32;
    QByteArray number(sizeof(qint32), '\0');
    qToBigEndian(qint32{match}, number.data());
    return digest("backroom seal 1" + table + number + secret, size);
}

QByteArray deal_key(const QByteArray& secret, const QByteArray& commitment, const QList<QByteArray>& lots)
{
    constexpr int size = 16;
    QByteArray all = "backroom deal 1" + commitment;
    for (const QByteArray& lot : lots)
        all += lot;
    return digest(all, size, secret);
}

}
