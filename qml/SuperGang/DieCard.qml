// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A die of the turn with the silhouette of its figure. A click lifts the figure; a second one puts it down. For a
/// patrol, a button makes the proposed move.
Item {
    id: card

    required property SuperGangTable table
    required property int key
    required property string kind
    required property string picture
    required property string name
    required property int face
    required property int tosses
    required property int figure
    required property string state
    required property bool done
    required property bool chosen
    required property bool usable
    required property string proposal
    required property string proposed
    required property bool either
    required property string label
    property bool playable: true
    readonly property bool unavailable: !playable
    /// True if it has not been thrown, or if the police have already moved its figure.
    readonly property bool idle: done && (face === 0 || kind === "patrol")
    /// True if there is hardly room for two lines.
    readonly property bool low: height < Theme.px(92) * Theme.swell

    readonly property point explains: Qt.point(SuperGangTable.DieSubject, key)
    readonly property real flight: 1 - Math.pow(1 - Math.max(0, (tumble.way * (tumble.delay + 820) - tumble.delay) / 820), 3)
    property int shownTosses: 0

    function press() {
        if (!card.playable)
            return
        if (card.chosen && !card.table.proposing)
            card.table.cancel()
        else
            card.table.lift(card.key)
    }
    function toss() { if (card.face > 0) tumble.begin() }

    activeFocusOnTab: playable && usable
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: usable
    Accessible.onPressAction: card.press()
    Keys.onReturnPressed: (event) => { if (!event.isAutoRepeat) card.press() }
    Keys.onEnterPressed: (event) => { if (!event.isAutoRepeat) card.press() }
    Keys.onSpacePressed: (event) => { if (!event.isAutoRepeat) card.press() }
    onTossesChanged: if (tosses > shownTosses) { shownTosses = tosses; card.toss() }
    Component.onCompleted: shownTosses = tosses

    Moment {
        id: tumble
        readonly property int delay: 70 * (card.key % 5)
        lasts: card.table.animated
        atOnce: false
        duration: Theme.ms(delay + 820)
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: card.chosen ? Theme.amber : area.containsMouse && card.usable ? Theme.amberDeep : "#33000000"
        border { width: Theme.line(card.chosen ? 2 : 1); color: card.chosen ? Theme.gold : card.usable ? Theme.brass : Theme.faintLine }
    }
    Item {
        id: pair
        anchors.horizontalCenter: parent.horizontalCenter
        // Beside a replay's side panel the cards are narrower than the pair.
        readonly property real fit: Math.min(1, (card.width - Theme.px(8)) / width)
        readonly property real foot: y + height * fit
        y: Theme.px(card.low ? 4 : 8)
        width: Theme.px(73)
        height: Theme.px(44)
        scale: fit
        transformOrigin: Item.Top
        opacity: card.done ? 0.5 : 1

        Art {
            id: die
            readonly property int frame: 1 + Math.floor((1 - card.flight) * 13 + card.key) % 6
            readonly property bool air: card.flight < 0.84
            size: Theme.px(36)
            y: Theme.px(3) - Theme.px(40) * Math.abs(Math.sin((1 - card.flight) * 4.2)) * (1 - card.flight)
            rotation: air ? (1 - card.flight) * 560 : 0
            visible: card.face > 0
            scale: air ? 1.3 : 1
            art: card.face > 0 ? "dice/" + card.kind + (air ? "-tumble-" + frame : "-" + card.face) : ""
            sourceSize { width: Theme.px(50); height: Theme.px(50) }
            antialiasing: true
        }
        Rectangle {
            width: Theme.px(34)
            height: width
            y: Theme.px(4)
            visible: card.face === 0
            radius: Theme.px(6)
            color: "transparent"
            border { width: Theme.line(1); color: Theme.brassDark }
        }
        Art {
            x: Theme.px(30)
            y: Theme.px(1)
            size: Theme.px(43)
            art: card.picture
        }
    }
    BodyText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: pair.foot + (card.low ? 0 : Theme.px(5))
        width: parent.width - Theme.px(6)
        horizontalAlignment: Text.AlignHCenter
        text: card.name
        size: 15
        // With large text a patrol's name and number are one below the other.
        height: Theme.large ? Math.max(Theme.px(20), (take.visible ? take.y : doing.y) - y) : Math.round(Theme.font(size) * 1.3)
        font.weight: Font.DemiBold
        fontSizeMode: Theme.large ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: Theme.large ? Theme.usualFont(15) : 11
        verticalAlignment: Theme.large ? Text.AlignVCenter : Text.AlignTop
        maximumLineCount: Theme.large && text.includes(" ") ? 2 : 1
        lineHeight: 0.85
        wrapMode: Theme.large && text.includes(" ") ? Text.WordWrap : Text.NoWrap
        color: card.done ? Theme.sand : Theme.cream
        Accessible.ignored: true
    }
    CaptionText {
        id: doing
        objectName: "dieState"
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(card.low ? 3 : 6) }
        width: parent.width - Theme.px(Theme.large ? 3 : 6)
        horizontalAlignment: Text.AlignHCenter
        visible: !take.visible
        text: card.state
        size: 13
        least: Theme.large ? Theme.usualFont(13) : 10
        color: card.chosen ? Theme.brassLight : Theme.sand
    }
    MouseArea {
        id: area
        anchors.fill: parent
        // The table says why a figure cannot be moved.
        enabled: card.playable
        hoverEnabled: true
        cursorShape: card.usable ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: card.press()
    }
    // Makes the proposed move, which is drawn while the pointer is on the button.
    BrassButton {
        id: take
        readonly property bool meant: hovered || activeFocus
        objectName: "proposal" + card.key
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(4) }
        height: Theme.px(26)
        visible: card.playable && card.usable && card.proposal !== ""
        sidePadding: Theme.px(3)
        size: 13
        text: card.proposal
        description: card.proposed
        onMeantChanged: if (meant) card.table.showProposal(card.key); else card.table.hideProposal()
        onClicked: { card.table.hideProposal(); card.table.propose(card.key) }
    }
    // Joins two cards with the same die.
    Rectangle {
        anchors { verticalCenter: pair.verticalCenter; horizontalCenter: parent.left; horizontalCenterOffset: -Theme.px(3) }
        width: Math.max(height, or.implicitWidth + Theme.px(8))
        height: Theme.px(22)
        visible: card.either
        radius: height / 2
        color: Theme.walnutDark
        border { width: Theme.line(1); color: Theme.brass }
        CaptionText {
            id: or
            anchors.centerIn: parent
            text: qsTranslate("SuperGang", "or")
            size: 12
            font.weight: Font.DemiBold
            color: Theme.brassLight
        }
    }
    FocusRing { visible: card.activeFocus }
}
