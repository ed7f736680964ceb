// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// An enlarged thing of the table, drawn by each game. Its width is 0 if there is no picture.
Item {
    required property GameTable table
    required property int kind
    required property int subject
    required property int amount
}
