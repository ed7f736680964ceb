// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The number of a rule below its paragraph: a press copies the paragraph.
Text {
    id: number

    required property string rule
    property bool pageStop: true
    property string hint: qsTr("Copy this paragraph")

    signal pressed()

    text: rule
    color: mouse.containsMouse ? PaperTheme.link : PaperTheme.rule
    font { family: Theme.textFont; pixelSize: PaperTheme.font(14); weight: Font.DemiBold; underline: mouse.containsMouse }
    renderType: Text.NativeRendering
    textFormat: Text.PlainText
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Rule %1").arg(rule)
    Accessible.description: hint
    Accessible.focusable: true
    Accessible.onPressAction: number.pressed()
    Keys.onReturnPressed: number.pressed()
    Keys.onEnterPressed: number.pressed()

    PaperRing { visible: number.activeFocus; corner: 3; gap: 1 }
    MouseArea {
        id: mouse
        anchors.fill: parent
        anchors.margins: -3
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: number.pressed()
    }
    HoverTip { target: number; text: number.hint; pointed: mouse.containsMouse }
}
