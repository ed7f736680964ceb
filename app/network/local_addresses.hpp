// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QStringList>

/// The IPv4 addresses of this computer, those most likely reachable from the local network first.
QStringList local_addresses();
/// True for this computer and for addresses in its local networks.
bool is_near(const QHostAddress& address);
