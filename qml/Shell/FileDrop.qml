// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Imports game files dropped on the window; not during a game, so that nobody is disturbed.
DropArea {
    id: drop

    keys: ["text/uri-list"]
    enabled: House.screen !== House.Table && Panels.shown === ""
    onEntered: (drag) => { drag.accepted = drag.hasUrls }
    onDropped: (drag) => { drag.accept(Qt.CopyAction); House.takeFiles(drag.urls) }

    Rectangle {
        anchors.fill: parent
        visible: drop.containsDrag
        color: "#B0050B08"
        border { width: Theme.line(4); color: Theme.gold }

        Plate {
            anchors.centerIn: parent
            width: words.width + Theme.px(64)
            height: Theme.px(86)
            strength: 1

            Row {
                id: words
                anchors.centerIn: parent
                spacing: Theme.px(14)

                Icon { anchors.verticalCenter: parent.verticalCenter; name: "import"; size: Theme.px(34) }
                LineText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Drop game files here")
                    size: 22
                }
            }
        }
    }
}
