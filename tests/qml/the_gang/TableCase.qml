import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The table of The Gang in a window, with a real mouse. All points are in the stage, which never moves.
TestCase {
    id: test

    required property Item stage
    readonly property TheGangTable table: House.table as TheGangTable

    // 0 Chicago, 1 Detroit, 2 New York; the places of the three names in the rules' own order.
    readonly property var rows: ({ "chicago": [17, 24, 36, 57, 61], "detroit": [14, 15, 23, 35, 58], "new-york": [68, 72, 74, 76, 78] })
    readonly property var hands: [{ gangsters: [19, 40, 52, 66], special: "lookout" },
                                  { gangsters: [20, 41, 53, 67], special: "spy" },
                                  { gangsters: [21, 42, 54, 69], special: "boss-calls" }]

    when: windowShown

    function init() {
        Preferences.speed = Preferences.Off
        Preferences.language = "en"
        Panels.close()
        stage.width = 1280
        stage.height = 800
        mouseMove(stage, 640, 3)
    }
    function cleanup() {
        mouseMove(stage, 640, 3)
        House.goHome()
    }

    // Finding things.

    /// All visible items below `from` for which `fits`.
    function all(fits, from) {
        const found = []
        const walk = (item) => {
            const children = item.children
            for (let at = 0; at < children.length; ++at) {
                const child = children[at]
                if (!child.visible)
                    continue
                if (fits(child))
                    found.push(child)
                walk(child)
            }
        }
        walk(from ?? stage)
        return found
    }
    function one(fits, what) {
        const found = all(fits)
        compare(found.length, 1, what)
        return found[0]
    }
    function at(name) { return one((item) => item.objectName === name, name) }
    /// The enabled button that says so.
    function button(text) { return one((item) => item.text === text && item.press !== undefined && item.enabled, text) }
    function hasButton(text) { return all((item) => item.text === text && item.press !== undefined && item.enabled).length > 0 }
    function pieces(kind) { return all((item) => item.place !== undefined && item.usable !== undefined && item.kind === kind) }
    function piece(kind, key) {
        const found = pieces(kind).filter((item) => item.key === key)
        compare(found.length, 1, "card " + kind + " " + key)
        return found[0]
    }
    function gangster(number) { return piece(TheGangTable.GangsterPiece, number) }
    function special() { return pieces(TheGangTable.SpecialPiece)[0] }
    function ticket(city) { return piece(TheGangTable.TicketPiece, city) }
    function shows(number) { return pieces(TheGangTable.GangsterPiece).some((item) => item.face === number) }
    function slots() { return all((item) => item.lit !== undefined && item.number !== undefined && item.place !== undefined) }
    function chips() { return all((item) => item.count !== undefined && item.revolvers !== undefined && item.place !== undefined && item.key === undefined) }
    function refusalPlate() { return all((item) => item.sentence !== undefined && item.table !== undefined && item.strength !== undefined) }

    // Points of the stage.

    function centre(item) { return stage.mapFromItem(item, item.width / 2, item.height / 2) }
    /// The part of a card that no other covers: rows lie over each other to the right, tickets downwards.
    function edge(item) { return stage.mapFromItem(item, item.width * 0.12, item.height * 0.25) }
    function middle(rect) { return Qt.point(rect.x + rect.width / 2, rect.y + rect.height / 2) }
    function street(city) { return middle(test.table.layout.streets[city]) }
    function spot() { return middle(test.table.layout.playPlate) }
    function rowEnd(city, right) {
        const area = test.table.layout.streets[city]
        return Qt.point(right ? area.x + area.width - 12 : area.x + test.table.layout.skyline + 12, area.y + area.height / 2)
    }

    // The mouse.

    function clickAt(point) { mouseMove(stage, point.x, point.y); mouseClick(stage, point.x, point.y) }
    function press(point) { mouseMove(stage, point.x, point.y); mousePress(stage, point.x, point.y) }
    function moveTo(from, to) {
        for (let step = 1; step <= 6; ++step)
            mouseMove(stage, from.x + (to.x - from.x) * step / 6, from.y + (to.y - from.y) * step / 6, -1, Qt.LeftButton)
    }
    function release(point) { mouseRelease(stage, point.x, point.y) }
    function lift(item, to) {
        const from = edge(item)
        press(from)
        moveTo(from, to)
    }
    function drag(item, to) { lift(item, to); release(to); settled() }
    function clickOn(item) { clickAt(edge(item)); settled() }
    function settled() { tryVerify(() => test.table === null || !test.table.director.busy) }

    // The game.

    function start(choices, more, friendly) {
        const position = Object.assign({ cities: test.rows, hands: test.hands }, more ?? {})
        verify(Setup.startPosition(position, choices ?? [], friendly ?? false))
        tryVerify(() => test.table !== null && test.table.layout.size.width === stage.width)
        settled()
    }
    /// Seat 0 has the lowest gangster, with its special, and is to play.
    function startTurn(special) {
        const own = test.hands.slice()
        own[0] = { gangsters: [19, 40, 52, 66], special: special }
        own[1] = { gangsters: [20, 41, 53, 67], special: special === "spy" ? "lookout" : "spy" }
        own[2] = { gangsters: [21, 42, 54, 69], special: special === "boss-calls" ? "lookout" : "boss-calls" }
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }, { seat: 2, gangster: 69 }], { hands: own })
        compare(test.table.phase, TheGangTable.Placing)
    }
    function openCurtain() {
        const open = at("openCurtain")
        clickAt(centre(open))
        compare(test.table.phase, TheGangTable.Choosing)
    }
    function confirm() {
        clickAt(centre(at("confirm")))
        settled()
    }
    function choose(number, city) {
        openCurtain()
        drag(gangster(number), spot())
        drag(city < 0 ? special() : ticket(city), spot())
        confirm()
    }
    function isHome(item) { return Math.abs(item.x - item.place.x) < 1 && Math.abs(item.y - item.place.y) < 1 }
    function lies(item, rect) {
        return Math.abs(item.place.x - rect.x) < 1 && Math.abs(item.place.y - rect.y) < 1
    }
    function inside(item, rect) {
        const middle = centre(item)
        return middle.x > rect.x && middle.x < rect.x + rect.width && middle.y > rect.y && middle.y < rect.y + rect.height
    }
}
