// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// A duel at the fairground stall (SG-8), below the bar. Darts are thrown with the mouse, or with the arrow keys and
/// Space.
FocusScope {
    id: scene

    required property duelShow shown
    /// True if the sight sways half as far, by the house rule of steady hands.
    property bool steady: false
    property bool animated: true
    property duelTarget noTarget
    property duelMiss noMiss
    /// True if the duel is decided; its result is shown until a player continues.
    property bool waiting: false
    readonly property bool fresh: freshness.running
    /// True if the dart in hand has been thrown; throws are ignored until the next one.
    property bool spent: false
    /// True if the throw was not allowed, as in a lesson: the dart stays in the hand, and the sight keeps swaying.
    property bool refused: false
    readonly property bool ready: shown.active && shown.aiming && !spent
    /// Who aims has moved the hand or thrown.
    property bool taken: false
    readonly property int chance: shown.aiming ? shown.dartNumber : -1

    /// Identifies the player who aims: when it changes, another player takes the mouse.
    readonly property string aimer: shown.aiming ? shown.shooterName + shown.shooterMark : ""
    property string lastAimer
    readonly property bool active: shown.active
    readonly property int count: shown.targets.length
    readonly property real leftmost: count > 0 ? targetAt(0).place : -1
    readonly property real rightmost: count > 0 ? targetAt(count - 1).place : 1
    readonly property real span: Math.max(2, rightmost - leftmost) + 1.5
    /// The y coordinate of the targets' feet.
    readonly property int plankTop: stall.height - Theme.px(Theme.large ? 100 : 130)
    /// The width of a target in pixels.
    readonly property real unit: Math.max(16, Math.min(Theme.px(126), stall.width / span,
                                                       (plankTop - middle.y - middle.height - Theme.px(6)) * 126 / 210))
    readonly property real zeroX: stall.width / 2 - unit * (leftmost + rightmost) / 2
    readonly property real zeroY: plankTop - Math.round(unit * 210 / 126) / 2
    /// The point that the hand aims at, around which the sight sways, in widths of a target.
    property point hand: Qt.point(0, 0)
    property point pointer: Qt.point(-1, -1)
    /// The progress of opening the stall, from 0 to 1.
    readonly property real opened: opening.way
    readonly property real railHeight: rail.height
    /// What one reads here, or aims at.
    readonly property list<rect> kept: [
        Qt.rect(attackers.x, attackers.y, attackers.width, attackers.height),
        Qt.rect(defenders.x, defenders.y, defenders.width, defenders.height),
        Qt.rect(middle.x, middle.y, middle.width, middle.height), Qt.rect(rail.x, rail.y, rail.width, rail.height),
        Qt.rect(zeroX + (leftmost - 1) * unit, zeroY - unit, (rightmost - leftmost + 2) * unit, stall.height - zeroY + unit)
    ]
    readonly property DuelSidePlate attackPlate: attackers
    readonly property DuelSidePlate defencePlate: defenders

    /// Emitted when a dart is thrown at this point, in widths of a target (SG-8.4).
    signal shot(real x, real y)
    /// Emitted for a click while nobody aims, which skips what is shown or continues.
    signal skipped()

    function onStall(widths: point): point { return Qt.point(scene.zeroX + widths.x * scene.unit, scene.zeroY - widths.y * scene.unit) }
    function inWidths(at: point): point { return Qt.point((at.x - scene.zeroX) / scene.unit, (scene.zeroY - at.y) / scene.unit) }
    // Untyped: the code that Qt 6.4 compiles ahead of time would return empty values.
    function targetAt(index) { return scene.shown.targets[index] ?? scene.noTarget }
    function missAt(index) { return scene.shown.stuck[index] ?? scene.noMiss }
    function offerFocus() { if (scene.shown.aiming || scene.waiting) stall.forceActiveFocus(Qt.OtherFocusReason) }
    /// While it is called out whose darts they are, a press only takes them up: it may have been meant to skip what came before.
    function press() {
        if (called.running && PressGuard.readingTime > 0)
            called.stop()
        else
            scene.throwDart()
    }
    function goOn(event: KeyEvent) {
        event.accepted = scene.shown.aiming || scene.waiting
        if (event.isAutoRepeat)
            return
        if (scene.waiting)
            scene.skipped()
        else
            scene.press()
    }
    function throwDart() {
        if (!scene.ready)
            return
        const at = scene.inWidths(sight.at)
        const before = scene.chance
        scene.refused = false
        scene.taken = true
        scene.shot(at.x, at.y)
        if (!scene.refused && scene.chance === before)
            scene.spent = true
    }
    /// Aims at the middle of the targets that can be hit.
    function aimAtThem() {
        let sum = 0
        let many = 0
        for (let at = 0; at < scene.count; ++at)
            if (scene.shown.targets[at].inPlay) {
                sum += scene.shown.targets[at].place
                ++many
            }
        scene.leap(Qt.point(many > 0 ? sum / many : 0, 0))
    }
    function leap(to: point) {
        sight.weightless = true
        scene.hand = to
        sight.weightless = false
    }
    /// Follows the pointer. Ignores its position when the stall appears below it, and repeated reports of it (Qt 6.8).
    function follow(to: point) {
        if (to.x === scene.pointer.x && to.y === scene.pointer.y)
            return
        scene.pointer = to
        if (scene.shown.aiming && !scene.fresh)
            scene.moveHand(to)
    }
    function moveHand(to: point) {
        scene.taken = true
        scene.hand = scene.inWidths(Qt.point(Math.max(0, Math.min(stall.width, to.x)), Math.max(0, Math.min(stall.height, to.y))))
    }
    function open() {
        PressGuard.arm()
        freshness.restart()
        scene.spent = false
        scene.lastAimer = ""
        opening.begin()
    }

    objectName: "duel"
    visible: shown.active
    Accessible.role: Accessible.Grouping
    Accessible.name: shown.title
    onChanceChanged: {
        scene.spent = false
        if (scene.shown.aiming)
            scene.offerFocus()
    }
    // Returns the keys to the table.
    onActiveChanged: if (active) scene.open(); else stall.focus = false
    onAimerChanged: if (aimer !== "" && aimer !== lastAimer) {
        lastAimer = aimer
        taken = false
        PressGuard.armToRead()
        scene.aimAtThem()
        called.restart()
    }
    onWaitingChanged: if (waiting) { PressGuard.arm(); scene.offerFocus() }
    Component.onDestruction: PressGuard.spaceAsked = false
    Component.onCompleted: {
        if (scene.shown.active)
            scene.open()
        if (scene.shown.aiming) {
            scene.lastAimer = scene.aimer
            scene.aimAtThem()
            scene.offerFocus()
            called.restart()
        }
    }

    // Space throws soon after a skip, but not by the presses that skip, however slow: the hand must have been used before.
    Binding { target: PressGuard; property: "spaceAsked"; value: scene.shown.active && scene.shown.aiming && scene.taken }
    Timer { id: freshness; interval: 150 }
    Timer { id: called; interval: Math.max(1800, 2400 * Theme.speed) }
    Moment { id: opening; lasts: scene.animated; atOnce: false; duration: Theme.ms(420); easing { type: Easing.OutBack; overshoot: 0.8 } }

    Cover { anchors.fill: parent }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onClicked: if (scene.waiting) scene.skipped()
        onWheel: (wheel) => wheel.accepted = true
    }
    // Screen readers announce what each dart did, here or from the log.
    Item {
        width: 1
        height: 1
        visible: scene.shown.untold !== "" && !scene.shown.flying
        Accessible.role: Accessible.Notification
        Accessible.name: scene.shown.untold
    }
    DuelStall {
        id: stall
        objectName: "duelStall"
        width: scene.width
        height: scene.height - rail.height
        plankTop: scene.plankTop
        opened: scene.opened
        lit: scene.shown.attack.shooting ? 1 : scene.shown.defence.shooting ? -1 : 0

        focus: true
        activeFocusOnTab: scene.shown.aiming || activeFocus
        Accessible.role: Accessible.Canvas
        Accessible.name: scene.shown.heading + ". " + scene.shown.sentence
        Accessible.description: scene.shown.railTitle + ". " + scene.shown.hint
        Accessible.focusable: scene.shown.aiming
        Accessible.onPressAction: scene.throwDart()

        Keys.onSpacePressed: (event) => scene.goOn(event)
        Keys.onReturnPressed: (event) => scene.goOn(event)
        Keys.onEnterPressed: (event) => scene.goOn(event)
        Keys.onPressed: (event) => {
            if (!scene.shown.aiming || event.key < Qt.Key_Left || event.key > Qt.Key_Down)
                return
            event.accepted = true
            // A single press is fine enough for half a head; a held key soon crosses the stall.
            const step = scene.unit * (event.modifiers & Qt.ShiftModifier ? 0.04 : event.isAutoRepeat ? 0.16 : 0.1)
            const right = event.key === Qt.Key_Right ? step : event.key === Qt.Key_Left ? -step : 0
            const down = event.key === Qt.Key_Down ? step : event.key === Qt.Key_Up ? -step : 0
            scene.moveHand(Qt.point(sight.hand.x + right, sight.hand.y + down))
        }

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: scene.ready ? Qt.BlankCursor : Qt.ArrowCursor
            onPositionChanged: (mouse) => scene.follow(Qt.point(mouse.x, mouse.y))
            // This is the only event for the movement that brought the pointer here.
            onEntered: scene.follow(Qt.point(mouseX, mouseY))
            onPressed: {
                stall.forceActiveFocus(Qt.MouseFocusReason)
                if (scene.shown.aiming)
                    scene.press()
                else if (!scene.shown.flying)
                    scene.skipped()
            }
        }
        // Darts in the cloth hang behind the targets, those in the plank in front.
        Repeater {
            model: scene.shown.stuck.length
            delegate: Art {
                required property int index
                readonly property duelMiss miss: scene.missAt(index)
                readonly property point at: scene.onStall(miss.at)
                x: Math.round(at.x - width / 2)
                y: Math.round(Math.max(at.y, stall.awningHeight) - height / 2)
                size: Math.round(40 * scene.unit / 126)
                visible: !miss.drops
                art: "duel/stuck-" + SeatStyle.file(miss.mark)
            }
        }
        Repeater {
            model: scene.count
            delegate: DuelTargetBoard {
                required property int index
                target: scene.targetAt(index)
                animated: scene.animated
                shooting: scene.shown.attack.shooting || scene.shown.defence.shooting
                halved: scene.shown.aiming && scene.shown.belowText !== ""
                x: Math.round(scene.zeroX + target.place * scene.unit - width / 2)
                y: scene.plankTop - height
                // A target that hangs over the plank's edge is in front of those that stand.
                z: onFace ? 3 : down ? 1 : 2
                width: Math.round(scene.unit)
            }
        }
        Repeater {
            model: scene.count
            delegate: DuelTargetName {
                required property int index
                z: 4
                target: scene.targetAt(index)
                room: 2 * scene.unit - Theme.px(4)
                x: Math.round(Math.max(Theme.px(4), Math.min(stall.width - width - Theme.px(4),
                                                             scene.zeroX + target.place * scene.unit - width / 2)))
                y: scene.plankTop + Theme.px(Theme.large ? 54 : 82)
            }
        }
        DuelFlight {
            z: 6
            anchors.fill: parent
            shown: scene.shown
            animated: scene.animated
            unit: scene.unit
            strike: scene.onStall(scene.shown.struck)
            fromLeft: scene.shown.struck.x > 0
            drops: scene.shown.outcome === "missed" && scene.count > 0 && scene.missAt(scene.shown.stuck.length - 1).drops
        }
        DuelSight {
            id: sight
            objectName: "duelSight"
            z: 8
            anchors.fill: parent
            unit: scene.unit
            hand: scene.onStall(scene.hand)
            steady: scene.steady
            on: scene.shown.aiming && !scene.spent
            opacity: scene.ready ? 1 : 0
            visible: opacity > 0

            Behavior on opacity { enabled: Theme.moves; NumberAnimation { duration: Theme.ms(140) } }
        }
        DuelSidePlate {
            id: attackers
            objectName: "attackers"
            x: Theme.px(20)
            y: Theme.px(46)
            z: 21
            width: Math.min(implicitWidth, scene.width * 0.3)
            height: implicitHeight
            side: scene.shown.attack
            animated: scene.animated
        }
        DuelSidePlate {
            id: defenders
            objectName: "defenders"
            x: stall.width - width - Theme.px(20)
            y: Theme.px(46)
            z: 21
            width: Math.min(implicitWidth, scene.width * 0.3)
            height: implicitHeight
            side: scene.shown.defence
            animated: scene.animated
        }
        DuelVolley {
            id: middle
            x: defenders.width + Theme.px(32)
            y: Theme.px(62)
            z: 5
            width: stall.width - 2 * x
            height: implicitHeight
            shown: scene.shown
        }
        // Says whose darts they are, on the front of the plank, at which nobody aims, and well above the names.
        Plate {
            objectName: "duelCall"
            z: 20
            anchors.horizontalCenter: parent.horizontalCenter
            y: scene.plankTop + Theme.px(Theme.large ? 2 : 10)
            width: call.width + Theme.px(40)
            height: Theme.px(42)
            visible: called.running && scene.shown.aiming
            strength: 0.97
            border { width: Theme.line(2); color: Theme.gold }
            Accessible.role: Accessible.Notification
            Accessible.name: callText.text

            Row {
                id: call
                anchors.centerIn: parent
                spacing: Theme.px(10)
                SeatMark {
                    anchors.verticalCenter: parent.verticalCenter
                    mark: scene.shown.shooterMark
                    size: Theme.px(32)
                    Accessible.ignored: true
                }
                TitleText {
                    id: callText
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTranslate("SuperGang", "%1, your darts").arg(scene.shown.shooterName)
                    size: 22
                    Accessible.ignored: true
                }
            }
        }
        Plate {
            id: sign
            z: 22
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(6) + (scene.opened - 1) * Theme.px(80)
            // Above the plates of both sides, and so wider than what is between them.
            width: Math.min(stall.width * 0.7, title.implicitWidth + Theme.px(44))
            height: Theme.px(38)
            strength: 0.97
            border { width: Theme.line(2); color: Theme.brass }

            TitleText {
                id: title
                anchors.centerIn: parent
                width: Math.min(implicitWidth, sign.width - Theme.px(28))
                height: sign.height - Theme.px(8)
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                text: scene.shown.title
                size: 21
            }
        }
        FocusRing { z: 23; visible: stall.activeFocus && scene.shown.aiming; gap: -Theme.line(5); corner: Theme.px(6) }
    }
    DuelRail {
        id: rail
        objectName: "duelRail"
        y: scene.height - height
        width: scene.width
        height: implicitHeight
        shown: scene.shown
        waiting: scene.waiting
        onWentOn: scene.skipped()
    }
}
