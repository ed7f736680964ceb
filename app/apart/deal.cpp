// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/apart/deal.hpp"

#include "app/apart/keys.hpp"

#include <QtEndian>

namespace apart {

QByteArray seal_of(const QByteArray& table, int match, const QByteArray& secret)
{
    constexpr int size = 32;
    QByteArray number(sizeof(qint32), '\0');
    qToBigEndian(qint32{match}, number.data());
    return digest("backroom seal 1" + table + number + secret, size);
}

QByteArray deal_key(const QByteArray& secret, const QByteArray& seal, const QList<QByteArray>& lots)
{
    constexpr int size = 16;
    QByteArray all = "backroom deal 1" + seal;
    for (const QByteArray& lot : lots)
        all += lot;
    return digest(all, size, secret);
}

}
