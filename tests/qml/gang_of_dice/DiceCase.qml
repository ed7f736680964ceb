// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.GangOfDice
import Backroom.Testing
import "../table"

TableCase {
    id: test

    readonly property GangOfDiceTable table: House.table as GangOfDiceTable

    readonly property var players: ["Rosa", "Bea", "Vito"]
    readonly property var total7: ({ kind: "bomb", trigger: "total", n: 7 })
    readonly property var total10: ({ kind: "bomb", trigger: "total", n: 10 })
    readonly property var pairBomb: ({ kind: "bomb", trigger: "pair" })
    readonly property var pairNow: ({ kind: "explosive", trigger: "pair" })
    /// The key of the first die behind the screen.
    readonly property int ownKey: 100000

    // Finding things.

    function board() { return one((item) => item.focusWanted !== undefined && item.byKeyboard !== undefined, "board") }
    function dice() { return all((item) => item.tosses !== undefined && item.face !== undefined && item.place !== undefined) }
    /// Returns the dice in the tray in the order of their index.
    function trayDice() {
        return dice().filter((die) => die.key < ownKey && inside(die, table.layout.tray)).sort((one, other) => one.key - other.key)
    }
    function trayDie(index) { return trayDice()[index] }
    function faces() { return trayDice().map((die) => die.face) }
    /// Returns the dice behind the open screen; `ownDie` one of them, counted from 1.
    function ownDice() { return dice().filter((die) => die.key >= ownKey) }
    function ownDie(number) {
        const found = ownDice().filter((die) => die.key === ownKey + number - 1)
        compare(found.length, 1, "die " + number + " behind the screen")
        return found[0]
    }
    function ownTokens() {
        return all((item) => item.place !== undefined && item.usable === true && item.tosses === undefined && item.label !== undefined)
    }
    function middleDice() { return dice().filter((die) => inside(die, table.layout.middlePlate)) }
    function stepper() { return at("take") }
    function isOwnDie(number) { return (item) => item.key === ownKey + number - 1 && item.tosses !== undefined }
    function isTrayDie(index) { return (item) => item === trayDie(index) }

    // Points of the stage.

    function tray() { return middle(test.table.layout.tray) }
    function below() { return middle(test.table.layout.middlePlate) }

    // The game.

    /// The first player starts; the dice show these faces in this order.
    function start(rolls, more, actions, friendly, names) {
        const position = Object.assign({ start: 0, rolls: rolls, warnings: [test.total7, test.pairBomb] }, more ?? {})
        verify(Setup.startPosition(names ?? test.players, position, actions ?? [], friendly ?? false))
        seated()
    }
    /// The first player has rolled these dice and has to decide.
    function startRolled(faces, later, more) {
        start(faces.concat(later ?? []), more, [{ type: "take", dice: faces.length }])
        compare(test.table.phase, GangOfDiceTable.Rolling)
    }
    function openCurtain() { openTo(GangOfDiceTable.Taking) }
    /// Opens the curtain by key.
    function open() {
        focusSeen("at the curtain")
        compare(focused().objectName, "openCurtain")
        hit(Qt.Key_Return)
        compare(table.phase, GangOfDiceTable.Taking)
    }
    function begin(...how) { start(...how); open() }
    function startOpen(...how) { start(...how); openCurtain() }
    function setNumber(number) {
        for (let click = 0; click < 60 && test.table.turn.take !== number; ++click)
            clickAt(centre(one((item) => item.objectName === (test.table.turn.take < number ? "more" : "fewer"), "stepper")))
        compare(test.table.turn.take, number)
    }
    function rollDice(number) { setNumber(number); clickButton("roll") }
    /// Plays a turn without rerolls.
    function turn(number) {
        openCurtain()
        rollDice(number)
        if (test.table.phase === GangOfDiceTable.Rolling)
            clickButton("stop")
    }
}
