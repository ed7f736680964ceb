// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// Back and forward, search, language, text size, print, close. On a narrow page contents and tools are behind a
/// button.
Item {
    id: header

    property bool narrow: false
    /// On a narrow page: true while contents and tools are open.
    property bool unfolded: false
    property alias search: field

    height: Theme.px(36)

    Row {
        id: turns
        spacing: Theme.px(6)

        PaperButton {
            objectName: "unfold"
            visible: header.narrow
            iconName: "menu"
            name: qsTr("Contents")
            chosen: header.unfolded
            onClicked: header.unfolded = !header.unfolded
        }
        PaperButton {
            objectName: "goBack"
            iconName: "arrow-left"
            name: qsTr("Back")
            shortcutText: qsTr("Alt+←")
            enabled: Rulebook.canGoBack
            onClicked: Rulebook.back()
        }
        PaperButton {
            objectName: "goForward"
            iconName: "arrow-right"
            name: qsTr("Forward")
            shortcutText: qsTr("Alt+→")
            enabled: Rulebook.canGoForward
            onClicked: Rulebook.forward()
        }
    }
    SearchField {
        id: field
        anchors {
            left: turns.right; leftMargin: Theme.px(12)
            right: header.narrow ? close.left : tools.left; rightMargin: Theme.px(header.narrow ? 12 : 14)
        }
    }
    PageTools {
        id: tools
        visible: !header.narrow
        anchors { right: close.left; rightMargin: Theme.px(6) }
    }
    PaperButton {
        id: close
        objectName: "closeRulebook"
        anchors.right: parent.right
        iconName: "close"
        name: qsTr("Close the rulebook")
        shortcutText: qsTr("F1")
        onClicked: Rulebook.close()
    }
}
