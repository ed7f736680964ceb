// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// Opens the plate for composing an offer.
BrassButton {
    id: button

    required property SuperGangTable table

    objectName: "trade"
    height: Theme.px(26)
    sidePadding: Theme.px(4)
    size: 13
    enabled: table.trade.canOpen || unavailable
    unavailable: table.trade.whyNotOpen !== ""
    text: qsTranslate("SuperGang", "Offer a trade")
    Accessible.description: table.trade.whyNotOpen
    onClicked: if (!button.unavailable) table.offerTrade()

    HoverTip {
        target: button
        text: button.table.trade.whyNotOpen
        pointed: button.hovered
        pressed: button.down
        focused: button.activeFocus && PressGuard.byKeyboard
    }
}
