// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang
import Backroom.Table

/// Below the stall: who throws, the number of the dart, what a hit means, and the consequences.
Rail {
    id: rail

    required property duelShow shown
    /// True if the duel is decided; its result is shown until a player continues.
    required property bool waiting
    property duelRow noRow
    /// True for many rows, with less space between them.
    readonly property bool dense: shown.follows.length > 4
    readonly property int rowSize: Theme.large ? 14 : shown.follows.length > 5 ? 14 : dense ? 15 : 16

    readonly property int seatRoom: Theme.px(118)
    readonly property int divide: Math.round(width * 0.45)

    signal wentOn()

    implicitHeight: Theme.px(172)

    SeatMark {
        id: mark
        x: (rail.seatRoom - width) / 2 + Theme.px(8)
        y: Theme.px(34)
        mark: rail.shown.shooterMark
        size: Theme.px(60)
    }
    TitleText {
        anchors { horizontalCenter: mark.horizontalCenter; top: mark.bottom; topMargin: Theme.px(8) }
        width: rail.seatRoom - Theme.px(10)
        horizontalAlignment: Text.AlignHCenter
        text: rail.shown.shooterName
        size: Theme.large ? 16 : 22
        // With large text the parts of a name are one below the other.
        height: Theme.px(Theme.large ? 56 : 28)
        fontSizeMode: Theme.large ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: Math.max(12, Math.round(Theme.usualFont(22) * 0.58))
        wrapMode: Theme.large ? Text.WordWrap : Text.NoWrap
        maximumLineCount: 2
        lineHeight: 0.9
        verticalAlignment: Text.AlignTop
    }
    Column {
        x: rail.seatRoom + Theme.px(20)
        y: Theme.px(Theme.large ? 8 : 14)
        width: rail.divide - x - Theme.px(20)
        spacing: Theme.px(Theme.large ? 3 : 9)

        TitleText {
            width: parent.width
            height: Theme.px(Theme.large ? 28 : 38)
            text: rail.shown.railTitle
            size: Theme.large ? 23 : 28
        }
        Row {
            id: rules
            width: parent.width
            spacing: Theme.px(12)
            visible: rail.shown.aboveText !== ""

            // A target with its middle line, drawn as on those that stand.
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: !rail.shown.byDice
                width: Theme.px(24)
                height: Theme.px(40)
                radius: width / 2
                color: Theme.baize
                border { width: Theme.line(1); color: Theme.brass }

                DuelMiddle { anchors.centerIn: parent; width: parent.width; visible: rail.shown.belowText !== "" }
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: rules.width - (rail.shown.byDice ? 0 : Theme.px(36))
                BodyText {
                    width: parent.width
                    text: rail.shown.aboveText
                    size: Theme.large ? 15 : 16
                    lineHeight: 0.9
                }
                BodyText {
                    width: parent.width
                    visible: text !== ""
                    text: rail.shown.belowText
                    size: Theme.large ? 15 : 16
                    lineHeight: 0.9
                }
            }
        }
        BrassButton {
            objectName: "duelGoOn"
            visible: rail.waiting
            primary: true
            focusedByPress: false
            text: qsTranslate("SuperGang", "Continue")
            onClicked: rail.wentOn()
        }
        // Measures both sentences.
        BodyText {
            id: whole
            width: parent.width
            visible: false
            text: rail.shown.more === "" ? "" : rail.shown.hint + " " + rail.shown.more
            size: 14
        }
        BodyText {
            objectName: "duelHint"
            width: parent.width
            visible: text !== ""
            text: whole.text !== "" && whole.lineCount <= maximumLineCount ? whole.text : rail.shown.hint
            size: 14
            lineHeight: Theme.large ? 0.9 : 1
            color: Theme.sand
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    Rectangle {
        x: rail.divide
        y: Theme.px(22)
        width: Theme.line(1)
        height: rail.height - Theme.px(44)
        color: Theme.hairline
        opacity: 0.7
    }
    TitleText {
        id: title
        x: rail.divide + Theme.px(26)
        y: Theme.px(Theme.large ? 6 : 10)
        width: rail.width - x - Theme.px(20)
        height: Theme.px(Theme.large ? 28 : 34)
        text: rail.shown.followsTitle
        size: Theme.large ? 20 : 24
    }
    Rectangle {
        objectName: "followsScroll"
        x: rail.width - width - Theme.px(4)
        y: list.y + Math.round(list.visibleArea.yPosition * list.height)
        width: Theme.px(5)
        height: Math.round(list.visibleArea.heightRatio * list.height)
        visible: list.interactive
        radius: width / 2
        color: Theme.brass
    }
    Flickable {
        id: list
        /// Room for the focus ring.
        readonly property int rim: 2 + Theme.ring
        anchors {
            left: title.left; leftMargin: -rim
            right: parent.right; rightMargin: Theme.px(14) - rim
            top: title.bottom; topMargin: Theme.px(2) - rim
            bottom: parent.bottom; bottomMargin: Theme.px(6) - rim
        }
        contentHeight: rows.height + 2 * rim
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        flickableDirection: Flickable.VerticalFlick

        Column {
            id: rows
            x: list.rim
            y: list.rim
            width: list.width - 2 * list.rim
            spacing: Theme.px(rail.dense ? 1 : 3)

            Repeater {
                model: rail.shown.follows.length
                delegate: Item {
                    id: line
                    required property int index
                    readonly property duelRow row: rail.shown.follows[index] ?? rail.noRow

                    width: rows.width
                    height: Math.max(Theme.px(rail.dense ? 19 : 22), words.height)

                    Art {
                        id: icon
                        size: Theme.px(rail.dense ? 18 : 20)
                        anchors.verticalCenter: parent.verticalCenter
                        art: line.row.icon
                    }
                    BodyText {
                        id: words
                        anchors { left: icon.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                        width: Math.min(implicitWidth, line.width - icon.width - Theme.px(18) - rule.width)
                        text: line.row.text
                        size: rail.rowSize
                        lineHeight: 0.95
                    }
                    Why {
                        id: rule
                        anchors { left: words.right; leftMargin: Theme.px(6); baseline: words.baseline }
                        rule: line.row.rule
                        text: line.row.rule
                        size: rail.rowSize
                        Accessible.name: qsTranslate("SuperGang", "Rule %1").arg(line.row.rule)
                    }
                }
            }
        }
    }
}
