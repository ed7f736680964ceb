// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A count of revolvers: number and icon. `tone` is "brass", "white" or "ink".
Row {
    id: row

    property int count: 0
    property int size: 28
    property string tone: "brass"

    spacing: Theme.px(size * 0.2)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTranslate("TheGang", "%n revolver(s)", "", count)

    FigureText {
        anchors.verticalCenter: parent.verticalCenter
        text: row.count
        size: row.size
        color: row.tone === "ink" ? Theme.ink : Theme.cream
        Accessible.ignored: true
    }
    Art {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(row.size * 0.92)
        height: Math.round(width * 30 / 46)
        art: "marks/revolver-" + row.tone
    }
}
