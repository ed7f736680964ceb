// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A plate with a question over the town.
FocusScope {
    id: plate

    /// The area for the plate.
    required property rect room
    property bool shown: false
    /// True if somebody else asks, so that the player needs time to read.
    property bool asked: true
    /// A different number for each question.
    property int number: 0

    /// Requests the focus for the first answer.
    signal primaryWanted()

    /// The focus starts on an item from which no single key press answers, until the player has had time to read.
    function offerFocus() {
        if (sight.running)
            threshold.forceActiveFocus(Qt.OtherFocusReason)
        else
            plate.primaryWanted()
    }
    /// The same for players who use the mouse.
    function refocus() {
        if (!plate.shown)
            return
        if (plate.activeFocus || PressGuard.byKeyboard)
            plate.offerFocus()
        else
            threshold.forceActiveFocus(Qt.OtherFocusReason)
    }
    function come() {
        if (plate.asked && PressGuard.readingTime > 0)
            sight.restart()
        if (plate.asked)
            PressGuard.armToRead()
        else
            PressGuard.arm()
        appear.begin()
        later.restart()
    }

    visible: shown
    opacity: appear.way
    Accessible.role: Accessible.Dialog
    onShownChanged: if (!shown) plate.focus = false
    onNumberChanged: if (shown) plate.come()

    Item {
        id: threshold
        Keys.onTabPressed: plate.primaryWanted()
        Keys.onBacktabPressed: plate.primaryWanted()
        // A player who used the mouse meanwhile moves to the answer with this key, and gives it with the next.
        Keys.onReturnPressed: plate.offerFocus()
        Keys.onEnterPressed: plate.offerFocus()
    }
    // Waits until the whole plate has been created.
    Timer { id: later; interval: 0; onTriggered: plate.refocus() }
    Timer {
        id: sight
        interval: PressGuard.readingTime
        onTriggered: if (threshold.activeFocus && PressGuard.byKeyboard) plate.primaryWanted()
    }
    Moment { id: appear; objectName: "appear"; lasts: true; atOnce: false; moves: false; duration: Theme.ms(180) }
    Shadow { level: "large" }
    // Keeps clicks from items below.
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: (wheel) => wheel.accepted = true }
    Plate {
        anchors.fill: parent
        strength: 0.97
        border { width: Theme.line(2); color: Theme.brassLight }
    }
}
