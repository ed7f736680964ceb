// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// All keys of the screen below, and those that work everywhere.
PanelFrame {
    id: panel

    readonly property bool atTable: House.screen === House.Table
    readonly property bool replayed: atTable && (House.table as GameTable)?.replay !== null

    readonly property var walking: [
        { keys: [qsTr("Tab"), qsTr("Shift+Tab")], text: qsTr("next item, previous item") },
        { keys: ["←", "→", "↑", "↓"], text: qsTr("move in that direction") },
        { keys: [qsTr("Enter"), qsTr("Space")], text: panel.atTable && !panel.replayed ? qsTr("press, pick up, put down") : qsTr("press") }
    ]
    readonly property var tableKeys: [
        { keys: [qsTr("Esc")], text: qsTr("undo what you have not confirmed yet, or leave the table") },
        { keys: [qsTr("Ctrl+Z")], text: qsTr("undo a move") },
        { keys: [qsTr("Ctrl+Shift+Z"), qsTr("Ctrl+Y")], text: qsTr("redo it") },
        { keys: [qsTr("I"), qsTr("Menu")], text: qsTr("explain the selected item") },
        { keys: [qsTr("H")], text: qsTr("a hint") },
        { keys: [qsTr("R")], text: qsTr("replay what just happened") },
        { keys: [qsTr("Space")], text: qsTr("skip what is shown; hold it to keep skipping") },
        { keys: [qsTr("Ctrl+W")], text: House.saves ? qsTr("leave the table (games in progress are saved)")
                                                    : qsTr("leave the table (the game is lost when the window closes)") }
    ]
    readonly property var replayKeys: [
        { keys: [qsTr("Space")], text: qsTr("play or pause") },
        { keys: ["←", "→"], text: qsTr("one move back, one move forward") },
        { keys: [qsTr("Page Up"), qsTr("Page Down")], text: qsTr("to the start of this part, to the next part") },
        { keys: [qsTr("Home"), qsTr("End")], text: qsTr("go to the beginning, go to the end") },
        { keys: ["↑", "↓"], text: qsTr("faster, slower") },
        { keys: [qsTr("V")], text: qsTr("review a finished game, close the review") },
        { keys: [qsTr("Esc")], text: qsTr("leave the replay") }
    ]
    readonly property var matchesKeys: [
        { keys: [qsTr("Ctrl+R")], text: qsTr("watch the game from the beginning") },
        { keys: [qsTr("F2")], text: qsTr("rename it") },
        { keys: [qsTr("Ctrl+D")], text: qsTr("duplicate it") },
        { keys: [qsTr("Ctrl+E")], text: qsTr("export it") },
        { keys: [qsTr("Del")], text: qsTr("delete it") },
        { keys: [qsTr("Ctrl+Z")], text: qsTr("restore what was deleted") },
        { keys: [qsTr("Ctrl+O")], text: qsTr("import a file") },
        { keys: [qsTr("Esc")], text: qsTr("home screen") }
    ]
    readonly property var homeKeys: [
        { keys: [qsTr("Ctrl+O")], text: qsTr("the list of all games") },
        { keys: [qsTr("Ctrl+J")], text: qsTr("join friends elsewhere") }
    ]
    readonly property var joinKeys: [
        { keys: [qsTr("Enter")], text: qsTr("knock, from any field") },
        { keys: [qsTr("Esc")], text: qsTr("home screen") }
    ]
    readonly property var lobbyKeys: Friends.hosting ? [
        { keys: [qsTr("Ctrl+C")], text: qsTr("copy the link of the invitation") },
        { keys: [qsTr("Esc")], text: qsTr("home screen (the table stays open)") }
    ] : [
        { keys: [qsTr("Esc")], text: qsTr("home screen (your seat is kept)") }
    ]
    readonly property var backKeys: [
        { keys: [qsTr("Esc")], text: qsTr("home screen") }
    ]
    readonly property var bookKeys: [
        { keys: ["↑", "↓", qsTr("Page Up"), qsTr("Page Down")], text: qsTr("scroll") },
        { keys: [qsTr("Tab")], text: qsTr("to the next link") },
        { keys: [qsTr("Alt+←"), qsTr("Alt+→")], text: qsTr("back, forward") },
        { keys: [qsTr("Ctrl+Page Up"), qsTr("Ctrl+Page Down")], text: qsTr("previous page, next page") },
        { keys: [qsTr("Ctrl+F")], text: qsTr("search") },
        { keys: [qsTr("Ctrl+C")], text: qsTr("copy this page") },
        { keys: [qsTr("Ctrl++"), qsTr("Ctrl+−")], text: qsTr("larger text, smaller text") },
        { keys: [qsTr("Esc")], text: qsTr("close the rulebook") }
    ]
    readonly property var everywhere: [
        { keys: [qsTr("F1")], text: qsTr("the rules") },
        { keys: House.screen === House.Matches ? ["?"] : [qsTr("F2"), "?"], text: qsTr("this page") },
        { keys: [qsTr("M")], text: qsTr("sound on and off") },
        { keys: [qsTr("Ctrl+,")], text: qsTr("the settings") },
        { keys: [qsTr("F11")], text: qsTr("full screen") },
        { keys: [qsTr("Ctrl+Q")], text: qsTr("quit") }
    ]
    readonly property var phoneKeys: Phones.offered ? [{ keys: [qsTr("P")], text: qsTr("play on phones") }] : []
    readonly property bool talks: Friends.hasCompany && (Friends.atTable || !atTable)
    readonly property var talkKeys: talks ? [{ keys: [qsTr("T")], text: qsTr("say something") }] : []
    readonly property var everyTable: tableKeys.concat(phoneKeys, talkKeys)
    /// True if the right column has the keys of all tables; otherwise the rulebook's are there.
    readonly property bool parted: atTable && !replayed && !Rulebook.open
    readonly property var here: replayed ? replayKeys : atTable ? walking.concat(Panels.gameKeys, parted ? [] : everyTable)
                              : House.screen === House.Matches ? walking.concat(matchesKeys)
                              : House.screen === House.Join ? walking.concat(joinKeys)
                              : House.screen === House.Lobby ? walking.concat(lobbyKeys, talkKeys)
                              : House.screen === House.Home ? walking.concat(homeKeys) : walking.concat(backKeys)

    component Keyed: Column {
        id: keyed

        property string heading
        property var rows: []

        spacing: Theme.px(8)

        BodyText {
            width: parent.width
            text: keyed.heading
            size: 17
            font.weight: Font.DemiBold
            color: Theme.brassLight
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: keyed.rows
            delegate: KeyLine {
                required property var modelData
                width: keyed.width
                keys: modelData.keys
                text: modelData.text
            }
        }
    }

    title: qsTr("Keyboard")
    plateWidth: Theme.px(980)
    onCloseAsked: Panels.close()
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_F2 || event.key === Qt.Key_Question) { event.accepted = true; Panels.close() }
        else event.accepted = FocusWalker.walk(panel, event.key)
    }
    Component.onCompleted: done.forceActiveFocus()

    Row {
        id: columns

        readonly property int share: Math.floor((width - spacing) / 2)

        width: parent.width
        spacing: Theme.px(34)

        Keyed {
            width: columns.share
            heading: panel.replayed ? qsTr("In the replay") : panel.parted ? qsTr("In this game")
                   : panel.atTable ? qsTr("At the table") : qsTr("On this screen")
            rows: panel.here
        }
        Column {
            width: columns.share
            spacing: Theme.px(18)

            Keyed {
                width: parent.width
                visible: panel.parted
                heading: qsTr("At every table")
                rows: panel.everyTable
            }
            Keyed {
                width: parent.width
                visible: Rulebook.open || !panel.atTable
                heading: qsTr("In the rulebook")
                rows: panel.bookKeys
            }
            Keyed {
                width: parent.width
                heading: qsTr("Everywhere")
                rows: panel.everywhere
            }
        }
    }
    footer: BrassButton {
        id: done
        objectName: "done"
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Done")
        iconName: "check"
        primary: true
        sidePadding: Theme.px(36)
        onClicked: Panels.close()
    }
}
