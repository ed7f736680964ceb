import QtQuick
import Backroom.Gangz

/// A thing of the table by itself: a tattoo, large.
Item {
    id: picture

    required property int kind
    required property int subject
    required property int amount

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
