// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Gangz

/// Below the plates after the reveal of a round: continue, or show again how the pawns fell and what they found.
Item {
    id: end

    required property GangzTable table

    function focusOn() { if (visible) next.forceActiveFocus(Qt.TabFocusReason) }

    Placed.at: table.layout.buttons
    visible: table.roundShown && table.director.waiting && table.replay === null
    // A key meant to skip the reveal must not skip the points. In a lesson these stay as long as it refers to them.
    onVisibleChanged: { if (visible && House.lesson === null) PressGuard.armToRead(); end.focusOn() }

    BodyText {
        // Leaves room for the focus ring.
        anchors { top: parent.top; bottom: next.top; bottomMargin: 3 + Theme.ring + Theme.px(2) }
        width: parent.width
        text: end.table.rail.text
        size: 15
        color: Theme.sand
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        lineHeight: 0.9
        verticalAlignment: Text.AlignBottom
        elide: Text.ElideRight
    }
    BrassButton {
        id: next
        objectName: "nextRound"
        width: Math.round(parent.width * 0.58)
        anchors.bottom: parent.bottom
        height: Theme.px(44)
        primary: true
        iconName: "play"
        text: end.table.shownAgain ? qsTranslate("TableBar", "Back to the game") : end.table.rail.confirmText
        onClicked: if (!end.table.endShowingAgain()) end.table.goOn()
    }
    BrassButton {
        objectName: "tellAgain"
        anchors { left: next.right; leftMargin: Theme.px(10); right: parent.right; bottom: parent.bottom }
        height: next.height
        sidePadding: Theme.px(6)
        iconName: "replay"
        text: qsTranslate("Gangz", "See the votes again")
        onClicked: end.table.tellAgain()
    }
}
