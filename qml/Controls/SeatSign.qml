// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App

/// The player of a seat: the mark for a person, a face with the mark at its corner for a computer player.
Item {
    id: sign

    property int mark: 0
    /// The number of a face in `art/faces`; 0 for none.
    property int face: 0
    /// The name of the mood that the face shows; empty for a calm one.
    property string mood: ""
    /// The level of a computer player, shown as that many points above its mark, and its meaning; 0 for a person, −1 for
    /// a person in another house.
    property int level: 0
    property string levelText: ""
    /// The icon of a person's phone or house elsewhere, with "-quiet" or "-away", and what it means; empty for none.
    property string phone: ""
    property string phoneText: ""
    property real size: Theme.px(32)
    /// In pixels: a smaller face is unrecognizable.
    property int leastPhoto: 34

    readonly property int photo: face > 0 ? Math.max(leastPhoto, Math.round(size * 1.22)) : 0

    width: face > 0 ? photo + Math.round(disc.width * 0.85) : disc.width
    height: face > 0 ? photo : disc.height

    Art {
        width: sign.photo
        height: sign.photo
        visible: sign.face > 0
        art: sign.face > 0 ? "faces/" + sign.face + (sign.mood === "" ? "" : "-" + sign.mood) : ""

        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border { width: Theme.line(2); color: SeatStyle.color(sign.mark) }
        }
        // Nothing lies on the face.
        Column {
            id: points
            objectName: "levelOfSeat"
            readonly property int point: Math.max(3, Math.min(Math.round(sign.photo * 0.14), Math.floor((sign.photo - disc.height) / 3)))
            x: parent.width + Theme.line(2)
            visible: sign.level > 0
            spacing: 1

            Repeater {
                model: Math.max(0, sign.level)
                delegate: Rectangle {
                    width: points.point
                    height: width
                    radius: width / 2
                    color: Theme.brassLight
                }
            }
        }
        HoverHandler { id: pointer }
        HoverTip { target: sign; text: sign.levelText; pointed: pointer.hovered }
    }
    // At the corner of the mark, as small as a level's points, on the dark colour of the table.
    Rectangle {
        objectName: "phoneOfSeat"
        readonly property int side: Math.max(14, Math.round(disc.width * 0.56))
        x: disc.x + disc.width - Math.round(side * 0.72)
        y: disc.y + disc.height - Math.round(side * 0.78)
        z: 1
        width: side
        height: side
        radius: Theme.px(3)
        visible: sign.phone !== ""
        color: Theme.night
        border {
            width: sign.phone.includes("-") ? Theme.line(1) : 0
            color: sign.phone.endsWith("-away") || sign.phone.endsWith("-left") ? Theme.danger : Theme.brassLight
        }

        Icon {
            anchors.centerIn: parent
            name: sign.phone
            size: parent.side - 2
        }
    }
    HoverHandler { id: pointerOfPhone; enabled: sign.phone !== "" }
    HoverTip { target: sign; text: sign.phoneText; pointed: pointerOfPhone.hovered }
    SeatMark {
        id: disc
        anchors { right: parent.right; bottom: parent.bottom; bottomMargin: sign.face > 0 ? -Theme.px(2) : 0 }
        mark: sign.mark
        size: sign.face > 0 ? sign.size * 0.54 : sign.size
        Accessible.ignored: true
    }
}
