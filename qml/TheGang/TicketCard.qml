// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// A railway ticket to a city: 0 Chicago, 1 Detroit, 2 New York.
Item {
    id: ticket

    property int city: 0
    property bool chosen: false
    property bool hovered: false
    property bool focusShown: false
    property bool shadowShown: true

    readonly property real unit: width / 200
    readonly property string description: qsTranslate("TheGang", "Ticket to %1").arg(GangStyle.cityName(city))

    implicitWidth: Theme.px(140)
    implicitHeight: Math.round(width * 0.6)
    Accessible.role: Accessible.Graphic
    Accessible.name: description

    Item {
        property real lift: ticket.hovered && Theme.moves ? Theme.px(4) : 0

        width: ticket.width
        height: Math.round(ticket.width * 0.6)
        y: -lift

        Behavior on lift { NumberAnimation { duration: Theme.ms(90); easing.type: Easing.OutQuad } }

        Shadow { visible: ticket.shadowShown; level: ticket.hovered ? "medium" : "small" }
        SteadyImage {
            readonly property int rim: Math.round(4 * ticket.unit)
            x: -rim
            y: -rim
            width: parent.width + 2 * rim
            height: Math.round(width * 128 / 208)
            source: "qrc:/art/tickets/" + GangStyle.cityFiles[Math.max(0, Math.min(ticket.city, 2))] + ".svg"
            drawnAt: Qt.size(width, 0)
            fillMode: Image.Stretch
        }
        Text {
            x: Math.round(32 * ticket.unit)
            y: Math.round(7 * ticket.unit)
            width: Math.round(136 * ticket.unit)
            height: Math.round(32 * ticket.unit)
            text: GangStyle.cityName(ticket.city)
            color: Theme.ink
            font { family: Theme.titleFont; pixelSize: Math.max(10, Math.round(24 * ticket.unit)) }
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            renderType: Text.QtRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -1
            visible: ticket.hovered && !ticket.chosen
            color: "transparent"
            radius: 8 * ticket.unit
            border { width: 2; color: Theme.brass }
        }
        Glow {
            visible: ticket.chosen
            corner: 8 * ticket.unit
        }
        FocusRing {
            visible: ticket.focusShown
            corner: 8 * ticket.unit
            gap: 2
        }
    }
}
