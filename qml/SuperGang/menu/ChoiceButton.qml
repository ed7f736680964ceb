// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// An answer to a question: a word, and its consequences.
Pressable {
    id: button

    property string word
    property string figure
    property string meaning
    property string iconName
    property bool danger: false
    readonly property int padding: Theme.px(14)

    text: word
    description: figure === "" ? meaning : figure + ". " + meaning
    // Stays legible when disabled, because it explains why.
    opacity: 1
    implicitHeight: lines.implicitHeight + 2 * padding

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: !button.enabled ? Theme.field
             : button.danger ? (button.down ? Theme.oxbloodDark : button.hovered ? Theme.oxbloodLight : Theme.oxblood)
             : button.down ? Theme.walnutDark
             : button.hovered ? Theme.answerHovered : Theme.answer
        border {
            width: Theme.line(button.hovered ? 2 : 1)
            color: !button.enabled ? Theme.hairline : button.danger ? Theme.danger : button.hovered ? Theme.brassLight : Theme.brass
        }
    }
    Column {
        id: lines
        x: button.padding
        y: button.padding
        width: button.width - 2 * button.padding
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: Math.max(icon.height, words.height)

            Art {
                id: icon
                anchors.verticalCenter: parent.verticalCenter
                visible: button.iconName !== ""
                opacity: button.enabled ? 1 : 0.45
                size: Theme.px(30)
                art: button.iconName === "" ? "" : "actions/" + (button.danger ? "cream" : "brass") + "/" + button.iconName
            }
            BodyText {
                id: words
                anchors {
                    left: icon.right; leftMargin: Theme.px(10)
                    right: amount.left; rightMargin: Theme.px(8)
                    verticalCenter: parent.verticalCenter
                }
                text: button.word
                opacity: button.enabled ? 1 : 0.45
                size: 20
                font.weight: Font.Bold
                color: button.danger ? Theme.cream : Theme.brassLight
                Accessible.ignored: true
            }
            FigureText {
                id: amount
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: text === "" ? 0 : implicitWidth
                text: button.figure
                opacity: button.enabled ? 1 : 0.45
                size: 24
                color: button.danger ? Theme.danger : Theme.cream
                Accessible.ignored: true
            }
        }
        BodyText {
            width: parent.width
            text: button.meaning
            size: 16
            Accessible.ignored: true
        }
    }
    FocusRing { visible: button.activeFocus; corner: Theme.px(8) }
}
