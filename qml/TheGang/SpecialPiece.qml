// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.TheGang

Piece {
    id: piece

    required property int face
    required property bool faceUp
    required property bool chosen
    required property bool put

    readonly property point explains: Qt.point(TheGangTable.SpecialPiece, faceUp ? face : 0)

    kind: TheGangTable.SpecialPiece
    width: table.layout.card.width
    height: table.layout.card.height

    SpecialCard {
        width: piece.width
        special: piece.face
        faceUp: piece.faceUp
        chosen: piece.chosen || piece.held
        hovered: piece.hovered
        focusShown: piece.activeFocus && piece.usable
        shadowLevel: piece.lifted ? "large" : piece.hovered ? "medium" : "small"
        Accessible.ignored: true
    }
}
