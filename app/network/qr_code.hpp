// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

/// Returns a QR code with one pixel per module, without its margin.
QImage qr_code(const QString& text);
