// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

/// The deal that nobody can choose or foretell.
namespace apart {

inline constexpr int lot_size = 32;

/// The host tells the seal before anybody's lot is known, so it cannot choose another secret afterwards.
QByteArray seal_of(const QByteArray& table, int match, const QByteArray& secret);
/// The key of the match's generator. It does not follow from seal and lots alone.
QByteArray deal_key(const QByteArray& secret, const QByteArray& seal, const QList<QByteArray>& lots);

}
