// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

LeaveQuestion {
    id: question

    required property LessonGuide guide

    asked: guide?.leaving ?? false
    title: qsTr("Leave the lesson?")
    sentence: House.keepsLessonPlace() ? qsTr("You can go on from here at any time.")
                                       : qsTr("You can go on from here as long as the window is open.")
    onRejected: question.guide.stay()
}
