// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A line of text to enter. `label` names it for screen readers; `problem` is shown below the line; `invalid` marks the
/// line if the problem is explained elsewhere.
FocusScope {
    id: entry

    property alias text: input.text
    property string placeholder
    property string label
    property string problem
    property bool invalid: problem !== ""
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property alias inputMethodHints: input.inputMethodHints
    property alias echoMode: input.echoMode
    property alias caret: input.cursorPosition
    property int size: 20
    readonly property bool narrow: width < Theme.px(110)

    signal accepted()
    /// Emitted when the player has changed the text.
    signal edited(string text)

    function selectAll() { input.selectAll() }

    implicitWidth: Theme.px(206)
    implicitHeight: Theme.px(46) + (problem !== "" ? words.height + Theme.px(4) : 0)
    opacity: enabled ? 1 : Theme.idle

    Rectangle {
        id: line
        width: parent.width
        height: Theme.px(46)
        radius: Theme.px(7)
        color: entry.activeFocus ? "#FFF8E6" : Theme.cream
        border { width: Theme.line(entry.invalid ? 3 : 1); color: entry.invalid ? Theme.bad : Theme.hairline }

        TextInput {
            id: input
            anchors.fill: parent
            anchors.leftMargin: Theme.px(entry.narrow ? 8 : 14)
            anchors.rightMargin: Theme.px(entry.narrow ? 8 : 14)
            verticalAlignment: TextInput.AlignVCenter
            focus: true
            activeFocusOnTab: true
            clip: contentWidth > width
            color: Theme.ink
            font { family: Theme.textFont; pixelSize: Theme.font(entry.size); weight: Font.Medium }
            renderType: TextInput.NativeRendering
            selectByMouse: true
            selectionColor: Theme.brass
            selectedTextColor: Theme.ink
            Accessible.role: Accessible.EditableText
            Accessible.name: entry.label
            // Qt reports no name for a password field.
            Accessible.description: entry.problem !== "" ? entry.problem : Accessible.passwordEdit ? entry.label : entry.placeholder
            Accessible.editable: true
            Accessible.passwordEdit: echoMode === TextInput.Password

            cursorDelegate: Rectangle {
                width: 2
                color: Theme.ink
                visible: input.cursorVisible
            }
            onTextEdited: entry.edited(text)
            onAccepted: entry.accepted()
            HoverHandler { cursorShape: Qt.IBeamCursor }
        }
        Text {
            anchors.fill: input
            visible: input.text === "" && input.preeditText === ""
            text: entry.placeholder
            color: Theme.inkSoft
            font { family: Theme.textFont; italic: true; pixelSize: Theme.font(entry.size - 2) }
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            renderType: Text.NativeRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        FocusRing { visible: entry.activeFocus; gap: 1 }
    }
    Row {
        id: words
        visible: entry.problem !== ""
        anchors.top: line.bottom
        anchors.topMargin: Theme.px(6)
        width: parent.width
        spacing: Theme.px(6)

        Icon { name: "danger"; tone: "status"; size: Theme.px(17) }
        BodyText {
            width: parent.width - Theme.px(24)
            text: entry.problem
            size: 15
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
    }
}
