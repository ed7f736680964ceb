// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Asks whether to leave the table.
MessageDialog {
    id: question

    property bool asked: true
    readonly property Timer later: Timer { interval: 0; onTriggered: question.keepFocus() }

    function keepFocus() { if (question.asked && Window.active && !activeFocus) question.forceActiveFocus() }

    title: qsTr("Leave the table?")
    sentence: Friends.atTable ? Friends.hosting ? qsTr("The table stays open.") : qsTr("Your seat is kept.")
            : !House.keepsMatch() ? qsTr("Nothing has been played yet, so this game will not be kept.")
            : House.saves ? qsTr("The game is saved: you can go on from here at any time.")
                          : qsTr("You can go on from here as long as the window is open.")
    acceptText: qsTr("Leave")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    // The question keeps the focus, whatever happens below.
    onActiveFocusChanged: if (!activeFocus) later.start()
    onAccepted: House.goHome()
}
