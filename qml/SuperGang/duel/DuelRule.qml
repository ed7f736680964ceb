import QtQuick
import Backroom.App
import Backroom.Controls

/// The number of a rule; opens the rule.
BodyText {
    id: link

    required property string rule

    function ask() { Rulebook.openRule(link.rule) }

    text: rule
    color: over.containsMouse ? Theme.focus : Theme.brassLight
    font.underline: true
    wrapMode: Text.NoWrap
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: qsTranslate("SuperGang", "Rule %1").arg(rule)
    Accessible.focusable: true
    Accessible.onPressAction: link.ask()
    Keys.onReturnPressed: link.ask()
    Keys.onEnterPressed: link.ask()
    Keys.onSpacePressed: link.ask()

    FocusRing { visible: link.activeFocus; corner: 2; gap: 1 }
    MouseArea {
        id: over
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: link.ask()
    }
}
