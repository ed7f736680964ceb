// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing
import "../table"

TableCase {
    id: test

    readonly property SuperGangTable table: House.table as SuperGangTable

    readonly property var players: ["Rosa", "Bea", "Vito"]
    readonly property var away: ({ state: "out", returns: 2 })
    readonly property var dead: ({ state: "graveyard" })
    readonly property int killer: 0
    readonly property int vamp: 1
    readonly property int dealer: 2
    /// Keys of figures.
    readonly property int patrol1: 12
    function key(seat: int, character: int): int { return 3 * seat + character }

    // Finding things.

    function figures() {
        return all((item) => item.underground !== undefined && item.feet !== undefined && item.mover !== undefined, at("screen"))
    }
    function figure(key) {
        const found = figures().filter((item) => item.key === key)
        compare(found.length, 1, "figure " + key)
        return found[0]
    }
    function shopSign(name) {
        const found = all((item) => item.sign !== undefined && item.token !== undefined && item.name === name)
        compare(found.length, 1, name)
        return found[0]
    }
    function pavement() { return all((item) => item.foot !== undefined && item.picture !== undefined && item.usable) }
    function pawnsStanding() { return all((item) => item.foot !== undefined && item.picture !== undefined && item.picture !== "") }
    function dice() { return all((item) => item.tosses !== undefined && item.face !== undefined && item.proposal !== undefined) }
    function die(mover) {
        const found = dice().filter((item) => item.key === mover)
        compare(found.length, 1, "die " + mover)
        return found[0]
    }
    function rows() { return all((item) => item.row !== undefined && item.brief !== undefined) }
    function row(word) {
        const found = rows().filter((item) => item.row.word === word)
        compare(found.length, 1, word + " of " + rows().map((item) => item.row.word))
        return found[0]
    }
    function hasMenu() { return isThere("actionMenu") }
    function person(index) { return at("person-" + index) }
    function refusedBy(rule) {
        compare(refusalPlate().length, 1)
        compare(refusalRule(), rule)
    }

    // Points of the stage.

    function onTown(point) {
        const camera = table.layout.camera
        return Qt.point(camera.view.x + camera.origin.x + point.x * camera.zoom, camera.view.y + camera.origin.y + point.y * camera.zoom)
    }
    function placePoint(place) { return onTown(Setup.pointOf(place)) }
    /// A figure is grabbed by its body.
    function edge(item) { return stage.mapFromItem(item, item.width / 2, item.height * 0.5) }
    /// A point of the board far from all ends.
    function nowhere() { return onTown(Qt.point(1900, 1200)) }

    // The game.

    function begin(position, actions, options, names) {
        verify(Setup.startPosition(names ?? test.players, options ?? {}, position, actions ?? []))
        seated()
        settled()
        waitForRendering(stage, 60)
        tryVerify(() => figures().length > 0)
    }
    readonly property var roll: ({ seat: 0, action: { type: "roll" } })
    function move(figure, path) { return { seat: 0, action: { type: "move", figure: figure, path: path } } }

    /// Rosa's killer is in Three Cats Street with a 3, Bea's men are far away, and both patrols are out.
    function street(more) {
        return Object.assign({ round: 5, seat: 0, gangs: [{ cash: 50, figures: { killer: { place: "s46", behind: "s37" } } }, {}, {}],
            patrols: [test.away, test.away], dice: [3, 2, 2] }, more ?? {})
    }
    /// A shop and a racket, a section of the police and a patrol in the street: something of everything.
    function startTown(names) {
        begin(street({ shops: { baker: { owner: 0 }, hair: { racket: 1 } }, sections: { p4: 1 },
                       patrols: [{ place: "s66", behind: "s67" }, away], dice: [3, 2, 2, 1] }), [], {}, names)
    }
    function startMoving() {
        begin(street(), [roll])
        compare(table.phase, SuperGangTable.Moving)
    }
    /// Rosa's killer has moved into The Hair Shop, which has no owner, with 100.
    function startInShop(more, cash) {
        begin(street(Object.assign({ gangs: [{ cash: cash ?? 100, figures: { killer: { place: "s50", behind: "s45" } } }, {}, {}],
                                     dice: [2, 2, 2] }, more ?? {})),
              [roll, move("killer", ["s51", "hair"])])
        compare(table.phase, SuperGangTable.Acting)
    }
    function startPolice() {
        begin(street({ patrols: [{ place: "s45", behind: "s50" }, test.away], dice: [1, 2, 2, 3] }), [roll])
        compare(table.phase, SuperGangTable.MovingPolice)
    }
}
