// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// The result of a player in an `EndFrame`: place, mark and name; the children on the right show the score.
Plate {
    id: plate

    required property int index
    required property int seat
    required property int placeNumber
    required property string name
    required property int mark
    required property int face
    required property bool winner
    /// True once the winner has been announced. Until then the plates are in the order of the seats.
    property bool revealed: true
    /// True while the result is being counted up.
    property bool fresh: false
    property bool rankShown: true
    /// For screen readers; empty until it is revealed.
    property string heard: Accessible.name
    property string remark
    property int nameWidth: 150
    property int rankWidth: 84
    property int markSize: 60
    /// With large text the place gives some of its width to the name, and the names are closer in size.
    readonly property real givenWidth: Theme.large && rankShown ? Math.max(0, rankWidth - 60) : 0
    default property alias won: rest.data
    /// The item beside which the player's sentences are shown.
    readonly property alias person: who
    /// With large text and many players, the remark is beside the name; with fewer, both are as large as they fit.
    readonly property bool low: Theme.large && height < Theme.px(48)
    readonly property bool tight: Theme.large && !low && remark !== "" && height < Theme.px(90)
    readonly property int remarkFont: low ? Theme.usualFont(15) : !tight ? Theme.font(15)
                                    : Math.max(Theme.usualFont(15), Math.min(Theme.font(15), Math.floor(height * 0.21)))
    readonly property int tightSize: Math.floor((height - 1.25 * remarkFont - Theme.px(8)) / Theme.u / 1.28
                                                - 20 * (Theme.swell - 1))
    readonly property real signSize: Math.min(Theme.px(markSize), height * 0.6)

    readonly property real rim: Theme.px(height < Theme.px(110) ? 7 : 12)

    /// Returns the size of the important number, in units; with large text limited by the height of the plate.
    function figureSize(most: int): int { return Theme.large ? Math.min(most, Math.floor(height / Theme.u * 0.62)) : most }

    y: (revealed ? index : seat) * (height + Theme.px(12))
    active: winner && revealed
    // A second line would cross the text of a low plate.
    doubled: !Theme.large || height >= Theme.px(60)
    Accessible.role: Accessible.StaticText

    Behavior on y {
        enabled: Theme.moves && plate.revealed
        NumberAnimation { duration: Theme.ms(420); easing.type: Easing.InOutCubic }
    }

    Glow { kind: "gold"; visible: plate.active; corner: plate.radius }
    TitleText {
        id: rank
        x: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(plate.rankWidth - plate.givenWidth)
        visible: plate.rankShown
        text: plate.placeNumber === 1 ? qsTr("1st") : plate.placeNumber === 2 ? qsTr("2nd") : plate.placeNumber === 3 ? qsTr("3rd")
            : plate.placeNumber === 4 ? qsTr("4th") : plate.placeNumber === 5 ? qsTr("5th") : plate.placeNumber === 6 ? qsTr("6th") : ""
        size: plate.figureSize(34)
        color: plate.active ? Theme.title : Theme.sand
    }
    SeatSign {
        id: disc
        // The names are aligned, whether a face is before them or only a mark.
        x: rank.x + rank.width + Theme.px(8) + Math.max(0, Math.round((slot - width) / 2))
        readonly property int slot: Math.round(Math.max(leastPhoto, plate.signSize * 0.86 * 1.22) + plate.signSize * 0.86 * 0.7)
        anchors.verticalCenter: parent.verticalCenter
        size: plate.signSize * (face > 0 ? 0.86 : 1)
        mark: plate.mark
        face: plate.face
        mood: !plate.revealed ? "" : plate.winner ? "pleased" : "beaten"
    }
    Grid {
        id: who
        x: rank.x + rank.width + Theme.px(24) + disc.slot
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(plate.nameWidth * (Theme.large ? 0.75 : 1) + plate.givenWidth)
        columns: plate.low ? 2 : 1
        columnSpacing: Theme.px(8)
        verticalItemAlignment: Grid.AlignVCenter
        TitleText {
            id: nameText
            width: plate.low && plate.remark !== "" ? Math.min(implicitWidth, Math.round(who.width * 0.62)) : who.width
            text: plate.name
            size: plate.tight ? Math.min(plate.tightSize, 22) : plate.figureSize(Theme.large ? 22 : 28)
            minimumPixelSize: 12
        }
        BodyText {
            width: plate.low ? who.width - nameText.width - who.columnSpacing : who.width
            height: plate.low ? plate.height - Theme.px(4) : implicitHeight
            visible: text !== ""
            text: plate.remark
            size: 15
            font.pixelSize: plate.remarkFont
            fontSizeMode: plate.low || Theme.large ? Text.Fit : Text.FixedSize
            minimumPixelSize: plate.low ? 9 : Theme.usualFont(size)
            lineHeight: plate.low ? 0.85 : 1
            verticalAlignment: Text.AlignVCenter
            color: Theme.sand
            maximumLineCount: plate.low ? 2 : Theme.large ? Math.max(1, Math.floor((plate.height - Theme.px(44)) / Theme.px(20))) : 100
        }
    }
    Item {
        id: rest
        anchors {
            left: who.right; leftMargin: Theme.px(12)
            right: parent.right; rightMargin: Theme.px(26)
            top: parent.top; topMargin: plate.rim
            bottom: parent.bottom; bottomMargin: plate.rim
        }
    }
}
