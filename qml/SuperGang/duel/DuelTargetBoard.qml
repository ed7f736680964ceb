// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls
import Backroom.SuperGang

/// A target: stands on the lower edge of this item, falls on its back or, over the edge of the plank, on its face, or
/// leaves.
Item {
    id: board

    required property duelTarget target
    /// True while somebody shoots: targets that cannot be hit are dark.
    required property bool shooting
    property bool animated: true
    /// True if a hit above the middle has another effect than one below.
    property bool halved: false

    readonly property real unit: width / 126
    readonly property bool onFace: target.fate === "face"
    readonly property bool down: target.fate === "face" || target.fate === "back"
    readonly property bool gone: target.fate === "left"
    readonly property bool backSeen: onFace && fall > 1 / 1.38

    /// 0 when standing, 1 when lying.
    readonly property real fall: !down ? 0 : falling.running ? falls(falling.way * falling.length) : 1
    property bool made: false

    /// Returns `fall` after this many milliseconds: the dart sticks briefly, then the target falls and bounces once.
    function falls(time: real): real {
        const part = Math.max(0, Math.min(1, (time - 200) / 340))
        const bounce = Math.max(0, Math.min(1, (time - 540) / 170))
        return part * part * (2.1 * part - 1.1) - 0.1 * Math.sin(Math.PI * bounce)
    }

    height: Math.round(width * 210 / 126)
    opacity: gone ? 0 : shooting && !target.inPlay && !down ? 0.46 : 1
    Accessible.role: Accessible.Graphic
    Accessible.name: target.label
    onDownChanged: if (board.down && board.made) falling.begin()
    Component.onCompleted: board.made = true

    Behavior on opacity { enabled: Theme.moves; NumberAnimation { duration: Theme.ms(240) } }
    Moment {
        id: falling
        readonly property real length: 710
        lasts: board.animated
        atOnce: false
        duration: Theme.ms(length)
    }

    // Its shadow on the plank, which grows as it falls.
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; horizontalCenterOffset: board.unit * 6 * board.fall }
        y: board.height - board.unit * (board.onFace ? 2 : 6)
        width: board.unit * (104 + 22 * board.fall)
        height: board.unit * (12 + (board.onFace ? 74 : 4) * board.fall)
        radius: Math.min(height / 2, board.unit * 20)
        color: "#59120406"
        visible: !board.gone
    }
    Art {
        x: Math.round((board.width - width) / 2)
        y: Math.round(board.height - height * 0.4)
        width: Math.round(board.unit * 60)
        height: Math.round(board.unit * 16)
        art: "duel/stand"
    }
    Item {
        id: face
        width: board.width
        height: board.height
        transform: [
            Matrix4x4 {
                readonly property real shear: board.onFace ? 0 : 0.16 * board.fall
                matrix: Qt.matrix4x4(1, -shear, 0, shear * board.height, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
            },
            Scale {
                origin { x: board.width / 2; y: board.height - board.unit * 6 }
                yScale: board.onFace ? 1 - 1.38 * board.fall : 1 - 0.69 * board.fall
                xScale: board.onFace ? 1 + 0.05 * board.fall : 1 - 0.03 * board.fall
            }
        ]

        Art {
            x: -Math.round(18 * board.unit)
            width: Math.round(162 * board.unit)
            height: board.height
            visible: !board.backSeen
            antialiasing: board.fall > 0
            smooth: true
            art: board.target.picture
        }
        Art {
            x: -Math.round(18 * board.unit)
            width: Math.round(162 * board.unit)
            height: board.height
            visible: board.backSeen
            antialiasing: true
            art: board.backSeen ? board.target.back : ""
        }
        DuelMiddle {
            anchors.centerIn: parent
            width: parent.width
            visible: board.halved && board.target.inPlay
        }
        Art {
            x: Math.round(board.width - width * 0.9)
            y: Math.round(board.height * 0.05)
            size: Math.round(Math.max(20, 40 * board.unit))
            visible: board.target.tag !== "" && !board.backSeen
            art: board.target.tag
        }
    }
}
