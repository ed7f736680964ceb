// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls

/// A game on the home screen: its tile, and the button to its lesson on the picture.
Item {
    id: place

    required property int index
    required property string gameId
    required property string name
    required property string blurb
    required property string players
    required property url emblem
    readonly property alias wordsHeight: tile.wordsHeight
    property alias wordsRoom: tile.wordsRoom
    /// True if the lesson's button is above the middle of the tile, where a click opens the game.
    readonly property bool learnsAbove: !tile.wide
    readonly property bool entered: tile.activeFocus || learn.activeFocus

    function enter() { tile.forceActiveFocus() }

    GameTile {
        id: tile
        objectName: "game-" + place.gameId
        anchors.fill: parent
        text: place.name
        blurb: place.blurb
        players: place.players
        emblem: place.emblem
        head: place.learnsAbove ? learn.height + Theme.px(8) : 0
        foot: place.learnsAbove ? 0 : learn.height + Theme.px(8)
        focus: place.index === 0
        onClicked: House.openNewGame(place.gameId)
    }
    LearnChip {
        id: learn
        objectName: "learn-" + place.gameId
        x: Math.round(tile.picture.x + (tile.picture.width - width) / 2)
        y: tile.picture.y + (place.learnsAbove ? Theme.px(8) : tile.picture.height - height - Theme.px(8))
        width: Math.min(implicitWidth, tile.picture.width - Theme.px(16))
        // Depends on the language, so that it is evaluated again when that changes.
        text: Preferences.language !== "" ? House.learnText(place.gameId) : ""
        done: House.lessonsDone(place.gameId)
        description: done ? qsTr("%1. You have played the lessons to their end.").arg(place.name) : place.name
        onClicked: House.learn(place.gameId)
    }
}
