// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The parts that all cards share: shadow, lift, flip, outlines, glows and the veil. The face is added as children, as
/// wide as the card.
Item {
    id: card

    property bool chosen: false
    property bool threatened: false
    property bool bracketed: threatened
    property bool hovered: false
    property bool focusShown: false
    property string shadowLevel: hovered ? "medium" : "small"
    property bool shadowShown: true
    /// 1 when flat on the table, 0 when edge-on.
    property real edge: 1
    readonly property real corner: width * 0.072
    /// The length of a unit of the drawings, in which a card is 250 wide.
    readonly property real unit: width / 250
    readonly property real rise: hovered && Theme.moves ? Theme.px(4) : threatened ? Theme.px(3) : 0

    default property alias face: stock.data

    implicitWidth: Theme.px(107)
    implicitHeight: Math.round(width * 1.4)

    Item {
        property real lift: card.rise

        width: card.width
        height: card.height
        y: -lift
        transform: Scale { origin.x: card.width / 2; xScale: card.edge }

        Behavior on lift { NumberAnimation { duration: Theme.ms(90); easing.type: Easing.OutQuad } }

        Shadow { level: card.shadowLevel; visible: card.shadowShown && card.edge === 1 }
        Item {
            id: stock
            anchors.fill: parent
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -1
            visible: card.hovered && !card.chosen && !card.threatened
            color: "transparent"
            radius: card.corner + 1
            border { width: 2; color: Theme.brass }
        }
        Glow {
            visible: card.chosen || card.threatened
            kind: card.threatened ? "capture" : "gold"
            bracketed: card.bracketed
            corner: card.corner
        }
        FocusRing {
            visible: card.focusShown
            corner: card.corner
            gap: 2
        }
    }
}
