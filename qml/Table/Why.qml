// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A link to a rule, from a refusal or an explanation.
LineText {
    id: link

    required property string rule
    /// True to phrase it as a question, for a refusal.
    property bool asks: true

    signal asked()

    function ask() { Rulebook.openRule(link.rule); link.asked() }

    text: asks ? qsTr("Why? Rule %1").arg(rule) : qsTr("Rule %1").arg(rule)
    size: 15
    // While it cannot be pressed, as on a board beside which a lesson is read, it does not look like a link.
    color: !enabled ? Theme.sand : over.containsMouse ? Theme.focus : Theme.brassLight
    font.underline: enabled
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.focusable: true
    Accessible.onPressAction: link.ask()
    Keys.onReturnPressed: link.ask()
    Keys.onEnterPressed: link.ask()
    Keys.onSpacePressed: link.ask()

    FocusRing { visible: link.activeFocus; corner: 2; gap: 1 }
    MouseArea {
        id: over
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: link.ask()
    }
}
