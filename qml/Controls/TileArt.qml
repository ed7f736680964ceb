// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The picture of a game on its tile, as large as possible.
Item {
    property alias art: tile.art

    Art {
        id: tile
        anchors.centerIn: parent
        width: Math.round(Math.min(parent.width * 0.96, parent.height * 0.96 * 400 / 260))
        height: Math.round(width * 260 / 400)
        sourceSize.height: 0
        asynchronous: true
    }
}
