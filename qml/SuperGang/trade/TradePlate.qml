pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Table
import Backroom.SuperGang

/// A trade: both the offer while it is composed, and the question to the other player.
FocusScope {
    id: plate

    required property TradeSheet sheet
    required property rect room
    readonly property bool shown: sheet.shown
    readonly property bool asked: sheet.asked
    readonly property int number: sheet.number
    readonly property int inner: Theme.px(20)
    /// The height of everything but the two sides.
    readonly property real rest: head.height + changes.height + (changes.visible ? Theme.px(12) : 0) + foot.height + 2 * inner + 2 * Theme.px(12)

    /// Fixed while an offer is composed, so that nothing moves away from under the pointer.
    readonly property real steadyHeight: asked ? 0 : Theme.px(540)

    function focusPrimary() {
        if (plate.asked) accept.forceActiveFocus(Qt.TabFocusReason)
        else FocusWalker.enter(sides)
    }

    /// The focus starts here, where no key is one press away from an answer before the player has had time to read.
    function offerFocus() {
        if (sight.running)
            threshold.forceActiveFocus(Qt.OtherFocusReason)
        else
            plate.focusPrimary()
    }
    /// The same for players who use the mouse.
    function refocus() {
        if (!plate.shown)
            return
        if (plate.activeFocus || PressGuard.byKeyboard)
            plate.offerFocus()
        else
            threshold.forceActiveFocus(Qt.OtherFocusReason)
    }
    function come() {
        if (plate.asked && PressGuard.readingTime > 0)
            sight.restart()
        if (plate.asked)
            PressGuard.armToRead()
        else
            PressGuard.arm()
        appear.begin()
        later.restart()
    }

    objectName: "tradePlate"
    width: Math.min(Theme.px(860), room.width - 2 * Theme.px(12))
    height: Math.min(room.height - 2 * Theme.px(10), Math.max(steadyHeight, rest + Math.max(giving.wanted, taking.wanted)))
    x: Math.round(room.x + (room.width - width) / 2)
    y: Math.round(room.y + (room.height - height) / 2)
    visible: shown
    opacity: appear.way
    Accessible.role: Accessible.Dialog
    Accessible.name: sheet.title + ". " + sheet.text

    onShownChanged: if (!shown) plate.focus = false
    onNumberChanged: if (shown) plate.come()
    Keys.onEscapePressed: (event) => { event.accepted = !plate.asked; plate.sheet.cancel() }

    Item {
        id: threshold
        Keys.onTabPressed: plate.focusPrimary()
        Keys.onBacktabPressed: plate.focusPrimary()
    }
    // Waits until the whole plate is there.
    Timer { id: later; interval: 0; onTriggered: plate.refocus() }
    Timer { id: sight; interval: PressGuard.readingTime; onTriggered: if (threshold.activeFocus && PressGuard.byKeyboard) plate.focusPrimary() }
    Moment { id: appear; objectName: "appear"; lasts: true; atOnce: false; moves: false; duration: Theme.ms(180) }
    Shadow { level: "large" }
    // Keeps clicks from what lies below.
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: (wheel) => wheel.accepted = true }
    Plate {
        anchors.fill: parent
        strength: 0.97
        border { width: Theme.line(2); color: Theme.brassLight }
    }
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
            anchors { left: mark.right; leftMargin: Theme.px(14); right: partners.visible ? partners.left : parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }

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
        anchors { left: head.left; right: head.right; top: head.bottom; topMargin: Theme.px(12); bottom: changes.visible ? changes.top : foot.top; bottomMargin: Theme.px(12) }

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
        Image {
            id: exchange
            anchors.centerIn: parent
            width: Theme.px(38)
            height: width
            source: "qrc:/art/actions/brass/trade.svg"
            sourceSize { width: width; height: height }
            Accessible.ignored: true
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

                Image {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    width: Theme.px(20)
                    height: width
                    source: "qrc:/art/" + change.modelData.picture + ".svg"
                    sourceSize { width: width; height: height }
                    Accessible.ignored: true
                }
                BodyText {
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    text: change.modelData.text
                    size: 16
                    font.weight: change.modelData.wins ? Font.Bold : Font.Normal
                    color: change.modelData.wins ? Theme.gold : Theme.cream
                    wrapMode: Text.NoWrap
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
            Why { visible: plate.sheet.rule !== ""; asks: plate.sheet.refusal !== ""; rule: plate.sheet.rule === "" ? "SG-10.4" : plate.sheet.rule }
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
                objectName: "refuseTrade"
                visible: plate.asked
                text: qsTranslate("SuperGang", "Refuse")
                onClicked: plate.sheet.answer(false)
            }
        }
    }
}
