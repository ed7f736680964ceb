pragma ComponentBehavior: Bound

import QtQuick

/// A question or a piece of news: title, sentence, one button or two. Escape says no.
PanelFrame {
    id: dialog

    property string sentence
    property string acceptText: qsTr("OK")
    property string acceptIcon: "check"
    /// With no text there is only one button.
    property string rejectText

    signal accepted()
    signal rejected()

    function refuse() { if (dialog.rejectText === "") dialog.accepted(); else dialog.rejected() }

    plateWidth: Theme.px(560)
    closeOnOutside: false
    Accessible.description: sentence
    onCloseAsked: dialog.refuse()
    Component.onCompleted: accept.forceActiveFocus()

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

        BrassButton {
            id: accept
            text: dialog.acceptText
            iconName: dialog.acceptIcon
            primary: true
            KeyNavigation.tab: reject.visible ? reject : accept
            KeyNavigation.backtab: reject.visible ? reject : accept
            KeyNavigation.right: reject.visible ? reject : accept
            onClicked: dialog.accepted()
        }
        BrassButton {
            id: reject
            visible: text !== ""
            text: dialog.rejectText
            KeyNavigation.tab: accept
            KeyNavigation.backtab: accept
            KeyNavigation.left: accept
            onClicked: dialog.rejected()
        }
    }
}
