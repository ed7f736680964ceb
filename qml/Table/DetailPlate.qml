// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// A thing of the table enlarged, with a sentence and its rule. Any press closes it.
FocusScope {
    id: screen

    required property GameTable table
    property url pictureSource
    readonly property detail shown: table.detail
    /// The item to which the focus returns.
    property Item before: null

    anchors.fill: parent
    z: 2200
    visible: shown.title !== ""
    onShownChanged: {
        if (screen.shown.title === "") {
            picture.source = ""
            if (screen.activeFocus && screen.before !== null)
                screen.before.forceActiveFocus(Qt.PopupFocusReason)
            screen.before = null
            return
        }
        if (!screen.activeFocus)
            screen.before = screen.Window.activeFocusItem
        picture.setSource(screen.pictureSource, {
            "table": screen.table,
            "kind": screen.shown.kind,
            "subject": screen.shown.id,
            "amount": screen.shown.amount,
            "height": Math.min(Theme.px(420), screen.height * 0.62)
        })
        screen.forceActiveFocus(Qt.PopupFocusReason)
    }
    Keys.onPressed: (event) => {
        event.accepted = true
        screen.table.lookAway()
    }

    Cover { anchors.fill: parent }
    Rectangle { anchors.fill: parent; color: "#B0060F0B" }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onClicked: screen.table.lookAway()
    }
    Plate {
        objectName: "detail"
        anchors.centerIn: parent
        width: words.x + words.width + Theme.px(40)
        height: Math.max(picture.width > 0 ? picture.height : 0, words.height) + Theme.px(64)
        strength: 0.98
        border { width: Theme.line(2); color: Theme.brass }
        Accessible.role: Accessible.Dialog
        Accessible.name: screen.shown.title + ". " + screen.shown.text

        Loader {
            id: picture
            x: Theme.px(36)
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: picture.width > 0 ? picture.x + picture.width + Theme.px(32) : Theme.px(36)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(360)
            spacing: Theme.px(14)

            TitleText {
                width: parent.width
                text: screen.shown.title.replace(/(\d) /g, "$1\u00a0")
                size: 30
                wrapMode: Text.Wrap
                fontSizeMode: Text.FixedSize
            }
            BodyText { width: parent.width; text: screen.shown.text; size: 20 }
            Why {
                objectName: "whyDetail"
                asks: false
                visible: screen.shown.rule !== ""
                rule: screen.shown.rule
                onAsked: screen.table.lookAway()
            }
        }
    }
}
