// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// The mark of the chosen seat; an open eye for everyone, a closed one for the table.
Item {
    id: sign

    required property int mark
    property bool everyone: false

    width: Theme.px(24)
    height: width

    SeatMark { anchors.fill: parent; visible: sign.mark >= 0; size: sign.width; mark: Math.max(0, sign.mark) }
    Icon { anchors.centerIn: parent; visible: sign.mark < 0; name: sign.everyone ? "look" : "hidden"; size: sign.width }
}
