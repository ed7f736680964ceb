// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The town at the end, with a token on each shop that has an owner, and the winners below.
Item {
    id: trophy

    required property SuperGangTable table
    /// True if shown for the first time.
    property bool fresh: false
    /// The zoom of the town's picture, which is 2000×1250 units.
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

        Art {
            anchors { fill: parent; margins: town.rim }
            art: town.width > 2 * town.rim ? "town/town" : ""
            sourceSize { width: town.width - 2 * town.rim; height: town.height - 2 * town.rim }
            asynchronous: true
        }
        TownOwners { x: town.rim; y: town.rim; table: trophy.table; zoom: Math.max(0.01, trophy.zoom) }
        Repeater {
            model: trophy.table.shops
            delegate: Item {
                id: shop
                required property int key
                required property int index
                required property point sign
                required property string token
                readonly property bool won: trophy.isAmong(trophy.table.result.wonShops, key)
                readonly property int delay: 300 + 45 * index
                x: town.rim + sign.x * trophy.zoom
                y: town.rim + sign.y * trophy.zoom
                visible: token !== ""
                scale: Math.max(0, 1 - (1 - arrival.way) * (delay + 240) / 240)
                Rectangle {
                    anchors.centerIn: parent
                    width: piece.width + Theme.px(7)
                    height: width
                    radius: width / 2
                    visible: shop.won
                    color: Theme.gold
                }
                Art {
                    id: piece
                    anchors.centerIn: parent
                    size: Math.max(15, Theme.px(shop.won ? 23 : 20))
                    art: shop.visible ? "tokens/" + shop.token : ""
                }
                Moment { id: arrival; lasts: trophy.fresh; duration: Theme.ms(shop.delay + 240) }
            }
        }
    }
    Art {
        anchors.centerIn: winners
        width: winners.height * 1.9
        height: winners.height
        art: "room/glory"
        opacity: 0.5
        asynchronous: true
    }
    Row {
        id: winners
        readonly property int gangs: Math.max(1, trophy.table.result.winners)
        anchors { top: town.bottom; topMargin: Theme.px(6); bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        spacing: Theme.px(18)

        Repeater {
            model: trophy.table.standings
            delegate: WinningGang {
                objectName: "winner"
                fresh: trophy.fresh
                height: winners.height
                room: (trophy.width - (winners.gangs - 1) * winners.spacing) / winners.gangs
            }
        }
    }
}
