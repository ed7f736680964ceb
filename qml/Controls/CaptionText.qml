// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A line of something that tells screen readers itself what it says.
LineText { Accessible.ignored: true }
