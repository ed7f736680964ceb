// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.TheGang

Piece {
    id: piece

    required property int face
    required property bool chosen

    readonly property point explains: Qt.point(TheGangTable.TicketPiece, face)

    kind: TheGangTable.TicketPiece
    width: Math.round(132 * table.layout.scale)
    height: Math.round(width * 0.6)

    TicketCard {
        width: piece.width
        city: piece.face
        chosen: piece.chosen || piece.held
        hovered: piece.hovered
        focusShown: piece.activeFocus && piece.usable
        Accessible.ignored: true
    }
}
