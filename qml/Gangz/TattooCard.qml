// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A tattoo on its card, or its back (−1). Chips on the card are added as children.
Item {
    id: card

    property int face: -1
    property real drawnWidth: width
    property bool chosen: false
    property bool unmasked: false
    property bool hovered: false
    property bool focusShown: false
    property string shadowLevel: hovered ? "medium" : "small"
    property string name

    implicitWidth: Theme.px(138)
    implicitHeight: Math.round(width * 1.16)

    CardFlip {
        id: flip
        wanted: card.face + 1
    }
    CardFrame {
        width: card.width
        height: card.height
        opacity: flip.veil
        edge: flip.edge
        chosen: card.chosen
        threatened: card.unmasked
        bracketed: false
        hovered: card.hovered
        focusShown: card.focusShown
        shadowLevel: card.shadowLevel

        TattooPicture { shown: flip.shown; drawnWidth: card.drawnWidth }
        Rectangle {
            anchors { bottom: parent.bottom; bottomMargin: Math.round(card.height * 0.05); horizontalCenter: parent.horizontalCenter }
            width: Math.min(parent.width * 0.96, lettering.advanceWidth + Theme.px(12))
            height: label.height + Theme.px(4)
            radius: Math.min(height / 2, Theme.px(9))
            visible: card.name !== "" && flip.shown > 0
            color: "#E6F6E2C4"
            border { width: 1; color: "#8A6B33" }
            TextMetrics { id: lettering; font: label.font; text: card.name }
            TextMetrics { id: atUsualSize; font.family: label.font.family; font.pixelSize: label.usual; text: card.name }
            BodyText {
                id: label
                readonly property int usual: card.width < 80 ? 10 : card.width < Theme.px(130) ? 12 : Theme.font(14)
                readonly property real room: card.width * 0.94 - Theme.px(6)
                /// The size at which the name takes one line. A second line would hide the foot of the picture.
                readonly property int lined: Math.floor(usual * (room - 1) / Math.max(1, atUsualSize.advanceWidth))
                anchors.centerIn: parent
                width: Math.min(Math.ceil(lettering.advanceWidth) + 1, room)
                text: card.name
                font.pixelSize: lined >= Math.max(9, usual * 0.7) ? Math.min(usual, lined) : usual
                color: Theme.ink
                lineHeight: 0.9
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
