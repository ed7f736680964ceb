// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.Rulebook

/// The invitation to a table of this house, on a card: its code, its QR code, and a form to be read aloud.
Rectangle {
    id: card

    required property string code
    required property string spoken
    required property string link
    required property url picture
    readonly property Item copyButton: copyLink
    readonly property int inset: Theme.px(Theme.large ? 14 : 24)
    /// The address of the table, for which a person who types the code may be asked.
    readonly property string address: link.split("@")[1] ?? ""
    /// True while the current link is in the clipboard.
    property bool copied: false

    function copy() {
        clip.selectAll()
        clip.copy()
        clip.deselect()
        card.copied = true
        Speech.say(qsTr("The link is copied."))
    }

    implicitHeight: rows.height + 2 * inset
    radius: Theme.px(8)
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.strong ? Theme.paper : "#F9F1DD" }
        GradientStop { position: 1; color: Theme.strong ? Theme.paper : "#EEDFBA" }
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Invitation")
    onLinkChanged: copied = false

    Shadow { level: "large" }
    Rectangle {
        anchors { fill: parent; margins: Theme.px(9) }
        radius: Theme.px(4)
        color: "transparent"
        border { width: Theme.line(1); color: PaperTheme.line }
    }
    // Used for copying only.
    TextEdit { id: clip; visible: false; text: card.link; textFormat: TextEdit.PlainText; Accessible.ignored: true }
    Column {
        id: rows
        x: card.inset
        y: card.inset
        width: card.width - 2 * x
        spacing: Theme.px(Theme.large ? 5 : 10)

        Row {
            width: parent.width
            spacing: Theme.px(20)

            // White, with the margin that a QR code needs.
            Rectangle {
                id: square
                objectName: "qr"
                width: Math.min(Theme.px(Theme.large ? 140 : 168), Math.round(parent.width * 0.36))
                height: width
                radius: Theme.px(6)
                color: "white"
                border { width: Theme.line(1); color: PaperTheme.line }
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("QR code with the link")

                // A whole number of pixels for each module, so that all have the same size.
                Image {
                    readonly property real room: square.width * 0.8
                    anchors.centerIn: parent
                    width: implicitWidth > 0 && implicitWidth < room ? Math.floor(room / implicitWidth) * implicitWidth : room
                    height: width
                    source: card.picture
                    smooth: false
                }
            }
            Column {
                id: besides
                width: parent.width - square.width - parent.spacing
                spacing: Theme.px(4)

                TitleText {
                    width: parent.width
                    text: qsTr("Invitation")
                    size: Theme.large ? 20 : 25
                    color: PaperTheme.title
                }
                // Four groups in two lines, as large as possible.
                TextEdit {
                    id: letters
                    objectName: "code"
                    readonly property list<string> lines: card.code.replace(/^(\w+-\w+)-/, "$1\n").split("\n")
                    readonly property real widest: Math.max(1, upper.advanceWidth, lower.advanceWidth)
                    width: parent.width
                    text: Array.from(lines).join("\n")
                    color: Theme.ink
                    font { family: Theme.figureFont; pixelSize: Math.floor(Math.min(Theme.px(64), 100 * (width - 2) / widest)) }
                    renderType: TextEdit.NativeRendering
                    textFormat: TextEdit.PlainText
                    readOnly: true
                    selectByMouse: true
                    activeFocusOnTab: true
                    activeFocusOnPress: true
                    selectionColor: Theme.brass
                    selectedTextColor: Theme.ink
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Code")
                    Accessible.description: card.spoken
                    Accessible.focusable: true
                    Keys.onPressed: (event) => { event.accepted = false }

                    TextMetrics { id: upper; font { family: Theme.figureFont; pixelSize: 100 } text: letters.lines[0] ?? "" }
                    TextMetrics { id: lower; font: upper.font; text: letters.lines[1] ?? "" }
                    HoverHandler { cursorShape: Qt.IBeamCursor }
                    PaperRing { visible: letters.activeFocus }
                }
            }
        }
        Column {
            width: parent.width

            CaptionText {
                width: parent.width
                text: qsTr("To be read aloud")
                size: 14
                color: PaperTheme.quiet
            }
            BodyText {
                objectName: "spoken"
                width: parent.width
                text: card.spoken
                size: 19
                color: PaperTheme.text
                font.weight: Font.DemiBold
                font.letterSpacing: Theme.px(1)
                lineHeight: 1.05
            }
            BodyText {
                objectName: "address"
                width: parent.width
                topPadding: Theme.px(3)
                visible: card.address !== ""
                text: qsTr("Address, if it is asked for: %1").arg(card.address)
                size: 15
                color: PaperTheme.quiet
            }
        }
        BrassButton {
            id: copyLink
            objectName: "copyLink"
            width: parent.width
            text: card.copied ? qsTr("The link is copied") : qsTr("Copy the link")
            iconName: card.copied ? "check" : "copy"
            onClicked: card.copy()
        }
    }
}
