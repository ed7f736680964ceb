// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A row of the action menu: the action, its gain or cost, its income, the crime, and who would see it; or why it is refused.
Pressable {
    id: line

    required property superGangMenuRow row
    /// How much it leaves to its tool tip, so that all rows fit: 0 nothing, 1 what the action does, 2 also its odds in
    /// words and who would see it.
    property int brief: 0
    readonly property bool barred: !row.enabled
    readonly property string whole: row.odds === "" ? row.text : row.text + " " + row.odds
    /// Why an action is refused is left out last.
    readonly property string said: brief === 0 || barred && brief === 1 ? whole : brief === 1 ? row.odds : ""
    /// Its height at each of these levels.
    readonly property list<real> heights: [
        tall(room(words), fullFlow), tall(room(barred ? words : odds), fullFlow), tall(0, briefFlow)
    ]
    readonly property real linkHeight: row.rule === "" ? 0 : why.implicitHeight
    readonly property bool oneLine: crime.implicitWidth + witness.implicitWidth + facts.spacing <= texts.width
    readonly property real fullFlow: (row.crime === "" ? 0 : crime.implicitHeight)
                                     + (row.witness === "" || oneLine ? 0 : witness.implicitHeight + facts.spacing) + linkHeight
    readonly property real briefFlow: row.crime === "" && row.chance === "" ? linkHeight : crime.implicitHeight

    signal chosen()

    function room(sentence: Text): real { return sentence.text === "" ? 0 : sentence.implicitHeight }
    function tall(sentence: real, others: real): real {
        return Math.max(Theme.px(44), texts.y + word.height + sentence + others + Theme.px(7))
    }

    height: Math.max(Theme.px(44), texts.y + texts.height + Theme.px(7))
    text: row.label
    opacity: 1
    activeFocusOnTab: row.enabled
    unavailable: !row.enabled
    // A refused action that does not say why answers with the reason.
    onClicked: if (row.enabled || said === "") line.chosen()

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
                width: parent.width - sums.width - Theme.px(8)
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
            Row {
                id: sums
                anchors { right: parent.right; verticalCenter: word.verticalCenter }
                spacing: Theme.px(6)
                FigureText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: line.row.money
                    size: 24
                    color: !line.row.enabled ? Theme.barred : line.row.gains ? Theme.success : Theme.danger
                    Accessible.ignored: true
                }
                CaptionText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: line.row.perTurn
                    size: 15
                    font.weight: Font.DemiBold
                    color: line.row.enabled ? Theme.success : Theme.barred
                    Accessible.ignored: true
                }
            }
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            text: line.said
            size: 14
            lineHeight: 0.95
            color: line.row.enabled ? Theme.creamShade : Theme.cream
            Accessible.ignored: true
        }
        Flow {
            id: facts
            width: parent.width
            spacing: Theme.px(10)
            CaptionText {
                visible: line.brief === 2 && text !== ""
                text: line.row.chance
                size: 14
                color: Theme.creamShade
            }
            CaptionText {
                id: crime
                visible: text !== ""
                text: line.row.crime
                size: 14
                color: line.row.criminal ? Theme.danger : Theme.success
            }
            Row {
                id: witnesses
                visible: line.row.witness !== "" && (line.brief < 2 || line.row.seen)
                spacing: Theme.px(4)
                Art {
                    visible: line.row.seen
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(16)
                    art: visible ? "actions/brass/witness" : ""
                    sourceSize { width: 32; height: 32 }
                }
                CaptionText {
                    visible: line.brief < 2
                    text: line.row.witness
                    size: 14
                    color: line.row.seen ? Theme.warning : Theme.creamShade
                }
            }
        }
        Why {
            id: why
            visible: line.row.rule !== ""
            rule: line.row.rule
            size: 13
        }
    }
    // Measures what a brief row does not show.
    Item {
        visible: false
        width: texts.width
        BodyText { id: words; width: parent.width; text: line.whole; size: 14; lineHeight: 0.95 }
        BodyText { id: odds; width: parent.width; text: line.row.odds; size: 14; lineHeight: 0.95 }
        CaptionText { id: witness; text: line.row.witness; size: 14; leftPadding: line.row.seen ? Theme.px(20) : 0 }
    }
    HoverTip {
        target: line
        text: line.brief === 0 || line.said === line.whole ? ""
            : line.brief === 2 && line.row.witness !== "" ? line.whole + " " + line.row.witness + "." : line.whole
        beside: true
        pointed: line.hovered
        pressed: line.down
        focused: line.activeFocus && PressGuard.byKeyboard
    }
    FocusRing { visible: line.activeFocus; corner: Theme.px(6) }
}
