// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang

Piece {
    id: piece

    required property int face
    required property int revolvers
    required property bool faceUp
    required property bool threatened
    required property bool chosen
    required property bool put
    required property bool turned

    readonly property point explains: Qt.point(TheGangTable.GangsterPiece, faceUp ? face : 0)
    /// What the sentences of a lesson call it.
    readonly property int numberInWords: faceUp ? face : 0
    /// No tool tip: the card is self-explanatory, and the tip would cover the next row.
    readonly property bool quiet: faceUp && !turned

    /// True if the pointer or the focus is on it while somebody must be called.
    readonly property bool considered: table.calling && usable && !lifted && (pointed || activeFocus && PressGuard.byKeyboard)

    kind: TheGangTable.GangsterPiece
    raised: threatened && table.spectacle.weight > 0 ? 260 : 0
    onConsideredChanged: table.consider(key, considered)
    width: table.layout.card.width
    height: table.layout.card.height

    GangsterCard {
        width: piece.width
        number: piece.face
        revolvers: piece.revolvers
        faceUp: piece.faceUp
        threatened: piece.threatened
        chosen: piece.chosen || piece.held
        spied: piece.turned
        hovered: piece.hovered
        focusShown: piece.activeFocus && piece.usable
        shadowLevel: piece.lifted ? "large" : piece.hovered ? "medium" : "small"
        Accessible.ignored: true
    }
}
