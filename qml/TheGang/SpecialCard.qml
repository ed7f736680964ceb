// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.TheGang

/// A special card: 1 Lookout, 2 Spy, 3 The Boss Calls, 0 a back.
Item {
    id: card

    property int special: 0
    property bool faceUp: true
    property bool chosen: false
    property bool hovered: false
    property bool focusShown: false
    property string shadowLevel: hovered ? "medium" : "small"
    property bool shadowShown: true

    readonly property bool turning: flip.turning
    readonly property string description: !faceUp || special <= 0
                                          ? qsTranslate("TheGang", "Special card, face down")
                                          : qsTranslate("TheGang", "Special card: %1").arg(GangStyle.specialName(special))

    implicitWidth: Theme.px(107)
    implicitHeight: Math.round(width * 1.4)
    Accessible.role: Accessible.Graphic
    Accessible.name: description

    CardFlip {
        id: flip
        wanted: card.faceUp ? card.special : 0
    }
    CardFrame {
        id: frame

        readonly property bool named: width >= 76

        width: card.width
        height: Math.round(card.width * 1.4)
        opacity: flip.veil
        edge: flip.edge
        chosen: card.chosen
        hovered: card.hovered
        focusShown: card.focusShown
        shadowLevel: card.shadowLevel
        shadowShown: card.shadowShown

        CardPicture {
            source: flip.shown > 0
                    ? "qrc:/art/specials/" + GangStyle.specialFiles[Math.min(flip.shown, 3)] + (frame.named ? "" : "-small") + ".svg"
                    : "qrc:/art/backs/special.svg"
        }
        Text {
            visible: flip.shown > 0 && frame.named
            x: Math.round(30 * frame.unit)
            y: Math.round(281 * frame.unit)
            width: Math.round(190 * frame.unit)
            height: Math.round(42 * frame.unit)
            text: flip.shown === 3 ? qsTranslate("TheGang", "Boss Calls", "The Boss Calls, on its card") : GangStyle.specialName(flip.shown)
            color: Theme.ink
            font { family: Theme.titleFont; pixelSize: Math.max(9, Math.round(34 * frame.unit)) }
            fontSizeMode: Text.Fit
            minimumPixelSize: 10
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            renderType: Text.QtRendering
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
    }
}
