// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A die at rest; face 0 is the boss.
Image {
    property int face: 1
    property real size: Theme.px(40)

    width: Math.round(size)
    height: width
    source: "qrc:/art/dice/" + (size <= 40 ? "small-" : "") + (face === 0 ? "boss" : face) + ".svg"
    sourceSize.width: width
    Accessible.role: Accessible.Graphic
    Accessible.name: face === 0 ? qsTranslate("GangOfDice", "Die: the boss, no value") : qsTranslate("GangOfDice", "Die: %1").arg(face)
}
