// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A line of text in an item that provides its own text for screen readers.
LineText { Accessible.ignored: true }
