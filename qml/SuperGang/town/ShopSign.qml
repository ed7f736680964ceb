// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// The sign of a shop: clickable, with its name from a certain zoom on, and the token of its owner or racketeer.
Item {
    id: shop

    required property SuperGangTable table
    required property int key
    required property int district
    required property point sign
    required property rect roof
    required property string name
    required property bool nameAbove
    required property real nameAside
    required property string price
    required property string token
    required property bool usable
    required property bool flashing
    required property string label
    required property Item window
    /// The parent of the name, above all figures; its origin is the board's.
    required property Item names
    /// Its parent while only the shop's district is lit.
    required property Item litNames
    /// The part of the board that the menu covers; a name below its edge would be cut, and is hidden.
    property rect covered: Qt.rect(0, 0, 0, 0)
    readonly property alias nameplate: board
    property real zoom: table.layout.camera.zoom
    /// The zoom on the screen, which decides what fits.
    property real seen: zoom

    // While a move is aimed, the menu at the end explains the shop.
    readonly property point explains: Qt.point(table.choosing ? -1 : SuperGangTable.ShopSubject, key)
    /// A lesson points at it all the same, and leaves its whole roof uncovered.
    readonly property point about: Qt.point(SuperGangTable.ShopSubject, key)
    readonly property rect whole: Qt.rect(roof.x * zoom - x, roof.y * zoom - y, roof.width * zoom, roof.height * zoom)
    readonly property real disc: Math.max(15, 25 * zoom)
    readonly property int tokenSize: Math.round(Math.max(24, 46 * zoom))

    function press() { if (shop.usable) shop.table.tapShop(shop.key, Qt.point(shop.x, shop.y)) }

    x: Math.round(sign.x * zoom - disc)
    y: Math.round(sign.y * zoom - disc)
    width: disc * 2
    height: disc * 2
    activeFocusOnTab: usable
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: usable
    Accessible.onPressAction: shop.press()
    Keys.onReturnPressed: shop.press()
    Keys.onEnterPressed: shop.press()
    Keys.onSpacePressed: shop.press()

    MouseArea {
        anchors.fill: parent
        enabled: shop.usable
        cursorShape: Qt.PointingHandCursor
        onClicked: (event) => shop.table.tapShop(shop.key, mapToItem(shop.window, event.x, event.y))
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: width / 2
        visible: shop.usable || shop.flashing
        color: "transparent"
        border { width: Theme.line(3); color: Theme.gold }
    }
    Art {
        x: -shop.tokenSize * 0.82
        y: (shop.height - height) / 2
        size: shop.tokenSize
        visible: shop.token !== ""
        art: visible ? "tokens/" + shop.token : ""
        sourceSize {
            width: shop.tokenSize <= 26 ? 26 : shop.tokenSize <= 46 ? 46 : 112
            height: shop.tokenSize <= 26 ? 26 : shop.tokenSize <= 46 ? 46 : 112
        }
        scale: 2.4 - 1.4 * drop.way
        onSourceChanged: if (visible) drop.begin()

        Moment { id: drop; lasts: shop.table.animated; atOnce: false; duration: Theme.ms(380); easing.type: Easing.OutBounce }
    }
    Rectangle {
        id: board
        parent: shop.district === shop.table.litDistrict ? shop.litNames : shop.names
        x: Math.round(shop.x + (shop.width - width) / 2 + shop.nameAside * shop.zoom)
        y: shop.nameAbove ? Math.round(shop.y - height - 8 * shop.zoom) : Math.round(shop.y + shop.height - 2 * shop.zoom)
        width: Math.ceil(Math.max(title.contentWidth, cost.visible ? cost.width : 0)) + 6
        height: words.height + 2
        readonly property bool cut: x < shop.covered.x + shop.covered.width && x + width > shop.covered.x
                                    && y < shop.covered.y + shop.covered.height && y + height > shop.covered.y
        visible: shop.seen >= 0.675 && shop.name !== "" && !cut
        radius: 3
        color: Theme.paper
        border { width: 1; color: Theme.inkSoft }
        Column {
            id: words
            anchors.centerIn: parent
            Text {
                id: title
                anchors.horizontalCenter: parent.horizontalCenter
                // Two lines, because in one line neighbouring names would overlap.
                width: Math.min(implicitWidth, Math.max(60, 84 * shop.zoom))
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                lineHeight: 0.9
                text: shop.name
                color: Theme.ink
                font { family: Theme.textFont; pixelSize: Math.round(Math.max(12, 17 * shop.zoom)); weight: Font.DemiBold }
                renderType: Text.NativeRendering
                Accessible.ignored: true
            }
            Text {
                id: cost
                anchors.horizontalCenter: parent.horizontalCenter
                visible: shop.seen >= 1.4
                text: shop.price
                color: Theme.inkSoft
                font { family: Theme.textFont; pixelSize: Math.round(Math.max(12, 13 * shop.zoom)) }
                renderType: Text.NativeRendering
                Accessible.ignored: true
            }
        }
    }
}
