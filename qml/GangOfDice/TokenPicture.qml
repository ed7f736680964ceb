// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A token, worth three dice.
Image {
    property real size: Theme.px(40)

    width: Math.round(size)
    height: width
    source: "qrc:/art/pieces/token" + (size <= 32 ? "-small" : "") + ".svg"
    sourceSize.width: width
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTranslate("GangOfDice", "Token, worth 3 dice")
}
