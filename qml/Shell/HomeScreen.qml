pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// The front door: games, the game that was left, settings.
FocusScope {
    id: home

    readonly property int margin: Theme.px(56)
    readonly property real contentWidth: Math.min(width, Math.round(height * 16 / 9)) - 2 * margin
    readonly property int columns: games.count > 2 && width < 1100 ? 2 : Math.max(1, games.count)
    readonly property int tileRows: Math.ceil(games.count / columns)
    readonly property int gap: Theme.px(26)

    Baize {
        anchors.fill: parent
        light: "home"
    }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(-8)
        width: Theme.px(600)
        height: Theme.px(400)
        source: "qrc:/art/room/bulb-glow.svg"
        sourceSize.width: width
        asynchronous: true
    }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(-29)
        width: Theme.px(200)
        height: Math.round(width * 170 / 300)
        source: "qrc:/art/room/lamp.svg"
        sourceSize.width: width
    }

    // The name of the house
    Text {
        id: wordmark
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(84)
        text: qsTr("BACKROOM")
        color: Theme.title
        font { family: Theme.titleFont; pixelSize: Theme.font(104); letterSpacing: Theme.px(7) }
        renderType: Text.NativeRendering
        Accessible.role: Accessible.Heading
        Accessible.name: qsTr("Backroom")

        Text {
            z: -1
            x: Theme.px(3)
            y: Theme.px(4)
            text: wordmark.text
            font: wordmark.font
            color: "#0D2019"
            renderType: Text.NativeRendering
            Accessible.ignored: true
        }
    }
    Divider {
        id: rule
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(216)
    }
    BodyText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(240)
        text: qsTr("Gangster games at one table")
        size: 21
        wrapMode: Text.NoWrap
    }

    ContinueStrip {
        id: strip
        visible: Shelf.hasMatch
        x: Math.round((home.width - home.contentWidth) / 2)
        y: home.height - Theme.px(30) - height
        width: home.contentWidth - corner.width - Theme.px(24)
        height: Theme.px(76)
        onContinued: House.continueMatch()
    }
    Grid {
        id: grid

        readonly property int start: Theme.px(288)
        readonly property int space: strip.y - Theme.px(30) - start
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
            delegate: GameTile {
                required property int index
                required property string gameId
                required name
                required blurb
                required players
                required emblem

                objectName: "game-" + gameId
                width: grid.tileWidth
                height: grid.tileHeight
                focus: index === 0
                onOpened: House.openNewGame(gameId)
            }
        }
    }
    Row {
        id: corner
        y: strip.y
        x: strip.visible ? strip.x + home.contentWidth - width : Math.round((home.width - width) / 2)
        spacing: Theme.px(10)

        CornerButton {
            objectName: "rules"
            text: qsTr("Rules")
            iconName: "rules"
            onClicked: Rulebook.openForNow()
        }
        CornerButton {
            objectName: "settings"
            text: qsTr("Settings")
            iconName: "settings"
            onClicked: Panels.openSettings()
        }
        CornerButton {
            objectName: "credits"
            text: qsTr("Credits")
            iconName: "information"
            onClicked: Panels.openCredits()
        }
        CornerButton {
            objectName: "quit"
            text: qsTr("Quit")
            iconName: "door"
            onClicked: House.quit()
        }
    }
    SegmentedChoice {
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

    Keys.onPressed: (event) => { event.accepted = FocusWalker.walk(home, event.key) }

    function startAtPrimary() { if (Shelf.hasMatch) strip.button.forceActiveFocus(); else games.itemAt(0)?.forceActiveFocus() }
    Component.onCompleted: home.startAtPrimary()
}
