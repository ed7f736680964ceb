// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.TheGang

/// A place for the held card: lights up, brighter under the pointer; darkens if the place is not legal.
Item {
    id: mark

    required property TheGangTable table
    required property int key
    required property rect place
    required property bool legal
    required property bool aimed
    required property string label

    signal keyPressed()

    Placed.at: place
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: legal ? label : qsTranslate("TheGang", "%1, not allowed").arg(label)
    Accessible.focusable: true
    Accessible.onPressAction: mark.table.dropOn(mark.key)

    onActiveFocusChanged: if (activeFocus) mark.table.aimAt(mark.key)
    Keys.onReturnPressed: mark.keyPressed()
    Keys.onEnterPressed: mark.keyPressed()
    Keys.onSpacePressed: mark.keyPressed()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: !mark.legal ? "#33000000" : mark.aimed ? "#1AFFF3CC" : "transparent"
        border {
            width: !mark.legal ? 0 : mark.aimed ? 3 : 1.5
            color: mark.aimed ? Theme.brassLight : Theme.brass
        }
    }
    Glow { kind: "gold"; visible: mark.aimed && mark.legal }
    FocusRing { visible: mark.activeFocus; corner: Theme.px(10) }
}
