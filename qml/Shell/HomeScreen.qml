// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The home screen: the games, unfinished matches, settings.
FocusScope {
    id: home

    readonly property int margin: Theme.px(56)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int columns: games.count > 2 && width < 1100 * (Theme.large ? Theme.u : 1) ? 2 : Math.max(1, games.count)
    readonly property int tileRows: Math.ceil(games.count / columns)
    readonly property int gap: Theme.px(26)
    /// In a low window or with large text the program's name shrinks, even more so if the games are in two rows.
    readonly property real headScale: Math.min(1, height / (Theme.u * 780)) * (tileRows > 1 ? 0.74 : 1) / (1 + 1.6 * (Theme.swell - 1))
    /// The height of the longest text of a game.
    property real wordsRoom: 0

    function measureWords() {
        let most = 0
        for (let at = 0; at < games.count; ++at) {
            const game = games.itemAt(at)
            most = Math.max(most, game === null ? 0 : game.wordsHeight)
        }
        home.wordsRoom = most
    }
    function head(n: real): int { return Math.round(n * Theme.u * home.headScale) }
    /// Moves the focus down from the tiles, if there is no tile below in the next row.
    function leaveTiles(): bool {
        for (let at = 0; at < games.count; ++at)
            if ((games.itemAt(at) as HomeGame).entered) {
                (2 * at < games.count ? allGames : quit).forceActiveFocus(Qt.TabFocusReason)
                return true
            }
        return false
    }
    function named(name: string, within: Item): Item {
        for (let at = 0; at < within.children.length; ++at) {
            const part = within.children[at]
            const found = part.objectName === name ? part : home.named(name, part)
            if (found !== null)
                return found
        }
        return null
    }
    /// Goes back to what was used last before another screen was opened, or to the game of the table that was left;
    /// otherwise to what is most likely wanted.
    function start() {
        const name = Panels.usedAtHome !== "" ? Panels.usedAtHome : House.gameLeft !== "" ? "game-" + House.gameLeft : ""
        const used = name === "" ? null : home.named(name, home)
        if (used !== null && used.visible)
            used.forceActiveFocus()
        else
            home.startAtPrimary()
    }
    function startAtPrimary() { if (shelf.visible) shelf.forceActiveFocus(); else (games.itemAt(0) as HomeGame)?.enter() }

    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_O && event.modifiers === Qt.ControlModifier) { event.accepted = true; House.openMatches() }
        else if (event.key === Qt.Key_J && event.modifiers === Qt.ControlModifier) { event.accepted = true; House.openJoin() }
        else { event.accepted = FocusWalker.walk(home, event.key) || event.key === Qt.Key_Down && home.leaveTiles() }
    }
    Component.onCompleted: { Friends.refresh(); home.start() }

    Connections {
        target: home.Window.window
        function onActiveFocusItemChanged() {
            const item = home.Window.activeFocusItem
            if (home.activeFocus && item !== null && item.objectName !== "" && House.screen === House.Home)
                Panels.usedAtHome = item.objectName
        }
    }

    Baize {
        anchors.fill: parent
        light: "home"
    }
    Art {
        anchors.horizontalCenter: parent.horizontalCenter
        y: home.head(-8)
        width: home.head(600)
        height: home.head(400)
        art: "room/bulb-glow"
        asynchronous: true
    }
    Art {
        anchors.horizontalCenter: parent.horizontalCenter
        y: home.head(-29)
        width: home.head(200)
        height: Math.round(width * 170 / 300)
        art: "room/lamp"
    }

    Text {
        id: wordmark
        objectName: "wordmark"
        anchors.horizontalCenter: parent.horizontalCenter
        y: home.head(84)
        text: qsTr("BACKROOM")
        color: Theme.title
        font { family: Theme.titleFont; pixelSize: home.head(104); letterSpacing: home.head(7) }
        renderType: Text.NativeRendering
        Accessible.role: Accessible.Heading
        Accessible.name: qsTr("Backroom")

        Text {
            z: -1
            x: home.head(3)
            y: home.head(4)
            text: wordmark.text
            font: wordmark.font
            color: Theme.night
            renderType: Text.NativeRendering
            Accessible.ignored: true
        }
    }
    Divider {
        anchors.horizontalCenter: parent.horizontalCenter
        y: home.head(209)
    }
    // Text in the light cone needs a background to be legible.
    Rectangle {
        id: ground
        objectName: "tagline"
        anchors.centerIn: tagline
        visible: tagline.visible
        width: tagline.width + Theme.px(44)
        height: tagline.height + Theme.px(8)
        radius: height / 2
        color: "#B80A1712"
        border { width: 1; color: Theme.hairline }
        Accessible.ignored: true
    }
    LineText {
        id: tagline
        anchors.horizontalCenter: parent.horizontalCenter
        y: home.head(241)
        // With large text and two rows, the games need its room.
        visible: home.tileRows === 1 || ground.height + y <= home.head(288)
        text: qsTr("Gangster games at one table")
        size: 19
    }

    ShelfRow {
        id: shelf
        visible: Shelf.count > 0
        x: Math.round((home.width - home.contentWidth) / 2)
        y: corner.y
        width: allGames.x - x - Theme.px(12)
        height: corner.height
        // Called when the last unfinished match was removed.
        onVisibleChanged: if (Shelf.count === 0 && House.screen === House.Home && Panels.shown === "") home.startAtPrimary()
    }
    Grid {
        id: grid

        readonly property int start: home.tileRows === 1 ? Math.max(home.head(288), Math.round(ground.y + ground.height) + Theme.px(10))
                                                         : home.head(288)
        readonly property int space: corner.y - Theme.px(30) - start
        readonly property int tileHeight: Math.floor((space - (home.tileRows - 1) * home.gap) / home.tileRows)
        readonly property int tileWidth: games.count === 1 ? Math.min(home.contentWidth, Theme.px(840))
                                                           : Math.floor((home.contentWidth - (home.columns - 1) * home.gap) / home.columns)

        anchors.horizontalCenter: parent.horizontalCenter
        y: start
        columns: home.columns
        spacing: home.gap

        Repeater {
            id: games
            model: GameList
            delegate: HomeGame {
                width: grid.tileWidth
                height: grid.tileHeight
                wordsRoom: home.wordsRoom
                onWordsHeightChanged: home.measureWords()
                Component.onCompleted: home.measureWords()
            }
        }
    }
    CornerButton {
        id: allGames
        objectName: "allGames"
        x: corner.x - width - Theme.px(shelf.visible ? 20 : 10)
        y: corner.y
        // In two lines if a third unfinished match needs the room.
        width: !shelf.visible ? corner.widest : home.tileRows > 1 ? Math.min(implicitWidth, Theme.px(96)) : implicitWidth
        height: corner.height
        text: qsTr("All games")
        iconName: "ledger"
        onClicked: House.openMatches()
    }
    Grid {
        id: corner

        readonly property real widest: Math.max(allGames.implicitWidth, rules.implicitWidth, settings.implicitWidth,
                                                credits.implicitWidth, quit.implicitWidth)

        x: shelf.visible ? shelf.x + home.contentWidth - width : Math.round((home.width - width + allGames.width + Theme.px(10)) / 2)
        y: home.height - Theme.px(30) - height
        columns: shelf.visible ? 2 : 4
        spacing: Theme.px(10)

        CornerButton {
            id: rules
            objectName: "rules"
            width: corner.widest
            flat: shelf.visible
            text: qsTr("Rules")
            iconName: "rules"
            onClicked: Rulebook.openForNow()
        }
        CornerButton {
            id: settings
            objectName: "settings"
            width: corner.widest
            flat: shelf.visible
            text: qsTr("Settings")
            iconName: "settings"
            onClicked: Panels.openSettings()
        }
        CornerButton {
            id: credits
            objectName: "credits"
            width: corner.widest
            flat: shelf.visible
            text: qsTr("Credits")
            iconName: "information"
            onClicked: Panels.openCredits()
        }
        CornerButton {
            id: quit
            objectName: "quit"
            width: corner.widest
            flat: shelf.visible
            text: qsTr("Quit")
            iconName: "door"
            // Ignores the second click of a double click that left a table.
            onClicked: if (!PressGuard.stayed()) House.quit()
        }
    }
    CornerButton {
        id: statistics
        objectName: "statistics"
        x: home.margin - Theme.px(3)
        y: Theme.px(16)
        height: Theme.px(38)
        flat: true
        text: qsTr("Statistics")
        iconName: "statistics"
        onClicked: House.openStatistics()
    }
    CornerButton {
        objectName: "joinFriends"
        // With large text the program's name needs the room beside it.
        readonly property real beside: statistics.x + statistics.width + Theme.px(10)
        readonly property bool below: beside + width > wordmark.x - Theme.px(10) && statistics.y + statistics.height > wordmark.y
        x: below ? statistics.x : beside
        y: statistics.y + (below ? statistics.height + Theme.px(8) : 0)
        height: statistics.height
        flat: true
        text: Friends.yourMove ? qsTr("Friends: your move")
            : Friends.tableCount > 0 ? qsTr("Friends elsewhere (%1)").arg(Friends.tableCount)
            : qsTr("Friends elsewhere")
        iconName: "friends"
        onClicked: House.openJoin()
    }
    SoundButton {
        anchors { right: languages.left; rightMargin: Theme.px(14); verticalCenter: languages.verticalCenter }
        implicitWidth: Theme.px(34)
        implicitHeight: languages.height
        iconSize: Theme.px(20)
    }
    SegmentedChoice {
        id: languages
        objectName: "languages"
        anchors.right: parent.right
        anchors.rightMargin: home.margin - Theme.px(3)
        y: Theme.px(20)
        height: Theme.px(30)
        label: qsTr("Language")
        model: ["EN", "IT", "FR"]
        names: ["English", "Italiano", "Français"]
        size: 14
        apart: true
        currentIndex: Preferences.language === "it" ? 1 : Preferences.language === "fr" ? 2 : 0
        onChosen: (index) => Preferences.language = ["en", "it", "fr"][index]
    }
}
