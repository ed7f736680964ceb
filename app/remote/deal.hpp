// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

/// Derives the deal of a match so that nobody can choose or predict it.
namespace remote {

inline constexpr int lot_size = 32;

/// Returns the host's commitment to its secret. It is sent before any lot is known, so the host cannot change its
/// secret afterwards.
QByteArray commitment_to(const QByteArray& table, int match, const QByteArray& secret);
/// Returns the key of the match's generator. Commitment and lots alone do not determine it.
QByteArray deal_key(const QByteArray& secret, const QByteArray& commitment, const QList<QByteArray>& lots);

}
