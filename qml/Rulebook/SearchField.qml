// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

FocusScope {
    id: field

    /// True while the results are shown: from the first letter until one is chosen.
    property bool listing: false

    signal chosen(int row)
    /// Requests a move down or up through the results.
    signal walked(int by)

    function clear() { Rulebook.clearSearch(); field.listing = false }
    function select() { input.forceActiveFocus(); input.selectAll() }

    implicitHeight: Theme.px(36)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: input.activeFocus ? "#FFFAEC" : "#FBF4E1"
        border { width: Theme.line(input.activeFocus ? 2 : 1); color: input.activeFocus ? PaperTheme.ring : Theme.brassDark }
    }
    Icon {
        id: glass
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        tone: "ink"
        size: Theme.px(17)
    }
    TextInput {
        id: input
        objectName: "search"
        anchors {
            left: glass.right; leftMargin: Theme.px(8)
            right: parent.right; rightMargin: Theme.px(clear.visible ? 30 : 12)
            top: parent.top
            bottom: parent.bottom
        }
        focus: true
        activeFocusOnTab: true
        clip: true
        verticalAlignment: TextInput.AlignVCenter
        color: Theme.ink
        text: Rulebook.searchText
        maximumLength: 80
        font { family: Theme.textFont; pixelSize: Theme.font(16) }
        renderType: TextInput.NativeRendering
        selectByMouse: true
        selectionColor: "#D9B45E"
        selectedTextColor: Theme.ink
        Accessible.role: Accessible.EditableText
        Accessible.name: qsTr("Search the rules")
        Accessible.description: field.listing ? qsTr("%n pages found", "", Rulebook.hitCount) : ""
        Accessible.editable: true

        cursorDelegate: Rectangle {
            width: 2
            color: Theme.ink
            visible: input.cursorVisible
        }
        onTextEdited: { Rulebook.searchText = text; field.listing = text.trim() !== "" }
        onAccepted: field.chosen(-1)
        onActiveFocusChanged: if (activeFocus && text.trim() !== "") field.listing = true
        Keys.onEscapePressed: (event) => { event.accepted = text !== ""; if (text !== "") field.clear() }
        Keys.onDownPressed: field.walked(1)
        Keys.onUpPressed: field.walked(-1)
        HoverHandler { cursorShape: Qt.IBeamCursor }
    }
    CaptionText {
        anchors.fill: input
        visible: input.text === "" && input.preeditText === ""
        text: full.advanceWidth < width ? full.text : qsTr("Search")
        color: Theme.inkSoft
        size: 16
        least: 12
        verticalAlignment: Text.AlignVCenter

        TextMetrics { id: full; font { family: Theme.textFont; pixelSize: Theme.font(16) } text: qsTr("Search the rules") }
    }
    Icon {
        id: clear
        objectName: "clearSearch"
        visible: input.text !== ""
        anchors { right: parent.right; rightMargin: Theme.px(11); verticalCenter: parent.verticalCenter }
        name: "close"
        tone: "ink"
        size: Theme.px(14)
        opacity: 0.75

        MouseArea {
            anchors.fill: parent
            anchors.margins: -Theme.px(8)
            cursorShape: Qt.PointingHandCursor
            onClicked: { field.clear(); input.forceActiveFocus() }
        }
    }
}
