// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

/// A question or a message: title, sentence, one button or two. Escape rejects, and so does Return if `cautious`.
PanelFrame {
    id: dialog

    property string sentence
    property string acceptText: qsTr("OK")
    property string acceptIcon: "check"
    /// If empty, there is only one button.
    property string rejectText
    /// True if accepting loses something: then the reject button comes first and has the focus.
    property bool cautious: false

    signal accepted()
    signal rejected()

    function refuse() { if (dialog.rejectText === "") dialog.accepted(); else dialog.rejected() }

    plateWidth: Theme.px(560)
    closeOnOutside: false
    Accessible.description: sentence
    onCloseAsked: dialog.refuse()
    // Keeps keys from items below.
    Keys.onPressed: (event) => { event.accepted = true }
    Component.onCompleted: (dialog.cautious ? reject : accept).forceActiveFocus()

    BodyText {
        width: parent.width
        text: dialog.sentence
        size: 18
        lineHeight: 1.1
        horizontalAlignment: Text.AlignHCenter
    }
    Flow {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(dialog.innerWidth, accept.width + (reject.visible ? reject.width + spacing : 0))
        spacing: Theme.px(14)
        topPadding: Theme.px(6)
        layoutDirection: dialog.cautious ? Qt.RightToLeft : Qt.LeftToRight

        BrassButton {
            id: accept
            objectName: "accept"
            text: dialog.acceptText
            iconName: dialog.acceptIcon
            primary: !dialog.cautious
            danger: dialog.cautious
            KeyNavigation.tab: reject.visible ? reject : accept
            KeyNavigation.backtab: reject.visible ? reject : accept
            KeyNavigation.left: reject.visible ? reject : accept
            KeyNavigation.right: reject.visible ? reject : accept
            onClicked: dialog.accepted()
        }
        BrassButton {
            id: reject
            objectName: "reject"
            visible: text !== ""
            text: dialog.rejectText
            primary: dialog.cautious
            KeyNavigation.tab: accept
            KeyNavigation.backtab: accept
            KeyNavigation.left: accept
            KeyNavigation.right: accept
            onClicked: dialog.rejected()
        }
    }
}
