// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

MessageDialog {
    id: question

    required property LessonGuide guide
    readonly property Timer later: Timer { interval: 0; onTriggered: question.keepFocus() }

    function keepFocus() { if (question.guide?.leaving && Window.active && !activeFocus) question.forceActiveFocus() }

    title: qsTr("Leave the lesson?")
    sentence: House.keepsLessonPlace() ? qsTr("You can go on from here at any time.")
                                       : qsTr("You can go on from here as long as the window is open.")
    acceptText: qsTr("Leave")
    acceptIcon: "door"
    rejectText: qsTr("Stay")
    cautious: true
    // The question keeps the focus, whatever happens below.
    onActiveFocusChanged: if (!activeFocus) later.start()
    onAccepted: House.goHome()
    onRejected: question.guide.stay()
}
