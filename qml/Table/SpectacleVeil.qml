// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Darkens everything below it during a spectacle.
Rectangle {
    id: veil

    required property spectacle shown

    anchors.fill: parent
    color: "#000000"
    opacity: shown.weight === 0 ? 0 : shown.weight > 1 ? 0.62 : 0.46
    visible: opacity > 0
    Accessible.ignored: true

    // A change of light is not a motion.
    Behavior on opacity {
        enabled: Theme.speed > 0
        NumberAnimation { duration: Theme.ms(240) }
    }
}
