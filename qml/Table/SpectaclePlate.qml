// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls

/// Announces a spectacle: a number whose size grows with its importance, its seat, and the faces of the losers.
Item {
    id: layer

    required property spectacle shown
    /// The area for the plate, which is beside what is lit or in the middle.
    required property rect room
    readonly property bool revealed: shown.weight > 0 && shown.revealed
    readonly property bool huge: last.weight > 1
    /// The last spectacle, kept while it fades out.
    property spectacle last
    readonly property rect lit: last.lit
    readonly property real below: room.y + room.height - lit.y - lit.height
    readonly property real above: lit.y - room.y
    readonly property real aside: Theme.px(34)

    anchors.fill: parent
    z: 1300
    visible: plate.opacity > 0
    onShownChanged: if (layer.shown.weight > 0) layer.last = layer.shown

    TextMetrics { id: measured; font.family: Theme.titleFont; font.pixelSize: Theme.font(title.size); text: layer.last.title }
    Moment { id: pop; lasts: layer.revealed; duration: Theme.ms(layer.huge ? 420 : 300); easing { type: Easing.OutBack; overshoot: 2.4 } }
    Moment {
        id: count
        lasts: layer.revealed && layer.shown.counts
        moves: false
        duration: Theme.ms(layer.huge ? 900 : 520)
        easing.type: Easing.OutQuad
    }
    Plate {
        id: plate
        objectName: "spectacle"
        x: Math.round(layer.room.x + Math.max(0, Math.min(layer.room.width - width,
                                                          (layer.lit.width > 0 ? layer.lit.x + layer.lit.width / 2 - layer.room.x
                                                                               : layer.room.width / 2) - width / 2)))
        y: Math.round(layer.lit.width === 0 ? layer.room.y + (layer.room.height - height) / 2
                    : layer.below >= layer.above ? Math.min(layer.lit.y + layer.lit.height + layer.aside,
                                                            layer.room.y + layer.room.height - height)
                                                 : Math.max(layer.room.y, layer.lit.y - layer.aside - height))
        width: Math.min(layer.room.width, words.width + Theme.px(56))
        height: words.height + Theme.px(26)
        strength: 0.96
        opacity: layer.revealed ? 1 : 0
        scale: 1.5 - 0.5 * pop.way
        border { width: Theme.line(layer.huge ? 3 : 2); color: layer.huge ? Theme.gold : Theme.brass }
        Accessible.role: Accessible.StaticText
        Accessible.name: layer.last.title

        Behavior on opacity {
            enabled: Theme.speed > 0
            NumberAnimation { duration: Theme.ms(140) }
        }
        Art {
            anchors { fill: parent; margins: Theme.px(6) }
            visible: layer.huge
            art: layer.huge ? "room/sunburst" : ""
            fillMode: Image.PreserveAspectCrop
            verticalAlignment: Image.AlignBottom
            opacity: 0.22
        }
        Column {
            id: words
            readonly property real most: layer.room.width - Theme.px(56)
            anchors.centerIn: parent
            spacing: Theme.px(2)

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: layer.last.figure >= 0
                spacing: Theme.px(14)
                SeatMark {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    visible: layer.last.mark >= 0
                    mark: Math.max(0, layer.last.mark)
                    size: Theme.px(layer.huge ? 66 : 48)
                    Accessible.ignored: true
                }
                FigureText {
                    id: figure
                    objectName: "spectacleFigure"
                    anchors.verticalCenter: parent.verticalCenter
                    text: Math.max(0, layer.last.counts ? Math.round(layer.last.figure * count.way) : layer.last.figure)
                    size: layer.huge ? 132 : 92
                    color: Theme.gold
                    Accessible.ignored: true
                }
                BodyText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(Theme.px(60), Math.min(implicitWidth, Theme.px(150),
                                                           words.most - figure.width - Theme.px(14)
                                                           - (mark.visible ? mark.width + Theme.px(14) : 0)))
                    text: layer.last.unit
                    size: 22
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
            TitleText {
                id: title
                // If there is little room it takes two lines instead of shrinking.
                readonly property bool wraps: measured.advanceWidth > words.most
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(Math.ceil(measured.advanceWidth) + 2, words.most)
                horizontalAlignment: Text.AlignHCenter
                text: layer.last.title
                size: layer.huge ? 42 : 32
                font.pixelSize: wraps ? Theme.usualFont(24) : Theme.font(size)
                wrapMode: wraps ? Text.WordWrap : Text.NoWrap
                fontSizeMode: wraps ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: 12
                Accessible.ignored: true
            }
            // Without room beside each other, the faces are below the words.
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: layer.last.losers.length > 0
                columns: badNews.implicitWidth + spacing + faces.natural <= words.most ? 2 : 1
                horizontalItemAlignment: Grid.AlignHCenter
                verticalItemAlignment: Grid.AlignVCenter
                topPadding: Theme.px(8)
                spacing: Theme.px(10)
                // Without it, a face could pass for that of the winner.
                BodyText {
                    id: badNews
                    objectName: "spectacleLosers"
                    width: Math.min(implicitWidth, words.most)
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("Bad news for", "followed by faces")
                    size: 16
                    Accessible.ignored: true
                }
                Flow {
                    id: faces
                    objectName: "spectacleFaces"
                    readonly property real widest: Array.from(children).reduce((most, face) => Math.max(most, face.width), 0)
                    readonly property real natural: layer.last.losers.length * (widest + spacing) - spacing
                    width: Math.min(natural, words.most)
                    spacing: Theme.px(10)
                    Repeater {
                        model: layer.last.losers
                        delegate: SeatSign {
                            required property seatSign modelData
                            mark: modelData.mark
                            face: modelData.face
                            mood: modelData.mood
                            size: Theme.px(layer.huge ? 52 : 42)
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
