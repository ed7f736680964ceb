// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang

/// The stall of a duel, of which tests decide what it shows. The stage is the window below its bar.
TestCase {
    id: test

    readonly property alias stage: shown
    property DuelScene scene: null
    readonly property Item sight: scene === null ? null : named("duelSight")
    readonly property Component targetMaker: Component { QtObject { property duelTarget made } }
    readonly property Component sideMaker: Component { QtObject { property duelSide made } }
    readonly property Component dieMaker: Component { QtObject { property duelDie made } }
    readonly property Component dartMaker: Component { QtObject { property duelDart made } }
    readonly property Component rowMaker: Component { QtObject { property duelRow made } }
    readonly property Component missMaker: Component { QtObject { property duelMiss made } }
    readonly property Component showMaker: Component { QtObject { property duelShow made } }
    readonly property Component sceneMaker: Component {
        DuelScene {
            property var shots: []
            property int skips: 0
            onShot: (x, y) => shots.push(Qt.point(x, y))
            onSkipped: ++skips
        }
    }

    function init() {
        stage.width = 1280
        stage.height = 743
        Theme.speed = 0
        Theme.reducedMotion = false
        PressGuard.patience = 0
        mouseMove(stage, 640, 30)
    }
    function cleanup() {
        if (test.scene !== null)
            test.scene.destroy()
        test.scene = null
        Theme.speed = 0
        Theme.reducedMotion = false
        PressGuard.patience = 0
        PressGuard.readingTime = 0
    }

    // Display.

    function made(maker, values) {
        const holder = maker.createObject(test)
        for (const name in values)
            holder.made[name] = values[name]
        return holder
    }
    function target(place, fate, inPlay) {
        return made(targetMaker, {place: place, attacks: place < 0,
                                  picture: place < 0 ? "duel/target-killer-diamond" : "duel/target-manager-1",
                                  back: place < 0 ? "duel/back-diamond" : "duel/back-manager", fate: fate, inPlay: inPlay,
                                  name: "Somebody", state: fate, label: "Somebody at " + place + ", " + fate}).made
    }
    function side(name, mark, shooting) {
        const die = made(dieMaker, {dice: "killer", face: 5, figure: "figures/killer-diamond", bonus: "+2",
                                    label: "The killer: 5, plus 2"}).made
        return made(sideMaker, {name: name, mark: mark, role: "attacks", dice: [die], sum: 7, ahead: shooting, shooting: shooting,
                                label: name + ": attacks, sum 7"}).made
    }
    function dart(number, did) { return made(dartMaker, {number: number, did: did, word: did}).made }
    function row(text, rule) { return made(rowMaker, {icon: "actions/brass/clinic", text: text, rule: rule}).made }
    /// Rosa aims at two targets with the second of three darts.
    function aiming(values) {
        const show = {active: true, title: "Duel: stick-up in The Lost Loaf", heading: "3 darts",
                      sentence: "7 − 4 = 3: Rosa shoots first",
                      attack: side("Rosa", 0, true), defence: side("Bea", 1, false),
                      targets: [target(-1, "standing", false), target(1, "back", false),
                                target(3, "standing", true), target(5, "standing", true)],
                      darts: [dart(1, "back"), dart(2, "next"), dart(3, "left")], dartNumber: 1, outcome: "back",
                      untold: "Somebody falls backwards: injured.", aiming: true, shooterName: "Rosa", shooterMark: 0,
                      railTitle: "Dart 2 of 3", aboveText: "Above the middle", belowText: "Below the middle",
                      hint: "Click or press Space",
                      followsTitle: "What happens next", follows: [row("Somebody goes to the clinic.", "SG-8.6")]}
        for (const name in values)
            show[name] = values[name]
        return made(showMaker, show)
    }
    function open(values) {
        const show = aiming(values ?? {})
        test.scene = sceneMaker.createObject(stage, {shown: show.made,
                                                      width: Qt.binding(() => stage.width), height: Qt.binding(() => stage.height)})
        verify(test.scene !== null)
        waitForRendering(stage, 60)
        // A resting pointer is ignored, even if its position is reported late.
        tryVerify(() => !test.scene.fresh)
    }
    function become(values) { test.scene.shown = aiming(values).made }

    // Finding things.

    function all(fits, from) {
        const found = []
        const walk = (item) => {
            for (let at = 0; at < item.children.length; ++at) {
                if (fits(item.children[at]))
                    found.push(item.children[at])
                walk(item.children[at])
            }
        }
        walk(from ?? test.scene)
        return found
    }
    function named(name) { return all((item) => item.objectName === name)[0] ?? null }
    function boards() { return all((item) => item.backSeen !== undefined) }
    function onStage(x, y) {
        const point = test.scene.onStall(Qt.point(x, y))
        return stage.mapFromItem(test.scene, point.x, point.y)
    }
    /// Returns the position of the sight in widths of a target.
    function sighted() { return test.scene.inWidths(test.sight.at) }
    function fuzzy(point, x, y, what) {
        fuzzyCompare(point.x, x, 0.02, what)
        fuzzyCompare(point.y, y, 0.02, what)
    }

    name: "SuperGangDuel"
    when: windowShown
    visible: true
    width: stage.width
    height: stage.height

    Binding { target: Theme; property: "u"; value: Theme.scaleFor(test.stage.width, test.stage.height) }
    Item { id: shown; width: 1280; height: 743 }
}
