// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// One side of a trade: the money, stored pawns and shops that it gives, and what it would have afterwards.
Plate {
    id: side

    required property superGangSide of
    required property bool fixed
    readonly property int inner: Theme.px(14)
    /// The height at which all shops are visible.
    readonly property real wanted: head.height + goods.implicitHeight + foot.height + 2 * inner + 2 * Theme.px(4)

    signal cashWanted(int cash)
    signal pawnsWanted(int pawns)
    signal shopToggled(int shop)

    component Goods: Item {
        id: kind

        required property string name
        required property string picture
        required property int value
        required property int most
        property int step: 10

        signal wanted(int value)

        width: parent ? parent.width : 0
        height: Theme.px(44)

        Art {
            id: piece
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(28)
            art: kind.picture
            fillMode: Image.PreserveAspectFit
        }
        CaptionText {
            anchors {
                left: piece.right; leftMargin: Theme.px(9)
                right: amount.left; rightMargin: Theme.px(6)
                verticalCenter: parent.verticalCenter
            }
            text: kind.name
            size: 16
        }
        Item {
            id: amount
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: Theme.px(176)
            height: parent.height

            MoneyStepper {
                anchors.fill: parent
                visible: !side.fixed
                enabled: kind.most > 0
                value: kind.value
                to: kind.most
                step: kind.step
                text: Sentence.of(qsTranslate("SuperGang", "%1 of %2"), kind.value, kind.most)
                label: side.of.title + ": " + kind.name
                onWanted: (value) => kind.wanted(value)
            }
            FigureText {
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: side.fixed
                text: kind.value
                size: 32
                color: Theme.title
                Accessible.name: kind.name + ": " + kind.value
            }
        }
    }

    doubled: false
    radius: Theme.px(9)
    strength: 0.6
    Accessible.role: Accessible.Grouping
    Accessible.name: of.title

    Row {
        id: head
        x: side.inner
        y: side.inner
        height: Theme.px(32)
        spacing: Theme.px(10)

        SeatMark { anchors.verticalCenter: parent.verticalCenter; mark: side.of.mark; size: Theme.px(32); Accessible.ignored: true }
        LineText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, side.width - 2 * side.inner - Theme.px(42))
            text: side.of.title
            size: 19
            font.weight: Font.DemiBold
            color: Theme.seatTextColor(side.of.mark)
        }
    }
    Flickable {
        id: room
        /// Room for the focus ring.
        readonly property int rim: 4 + Theme.ring
        function bring(item: Item) {
            const at = item.mapToItem(goods, 0, 0).y
            if (at - room.rim < room.contentY) room.contentY = at - room.rim
            else if (at + item.height + room.rim > room.contentY + room.height) room.contentY = at + item.height + room.rim - room.height
        }
        anchors {
            left: parent.left; leftMargin: side.inner - rim
            right: parent.right; rightMargin: side.inner - rim
            top: head.bottom; topMargin: Theme.px(4)
            bottom: foot.top; bottomMargin: Theme.px(4)
        }
        contentHeight: goods.height
        contentWidth: width
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: goods
            x: room.rim
            topPadding: room.rim
            bottomPadding: room.rim
            width: room.width - 2 * room.rim
            spacing: Theme.px(8)

            Goods {
                objectName: "cash"
                visible: !side.fixed || value > 0
                name: qsTranslate("SuperGang", "Cash")
                picture: "tokens/coin"
                value: side.of.cash
                most: side.of.mostCash
                onWanted: (value) => side.cashWanted(value)
            }
            Goods {
                objectName: "pawns"
                visible: side.fixed ? value > 0 : most > 0
                name: qsTranslate("SuperGang", "Pawns")
                picture: side.of.pawnPicture
                value: side.of.pawns
                most: side.of.mostPawns
                step: 1
                onWanted: (value) => side.pawnsWanted(value)
            }
            Item {
                id: shops
                readonly property int spacing: Theme.px(6)
                readonly property int chipHeight: Theme.px(32)
                readonly property int rows: Math.ceil(side.of.shops.length / 2)
                width: parent.width
                height: rows * chipHeight + Math.max(0, rows - 1) * spacing
                visible: rows > 0

                Repeater {
                    // With a count as the model, a toggled chip stays the same item and keeps the focus.
                    model: side.of.shops.length
                    delegate: ShopChip {
                        required property int index
                        readonly property var ware: side.of.shops[index] ?? null
                        objectName: "shop-" + (ware?.shop ?? -1)
                        name: ware?.name ?? ""
                        text: ware?.label ?? ""
                        picture: ware?.picture ?? ""
                        sign: ware?.sign ?? ""
                        chosen: ware?.chosen ?? false
                        fixed: side.fixed
                        x: index % 2 * (width + shops.spacing)
                        y: Math.floor(index / 2) * (shops.chipHeight + shops.spacing)
                        width: Math.floor((shops.width - shops.spacing) / 2)
                        height: shops.chipHeight
                        onClicked: side.shopToggled(ware.shop)
                        onActiveFocusChanged: if (activeFocus) room.bring(this)
                    }
                }
            }
            BodyText {
                visible: side.fixed ? side.of.nothing : side.of.shops.length === 0
                text: side.fixed ? qsTranslate("SuperGang", "Nothing") : qsTranslate("SuperGang", "No shops")
                size: 16
                color: Theme.sand
            }
        }
    }
    Column {
        id: foot
        anchors {
            left: parent.left; leftMargin: side.inner
            right: parent.right; rightMargin: side.inner
            bottom: parent.bottom; bottomMargin: side.inner - Theme.px(4)
        }
        spacing: Theme.px(1)

        Rectangle { width: parent.width; height: 1; color: Theme.hairline; opacity: 0.7 }
        BodyText {
            width: parent.width
            topPadding: Theme.px(5)
            text: Sentence.of(qsTranslate("SuperGang", "Cash: %1 → %2"), side.of.cashBefore, side.of.cashAfter)
            size: 15
            color: side.of.cashAfter > side.of.cashBefore ? Theme.success
                 : side.of.cashAfter < side.of.cashBefore ? Theme.danger : Theme.sand
        }
        BodyText {
            width: parent.width
            text: Sentence.of(qsTranslate("SuperGang", "Income per turn: %1 → %2"), side.of.incomeBefore, side.of.incomeAfter)
            size: 15
            color: side.of.incomeAfter > side.of.incomeBefore ? Theme.success
                 : side.of.incomeAfter < side.of.incomeBefore ? Theme.danger : Theme.sand
        }
    }
}
