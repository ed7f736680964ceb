// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A row of the action menu: the action, its gain or cost, the crime, and who would see it; or why it is refused.
Pressable {
    id: line

    required property superGangMenuRow row
    property bool brief: false

    signal chosen()

    height: Math.max(Theme.px(44), texts.y + texts.height + Theme.px(7))
    text: row.label
    opacity: 1
    activeFocusOnTab: row.enabled
    unavailable: !row.enabled
    onClicked: if (row.enabled) line.chosen()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: !line.row.enabled ? Theme.rowBarred : line.down ? Theme.amberDeep : line.hovered ? Theme.rowHovered : Theme.row
        border {
            width: Theme.line(line.row.enabled && (line.hovered || line.activeFocus) ? 2 : 1)
            color: line.row.enabled ? (line.hovered || line.activeFocus ? Theme.brassShine : Theme.brass) : Theme.faintLine
        }
    }
    Art {
        id: icon
        x: Theme.px(9)
        y: Theme.px(9)
        size: Theme.px(30)
        art: "actions/brass/" + line.row.icon
        opacity: line.row.enabled ? 1 : 0.4
    }
    NumberKey {
        anchors { right: icon.right; bottom: icon.bottom; rightMargin: -Theme.px(5); bottomMargin: -Theme.px(7) }
        visible: line.row.number > 0 && line.row.number < 10
        number: line.row.number
        opacity: line.row.enabled ? 1 : 0.8
    }
    Column {
        id: texts
        anchors { left: icon.right; leftMargin: Theme.px(10); right: parent.right; rightMargin: Theme.px(10) }
        y: Theme.px(6)

        Item {
            width: parent.width
            height: word.height
            CaptionText {
                id: word
                width: parent.width - money.width - Theme.px(8)
                text: line.row.word
                size: 17
                font.weight: Font.DemiBold
                color: line.row.enabled ? Theme.cream : Theme.barred
                // As large as on the other rows, whoever acts.
                fontSizeMode: Text.FixedSize
                wrapMode: Text.Wrap
                maximumLineCount: 3
                lineHeight: 0.9
            }
            FigureText {
                id: money
                anchors { right: parent.right; verticalCenter: word.verticalCenter }
                text: line.row.money
                size: 24
                color: !line.row.enabled ? Theme.barred : line.row.gains ? Theme.success : Theme.danger
                Accessible.ignored: true
            }
        }
        BodyText {
            width: parent.width
            /// A brief row always shows the chance of success, and nothing else.
            readonly property bool whole: !line.brief || !line.row.enabled || line.hovered || line.activeFocus
            visible: text !== ""
            text: !whole ? line.row.odds : line.row.odds === "" ? line.row.text : line.row.text + " " + line.row.odds
            size: 14
            lineHeight: 0.95
            color: line.row.enabled ? Theme.creamShade : Theme.cream
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
            spacing: Theme.px(10)
            CaptionText {
                visible: text !== ""
                text: line.row.crime
                size: 14
                color: line.row.criminal ? Theme.danger : Theme.success
            }
            Row {
                visible: line.row.witness !== ""
                spacing: Theme.px(4)
                Art {
                    visible: line.row.seen
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(16)
                    art: visible ? "actions/brass/witness" : ""
                    sourceSize { width: 32; height: 32 }
                }
                CaptionText { text: line.row.witness; size: 14; color: line.row.seen ? Theme.warning : Theme.creamShade }
            }
        }
        Why {
            visible: line.row.rule !== ""
            rule: line.row.rule
            size: 13
        }
    }
    FocusRing { visible: line.activeFocus; corner: Theme.px(6) }
}
