// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.TheGang

ThingPicture {
    id: picture

    readonly property bool shown: kind === TheGangTable.GangsterPiece || kind === TheGangTable.CalledPiece
                               || kind === TheGangTable.SpecialPiece || kind === TheGangTable.TicketPiece

    width: !shown ? 0 : kind === TheGangTable.TicketPiece ? height : Math.round(height / 1.4)

    GangsterCard {
        width: picture.width
        visible: picture.kind === TheGangTable.GangsterPiece || picture.kind === TheGangTable.CalledPiece
        number: visible ? picture.subject : 0
        revolvers: Math.max(1, picture.amount)
    }
    SpecialCard {
        width: picture.width
        visible: picture.kind === TheGangTable.SpecialPiece
        special: visible ? picture.subject : 0
    }
    TicketCard {
        anchors.verticalCenter: parent.verticalCenter
        width: picture.width
        visible: picture.kind === TheGangTable.TicketPiece
        city: visible ? picture.subject : 0
    }
}
