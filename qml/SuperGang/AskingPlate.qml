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
    /// Somebody else asks: the player gets time to read.
    property bool asked: true
    /// Another one for each question.
    property int number: 0

    /// The focus should go to what is answered first.
    signal primaryWanted()

    /// The focus starts here, where no key is one press away from an answer before the player has had time to read.
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
        // Who used the mouse meanwhile comes to the answer by the key that gives it, but gives it by the next press only.
        Keys.onReturnPressed: plate.offerFocus()
        Keys.onEnterPressed: plate.offerFocus()
    }
    // Waits until the whole plate is there.
    Timer { id: later; interval: 0; onTriggered: plate.refocus() }
    Timer { id: sight; interval: PressGuard.readingTime; onTriggered: if (threshold.activeFocus && PressGuard.byKeyboard) plate.primaryWanted() }
    Moment { id: appear; objectName: "appear"; lasts: true; atOnce: false; moves: false; duration: Theme.ms(180) }
    Shadow { level: "large" }
    // Keeps clicks from what lies below.
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: (wheel) => wheel.accepted = true }
    Plate {
        anchors.fill: parent
        strength: 0.97
        border { width: Theme.line(2); color: Theme.brassLight }
    }
}
