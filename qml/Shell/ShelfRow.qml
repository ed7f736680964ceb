// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The matches left last, the newest first: three, or two if the text size is too large for three.
FocusScope {
    id: shelf

    readonly property int most: width < Theme.px(540) ? 2 : 3
    readonly property int gap: Theme.px(12)
    property int pointed: -1
    readonly property int together: Math.max(1, Math.min(most, Shelf.count))
    readonly property real cardWidth: Math.max(1, Math.floor((width - (together - 1) * gap) / together))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Games to continue")

    // Reloads the list while it is visible: another window may begin or leave a match.
    Timer {
        interval: 2000
        repeat: true
        running: shelf.Window.active
        triggeredOnStart: true
        onTriggered: Shelf.lookAround()
    }
    Row {
        objectName: "shelf"
        anchors.fill: parent
        spacing: shelf.gap

        Repeater {
            model: Shelf
            delegate: ShelfCard {
                required property int index
                required property int match
                required title
                required when
                required note
                required names
                required marks
                required who
                required property int joined
                required elsewhere
                required damaged

                objectName: "match-" + index
                visible: index < shelf.most
                width: shelf.cardWidth
                height: shelf.height
                primary: index === 0 && (shelf.pointed < 0 || shelf.pointed === 0)
                focus: index === 0
                activeFocusOnTab: true
                onHoveredChanged: if (hovered) shelf.pointed = index; else if (shelf.pointed === index) shelf.pointed = -1
                onContinued: if (joined >= 0) Friends.goBack(joined); else House.continueMatch(match)
                onHidden: House.hide(match)
            }
        }
    }
}
