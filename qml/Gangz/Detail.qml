// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table
import Backroom.Gangz

ThingPicture {
    id: picture

    readonly property bool shown: kind === GangzTable.HandCard || kind === GangzTable.WallCard || kind === GangzTable.LeaderCard
                               || kind === GangzTable.NextLeaderCard

    width: shown ? card.width : 0

    TattooCard {
        id: card
        width: Math.round(picture.height / 1.16)
        visible: picture.shown
        face: picture.shown ? picture.subject : -1
    }
}
