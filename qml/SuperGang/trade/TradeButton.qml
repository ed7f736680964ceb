// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// Opens the plate for composing an offer.
BrassButton {
    required property SuperGangTable table

    objectName: "trade"
    height: Theme.px(26)
    sidePadding: Theme.px(4)
    size: 13
    enabled: table.trade.canOpen
    text: qsTranslate("SuperGang", "Offer a trade")
    onClicked: table.offerTrade()
}
