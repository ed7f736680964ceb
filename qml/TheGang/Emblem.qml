// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Loaded after the first picture of the screen, like the pictures of other games.
Item {
    Loader {
        anchors.fill: parent
        asynchronous: true
        source: "CardFan.qml"
    }
}
