// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A gangster, 1 to 80, or a back (0). When narrower than 40 px it becomes a chip with its number.
Item {
    id: card

    property int number: 0
    property int revolvers: 1
    property bool faceUp: true
    property bool chosen: false
    property bool threatened: false
    /// True if it counts as the other type because of a Spy.
    property bool spied: false
    property bool hovered: false
    property bool focusShown: false
    property string shadowLevel: hovered ? "medium" : "small"
    property bool shadowShown: true

    readonly property bool tiny: width < 40
    readonly property bool odd: number % 2 === 1
    readonly property bool turning: flip.turning
    readonly property string description: !faceUp || number <= 0
                                          ? qsTranslate("TheGang", "Gangster, face down")
                                          : typeText + ", " + qsTranslate("TheGang", "%n revolver(s)", "", revolvers)
    readonly property string typeText: spied ? (odd ? qsTranslate("TheGang", "Gangster %1, odd, counts as even").arg(number)
                                                    : qsTranslate("TheGang", "Gangster %1, even, counts as odd").arg(number))
                                     : odd ? qsTranslate("TheGang", "Gangster %1, odd").arg(number)
                                           : qsTranslate("TheGang", "Gangster %1, even").arg(number)

    implicitWidth: Theme.px(107)
    implicitHeight: Math.round(width * 1.4)
    Accessible.role: Accessible.Graphic
    Accessible.name: description

    CardFlip {
        id: flip
        wanted: card.faceUp ? card.number : 0
    }
    CardFrame {
        width: card.width
        height: Math.round(card.width * 1.4)
        visible: !card.tiny
        opacity: flip.veil
        edge: flip.edge
        chosen: card.chosen
        threatened: card.threatened
        hovered: card.hovered
        focusShown: card.focusShown
        shadowLevel: card.shadowLevel
        shadowShown: card.shadowShown

        GangsterFace {
            anchors.fill: parent
            number: card.tiny ? 0 : flip.shown
            revolvers: card.revolvers
            spied: card.spied
        }
        CardPicture {
            visible: flip.shown <= 0
            source: visible ? "qrc:/art/backs/gangster.svg" : ""
        }
    }
    NumberChip {
        anchors.centerIn: parent
        visible: card.tiny
        number: visible ? card.number : 0
        reversed: card.spied
        size: 22
        border {
            width: card.threatened || card.chosen ? 2 : 1
            color: card.threatened ? Theme.captureOutline : card.chosen ? Theme.gold : "#C9AF7C"
        }
        Accessible.ignored: true

        FocusRing { visible: card.focusShown && card.tiny; corner: 4; gap: 1 }
    }
}
