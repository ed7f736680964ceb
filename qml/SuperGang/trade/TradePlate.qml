// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A trade: both the offer while it is composed, and the question to the other player.
AskingPlate {
    id: plate

    required property TradeSheet sheet
    readonly property int inner: Theme.px(20)
    /// The height of everything but the two sides.
    readonly property real rest: head.height + changes.height + (changes.visible ? Theme.px(12) : 0)
                                 + foot.height + 2 * inner + 2 * Theme.px(12)

    /// The row of buttons, which a hint leaves free.
    readonly property rect answers: Qt.rect(x, y + height - foot.height - inner, width, foot.height + inner)

    /// Fixed while an offer is composed, so that nothing moves away under the pointer.
    readonly property real steadyHeight: asked ? 0 : Theme.px(540)

    function focusOn(name: string) {
        for (const button of [offering, accept, refuse])
            if (button.objectName === name)
                button.forceActiveFocus(Qt.TabFocusReason)
    }

    objectName: "tradePlate"
    shown: sheet.shown
    asked: sheet.asked
    number: sheet.number
    width: Math.min(Theme.px(860), room.width - 2 * Theme.px(12))
    height: Math.min(room.height - 2 * Theme.px(10), Math.max(steadyHeight, rest + Math.max(giving.wanted, taking.wanted)))
    x: Math.round(room.x + (room.width - width) / 2)
    y: Math.round(room.y + (room.height - height) / 2)
    Accessible.name: sheet.title + ". " + sheet.text

    onPrimaryWanted: {
        if (plate.asked) accept.forceActiveFocus(Qt.TabFocusReason)
        // A hint may have laid out an offer already.
        else if (plate.sheet.canOffer) offering.forceActiveFocus(Qt.TabFocusReason)
        else FocusWalker.enter(sides)
    }
    Keys.onEscapePressed: (event) => { event.accepted = !plate.asked; plate.sheet.cancel() }

    Item {
        id: head
        x: plate.inner
        y: plate.inner - Theme.px(4)
        width: plate.width - 2 * x
        height: Math.max(Theme.px(52), words.height, partners.visible ? partners.height : 0)

        SeatMark {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            mark: plate.sheet.mark
            size: Theme.px(46)
            Accessible.ignored: true
        }
        Column {
            id: words
            anchors {
                left: mark.right; leftMargin: Theme.px(14)
                right: partners.visible ? partners.left : parent.right; rightMargin: Theme.px(12)
                verticalCenter: parent.verticalCenter
            }

            TitleText { width: parent.width; text: plate.sheet.title; size: 27; minimumPixelSize: 14; Accessible.ignored: true }
            BodyText {
                width: parent.width
                text: plate.sheet.text
                size: 16
                color: plate.asked ? Theme.seatTextColor(plate.sheet.mark) : Theme.sand
                Accessible.ignored: true
            }
        }
        PartyChips {
            id: partners
            objectName: "partners"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: Math.min(Math.ceil(oneLine), parent.width * 0.58)
            visible: people.length > 1
            chipHeight: Theme.px(40)
            people: plate.sheet.partners
            exclusive: true
            onToggled: (index) => plate.sheet.choosePartner(index)
        }
    }
    Item {
        id: sides
        anchors {
            left: head.left
            right: head.right
            top: head.bottom; topMargin: Theme.px(12)
            bottom: changes.visible ? changes.top : foot.top; bottomMargin: Theme.px(12)
        }

        TradeSide {
            id: giving
            objectName: "give"
            width: (parent.width - exchange.width - 2 * Theme.px(8)) / 2
            height: parent.height
            of: plate.sheet.give
            fixed: plate.asked
            onCashWanted: (cash) => plate.sheet.setCash(TradeSheet.Give, cash)
            onPawnsWanted: (pawns) => plate.sheet.setPawns(TradeSheet.Give, pawns)
            onShopToggled: (shop) => plate.sheet.toggleShop(TradeSheet.Give, shop)
        }
        Art {
            id: exchange
            anchors.centerIn: parent
            size: Theme.px(38)
            art: "actions/brass/trade"
        }
        TradeSide {
            id: taking
            objectName: "take"
            anchors.right: parent.right
            width: giving.width
            height: parent.height
            of: plate.sheet.take
            fixed: plate.asked
            onCashWanted: (cash) => plate.sheet.setCash(TradeSheet.Take, cash)
            onPawnsWanted: (pawns) => plate.sheet.setPawns(TradeSheet.Take, pawns)
            onShopToggled: (shop) => plate.sheet.toggleShop(TradeSheet.Take, shop)
        }
    }
    Flow {
        id: changes
        anchors { left: head.left; right: head.right; bottom: foot.top; bottomMargin: Theme.px(12) }
        visible: plate.sheet.changes.length > 0
        height: visible ? implicitHeight : 0
        spacing: Theme.px(6)

        Repeater {
            model: plate.sheet.changes
            delegate: Row {
                id: change
                required property superGangChange modelData
                rightPadding: Theme.px(16)
                spacing: Theme.px(7)

                Art {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    size: Theme.px(20)
                    art: change.modelData.picture
                }
                LineText {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    text: change.modelData.text
                    size: 16
                    font.weight: change.modelData.wins ? Font.Bold : Font.Normal
                    color: change.modelData.wins ? Theme.gold : Theme.cream
                }
                Icon {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    visible: change.modelData.wins
                    name: "crown"
                    size: Theme.px(20)
                }
            }
        }
    }
    Item {
        id: foot
        anchors { left: head.left; right: head.right; bottom: parent.bottom; bottomMargin: plate.inner - Theme.px(2) }
        height: Math.max(buttons.height, why.height)

        Column {
            id: why
            anchors { left: parent.left; right: buttons.left; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(2)

            BodyText {
                objectName: "whyNot"
                width: parent.width
                visible: text !== ""
                text: plate.sheet.refusal
                size: 16
                color: plate.sheet.empty ? Theme.sand : Theme.danger
            }
            Why {
                visible: plate.sheet.rule !== ""
                asks: plate.sheet.refusal !== ""
                rule: plate.sheet.rule === "" ? "SG-10.4" : plate.sheet.rule
            }
        }
        Row {
            id: buttons
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.px(12)

            BrassButton {
                objectName: "cancelTrade"
                visible: !plate.asked
                text: qsTranslate("SuperGang", "Cancel")
                onClicked: plate.sheet.cancel()
            }
            BrassButton {
                id: offering
                objectName: "offerTrade"
                visible: !plate.asked
                primary: true
                enabled: plate.sheet.canOffer
                text: qsTranslate("SuperGang", "Offer a trade")
                onClicked: plate.sheet.offer()
            }
            // Accept is not in the place of the offer button: a second click there must not accept the offer.
            BrassButton {
                id: accept
                objectName: "acceptTrade"
                visible: plate.asked
                primary: true
                text: qsTranslate("SuperGang", "Accept")
                onClicked: plate.sheet.answer(true)
            }
            BrassButton {
                id: refuse
                objectName: "refuseTrade"
                visible: plate.asked
                text: qsTranslate("SuperGang", "Refuse")
                onClicked: plate.sheet.answer(false)
            }
        }
    }
}
