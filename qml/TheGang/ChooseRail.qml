// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.TheGang

/// The rail during the secret choice: dividers, the play spot, a sentence and the buttons.
Item {
    id: rail

    required property TheGangTable table
    /// The height of its lower part that is covered while the seat waits.
    property real covered: 0
    readonly property bool deciding: table.phase === TheGangTable.Choosing
    /// With large text the instructions need the room of disabled buttons, except in a lesson that points at them.
    readonly property bool asking: Theme.large && deciding && !table.canConfirm && !table.canTakeBack && House.lesson === null

    function focusConfirm() { confirm.forceActiveFocus(Qt.TabFocusReason) }

    anchors.fill: parent
    visible: deciding || table.phase === TheGangTable.Revealing && table.waitingOpenly

    Repeater {
        model: rail.table.layout.railDividers.length
        delegate: Rectangle {
            required property int index
            x: rail.table.layout.railDividers[index]
            y: rail.table.layout.rail.y + Theme.px(22)
            width: 1
            height: rail.table.layout.rail.height - Theme.px(44)
            color: Theme.hairline
            opacity: 0.7
        }
    }
    Plate {
        id: spot
        Placed.at: rail.table.layout.playPlate
        active: rail.table.canConfirm
        doubled: false
    }
    Item {
        id: words
        Placed.at: rail.table.layout.playText

        TitleText {
            id: title
            width: parent.width
            // With large text the sentence needs the room of the title.
            visible: !(Theme.large && rail.deciding) && (rail.covered === 0 || parent.height - rail.covered > height)
            text: rail.table.railTitle
            size: 22
        }
        BodyText {
            anchors {
                top: title.visible ? title.bottom : parent.top; topMargin: Theme.px(2)
                bottom: rail.asking || rail.covered > 0 ? parent.bottom : confirm.top
                bottomMargin: rail.covered > 0 ? rail.covered : Theme.px(rail.asking ? 0 : 6)
            }
            width: parent.width
            visible: height > Theme.px(14)
            text: rail.table.railText
            size: rail.asking ? 19 : 15
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            lineHeight: 0.98
        }
        BodyText {
            anchors.bottom: parent.bottom
            visible: !rail.deciding && rail.table.elsewhere.awaited === ""
            text: qsTranslate("TheGang", "Click, or press Space, to skip")
            width: parent.width
            size: 14
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.sand
        }
        BrassButton {
            id: confirm
            /// The spots of the cards that it confirms, which a lesson leaves uncovered.
            readonly property rect whole: Qt.rect(spot.x - words.x - x, spot.y - words.y - y, words.x - spot.x, spot.height)
            objectName: "confirm"
            anchors.bottom: parent.bottom
            width: parent.width - back.width - Theme.px(7)
            height: Theme.px(Theme.large ? 38 : 46)
            visible: rail.deciding && !rail.asking
            primary: true
            sidePadding: Theme.px(8)
            text: qsTranslate("TheGang", "Confirm")
            iconName: "check"
            enabled: rail.table.canConfirm
            onClicked: rail.table.confirm()
        }
        WhyNot { anchors.fill: confirm; table: rail.table; button: confirm; onAsked: rail.table.confirm() }
        IconButton {
            id: back
            objectName: "takeBack"
            anchors { right: parent.right; bottom: parent.bottom }
            visible: rail.deciding && !rail.asking
            width: height
            height: confirm.height
            iconName: "undo"
            text: qsTranslate("TheGang", "Take back")
            shortcutText: qsTranslate("TheGang", "Esc")
            enabled: rail.table.canTakeBack
            onClicked: rail.table.takeBack()
        }
    }
}
