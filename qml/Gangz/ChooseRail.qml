// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.Gangz

/// The buttons of the rail while a seat chooses or votes.
Item {
    id: rail

    required property GangzTable table
    readonly property gangzRail shown: table.rail
    /// The height of its lower part that is covered while the seat waits.
    property real covered: 0
    readonly property bool waiting: table.phase === GangzTable.Watching && table.waitingOpenly
    /// With large text the instructions need the room of the title, and of a button that is still disabled, except in a
    /// lesson that points at the button.
    readonly property bool choosing: table.phase === GangzTable.Choosing && !shown.swapping
    readonly property bool asking: Theme.large && choosing && !shown.canConfirm && House.lesson === null
    /// The height by which the content exceeds the rail with large text.
    readonly property real taller: Theme.large ? Math.min(Theme.px(8), table.layout.rail.y + table.layout.rail.height
                                                                       - table.layout.buttons.y - table.layout.buttons.height
                                                                       - Theme.px(4))
                                               : 0

    /// Emitted when the button with the focus has disappeared.
    signal focusGone()

    function focusConfirm() { if (confirm.visible) confirm.forceActiveFocus(Qt.TabFocusReason) }

    x: table.layout.buttons.x
    y: table.layout.buttons.y - taller
    width: table.layout.buttons.width
    height: table.layout.buttons.height + 2 * taller
    visible: table.phase === GangzTable.Choosing || table.phase === GangzTable.Voting || waiting

    TitleText {
        id: heading
        width: parent.width
        visible: text !== "" && !(Theme.large && rail.choosing) && !(rail.waiting && rail.height - rail.covered < height)
        text: rail.shown.title
        size: Theme.large ? 18 : rail.height < 150 ? 20 : 24
        minimumPixelSize: 12
    }
    BodyText {
        objectName: "chooseHow"
        anchors {
            top: heading.visible ? heading.bottom : parent.top
            bottom: rail.waiting ? rail.bottom : rail.asking ? second.top : confirm.top
            bottomMargin: rail.waiting ? Math.max(rail.covered, Theme.px(3)) : Theme.px(3)
        }
        width: parent.width
        visible: height > Theme.px(14) && (rail.waiting || rail.table.phase === GangzTable.Choosing)
        text: rail.shown.text
        size: rail.asking ? 17 : 14
        lineHeight: Theme.large ? 0.9 : 0.95
        color: Theme.sand
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        elide: Text.ElideRight
    }
    BrassButton {
        id: confirm
        // Two names, so that a lesson that points at one does not find the other.
        objectName: rail.shown.swapping ? "swapNow" : "confirm"
        anchors { bottom: second.top; bottomMargin: Theme.px(6) }
        width: parent.width
        height: Theme.px(Theme.large ? 36 : 44)
        visible: !rail.waiting && !rail.asking
        primary: !rail.shown.swapping
        danger: rail.shown.swapping
        sidePadding: Theme.px(8)
        text: rail.shown.swapping ? rail.shown.swapText : rail.shown.confirmText
        iconName: rail.shown.swapping ? "shuffle" : "check"
        enabled: rail.shown.swapping || rail.shown.canConfirm
        onClicked: rail.shown.swapping ? rail.table.swapHand() : rail.table.confirm()
    }
    WhyNot { anchors.fill: confirm; table: rail.table; button: confirm; onAsked: rail.table.confirm() }
    Row {
        id: second
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(Theme.large ? 32 : 38)
        visible: !rail.waiting
        spacing: Theme.px(8)

        BrassButton {
            objectName: "swap"
            width: parent.width - (back.visible ? back.width + parent.spacing : 0)
            height: parent.height
            visible: !rail.shown.swapping && rail.shown.swapText !== ""
            sidePadding: Theme.px(8)
            size: 15
            text: rail.shown.swapText
            iconName: "shuffle"
            description: qsTranslate("Gangz", "Asks first, and says what it costs.")
            onClicked: rail.table.swapHand()
            onVisibleChanged: if (!visible && activeFocus) back.forceActiveFocus(Qt.TabFocusReason)
        }
        BrassButton {
            id: back
            readonly property bool alone: rail.shown.swapping || rail.shown.swapText === ""
            objectName: "takeBack"
            width: alone ? parent.width : Theme.px(52)
            height: parent.height
            visible: rail.shown.canTakeBack
            sidePadding: Theme.px(8)
            size: 15
            text: rail.shown.swapping ? qsTranslate("Gangz", "Keep my hand") : alone ? qsTranslate("Gangz", "Take back") : ""
            description: qsTranslate("Gangz", "Take back")
            iconName: "undo"
            onClicked: rail.table.takeBack()
            onVisibleChanged: if (!visible && activeFocus) rail.focusGone()
        }
    }
}
