pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The town at the end, with a token on each shop that somebody owns, and below it those who won.
Item {
    id: trophy

    required property SuperGangTable table
    readonly property Standings standings: table.standings
    /// Of the town's picture: 2000 units from left to right, 1250 from top to bottom.
    readonly property real zoom: (town.width - 2 * town.rim) / 2000

    function isAmong(shops, shop) {
        for (let at = 0; at < shops.length; ++at)
            if (shops[at] === shop)
                return true
        return false
    }

    Rectangle {
        id: town
        readonly property int rim: Theme.px(5)
        width: Math.min(parent.width, Math.round(parent.height * 0.56 * 1.6))
        height: Math.round((width - 2 * rim) * 0.625) + 2 * rim
        anchors.horizontalCenter: parent.horizontalCenter
        radius: Theme.px(6)
        color: "#2B1A10"
        border { width: Theme.line(2); color: Theme.brass }

        Image {
            anchors { fill: parent; margins: town.rim }
            source: town.width > 2 * town.rim ? "qrc:/art/town/town.svg" : ""
            sourceSize { width: town.width - 2 * town.rim; height: town.height - 2 * town.rim }
            asynchronous: true
            Accessible.ignored: true
        }
        Repeater {
            model: trophy.table.shops
            delegate: Item {
                id: shop
                required property int key
                required property int index
                required property point sign
                required property string token
                readonly property bool won: trophy.isAmong(trophy.standings.wonShops, key)

                x: town.rim + sign.x * trophy.zoom
                y: town.rim + sign.y * trophy.zoom
                visible: token !== ""

                Rectangle {
                    anchors.centerIn: parent
                    width: piece.width + Theme.px(7)
                    height: width
                    radius: width / 2
                    visible: shop.won
                    color: Theme.gold
                }
                Image {
                    id: piece
                    anchors.centerIn: parent
                    width: Math.max(15, Theme.px(shop.won ? 23 : 20))
                    height: width
                    source: shop.visible ? "qrc:/art/tokens/" + shop.token + ".svg" : ""
                    sourceSize { width: width; height: height }
                    Accessible.ignored: true
                }
                SequentialAnimation on scale {
                    running: shop.visible && Theme.moves
                    PropertyAction { value: 0 }
                    PauseAnimation { duration: Theme.ms(300 + 45 * shop.index) }
                    NumberAnimation { from: 0; to: 1; duration: Theme.ms(240); easing.type: Easing.OutBack }
                }
            }
        }
    }
    Image {
        anchors.centerIn: winners
        width: winners.height * 1.9
        height: winners.height
        source: "qrc:/art/room/glory.svg"
        sourceSize { width: width; height: height }
        opacity: 0.5
        asynchronous: true
        Accessible.ignored: true
    }
    Row {
        id: winners
        readonly property int gangs: Math.max(1, trophy.standings.winners)
        anchors { top: town.bottom; topMargin: Theme.px(6); bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        spacing: Theme.px(18)

        Repeater {
            model: trophy.standings
            delegate: TrophyGang {
                objectName: "winner"
                height: winners.height
                room: (trophy.width - (winners.gangs - 1) * winners.spacing) / winners.gangs
            }
        }
    }
}
