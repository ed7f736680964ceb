// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Imports games: files that were found, and a line to enter the path of another one.
PanelFrame {
    id: panel

    function go() {
        entry.problem = GameFiles.go(entry.text)
        if (entry.problem !== "")
            entry.forceActiveFocus(Qt.TabFocusReason)
    }

    function choose(path: string) {
        entry.problem = ""
        GameFiles.choose(path)
    }

    function start() {
        if (list.count === 0)
            return entry.forceActiveFocus()
        list.currentIndex = 0
        list.forceActiveFocus()
    }

    title: qsTr("Import a game")
    plateWidth: Theme.px(760)
    Keys.onPressed: (event) => { FocusWalker.walk(panel, event.key); event.accepted = true }
    Component.onCompleted: { GameFiles.look(); panel.start() }

    BodyText {
        width: parent.width
        text: list.count === 0 && GameFiles.looking
              ? qsTr("Looking for game files…")
            : list.count > 0
              ? GameFiles.folder === ""
                ? qsTr("Game files found in your documents and downloads, on your desktop and on USB drives:")
                : qsTr("Game files in %1:").arg(GameFiles.folder)
            : GameFiles.folder === ""
              ? qsTr("No game files in your documents or downloads, on your desktop or on a USB drive.")
              : qsTr("No game files in %1.").arg(GameFiles.folder)
        size: 17
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    ListView {
        id: list
        objectName: "gameFiles"
        visible: count > 0
        width: parent.width
        height: Math.min(contentHeight, Theme.px(5.5 * 62))
        activeFocusOnTab: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        spacing: Theme.px(6)
        model: GameFiles
        Accessible.role: Accessible.List
        Accessible.name: panel.title
        // After a new search no line has the focus, so Return is handled here.
        Keys.onReturnPressed: (event) => {
            if (!event.isAutoRepeat && list.count > 0)
                panel.choose(GameFiles.pathOf(Math.max(0, list.currentIndex)))
        }
        delegate: Pressable {
            id: line

            required property int index
            required property string name
            required property string folder
            required property string when
            required property string path

            objectName: "file-" + index
            width: list.width
            height: Theme.px(56)
            text: name
            description: Sentence.of(qsTr("%1, %2"), folder, when)
            onActiveFocusChanged: if (activeFocus) list.currentIndex = index
            onClicked: panel.choose(path)

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: line.down ? "#4D3A2A12" : line.hovered ? "#331E3A2D" : "transparent"
                border { width: Theme.line(1); color: line.hovered ? Theme.brass : Theme.hairline }
            }
            Icon {
                id: sign
                x: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                name: "deck"
                size: Theme.px(28)
            }
            Column {
                anchors {
                    left: sign.right; leftMargin: Theme.px(14)
                    right: written.left; rightMargin: Theme.px(12)
                    verticalCenter: parent.verticalCenter
                }

                BodyText {
                    width: parent.width
                    text: line.name
                    size: 18
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                    elide: Text.ElideMiddle
                    Accessible.ignored: true
                }
                BodyText {
                    width: parent.width
                    text: line.folder
                    size: 15
                    color: Theme.sand
                    wrapMode: Text.NoWrap
                    elide: Text.ElideMiddle
                    Accessible.ignored: true
                }
            }
            CaptionText {
                id: written
                anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
                text: line.when
                size: 15
                color: Theme.sand
            }
            FocusRing {
                visible: line.activeFocus
                corner: Theme.px(8)
                gap: -Theme.ring
            }
        }
    }
    BodyText {
        objectName: "fileProblem"
        visible: text !== ""
        width: parent.width
        text: GameFiles.problem
        size: 17
        color: Theme.danger
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        width: parent.width
        spacing: Theme.px(12)

        TextEntry {
            id: entry
            objectName: "filePath"
            width: parent.width - look.width - parent.spacing
            label: qsTr("File or folder")
            placeholder: qsTr("Or type the path of a file or folder")
            size: 18
            onEdited: { problem = ""; GameFiles.forgetProblem() }
            onAccepted: panel.go()
        }
        BrassButton {
            id: look
            objectName: "fileGo"
            height: Theme.px(46)
            enabled: entry.text !== ""
            iconName: "import"
            text: qsTr("Import")
            onClicked: panel.go()
        }
    }
    BrassButton {
        objectName: "fileCancel"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Cancel")
        onClicked: panel.closeAsked()
    }
}
