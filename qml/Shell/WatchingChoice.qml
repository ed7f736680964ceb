// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// In the lobby of a table of this house: whether friends without a seat may watch.
Column {
    id: row

    visible: Friends.mayChangeWatching
    spacing: Theme.px(6)

    BodyText {
        width: parent.width
        text: qsTr("Friends may watch")
        size: 16
    }
    SegmentedChoice {
        objectName: "watching"
        label: qsTr("Friends may watch")
        room: row.width
        size: 15
        model: [qsTr("No"), qsTr("At once"), qsTr("Later")]
        tips: ["", qsTr("They see what lies in the open, as it happens."),
               qsTr("They see it about a round later, so that they cannot give anybody a hint.")]
        currentIndex: Friends.watching
        onChosen: (index) => Friends.watching = index
    }
}
