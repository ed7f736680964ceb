// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

MessageDialog {
    id: question

    required property LessonGuide guide

    title: qsTr("Begin the lesson again?")
    sentence: qsTr("It starts at the first step.")
    acceptText: qsTr("Start over")
    acceptIcon: "chapter-back"
    rejectText: qsTr("Stay")
    cautious: true
    onAccepted: question.guide.restart()
}
