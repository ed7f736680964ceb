// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// What the tests of every game share at a table.
PointerCase {
    id: test

    function init() {
        reset()
        Preferences.setHouseRule("openScreens", false)
        Preferences.setHouseRule("diceOdds", false)
        Rulebook.close()
        mouseMove(stage, 640, 3)
    }
    function cleanup() {
        PressGuard.patience = 0
        mouseMove(stage, 640, 3)
        House.goHome()
    }
    /// Waits for the table to have its final size.
    function seated() {
        tryVerify(() => test.anyTable !== null && test.anyTable.frame.size.width === stage.width)
        settled()
        tryVerify(() => test.curtainShut())
    }
    /// Checks the end screen, the panel beside the table, and the log.
    function saysWhyItEnded(reason, rule) {
        compare(at("endReason").text, reason)
        compare(at("whyEnded").text, "Rule " + rule)
        clickAt(centre(at("whyEnded")))
        verify(Rulebook.open)
        Rulebook.close()
        clickAt(centre(at("lookBack")))
        tryVerify(() => isThere("backToResult"))
        compare(at("endReason").text, reason)
        compare(at("whyEnded").rule, rule)
        // SuperGang's panel has no title, and Gangz has neither title nor log beside its wall.
        if (isThere("panelRule"))
            compare([at("panelTitle").text, at("panelRule").rule], ["The end", rule])
        const told = "The game is over (rule " + rule + "). " + reason
        const lines = () => all((item) => item.sentence !== undefined && item.subject !== undefined)
            .map((line) => Speech.plain(line.sentence))
        tryVerify(() => lines().includes(told) || !isThere("panelRule") && lines().length === 0, 2000, lines().join("\n"))
        clickAt(centre(at("backToResult")))
        tryVerify(() => isThere("playAgain"))
    }

    /// Leaves the end screen.
    function leaveEnd(by) {
        if (by === "button")
            clickAt(centre(at("leave")))
        else
            keyClick(Qt.Key_Escape)
        compare(House.screen, House.Home)
        tryVerify(() => House.table === null)
    }
    /// Checks that these items end within the window.
    function endInside(names) {
        for (const name of names) {
            const low = stage.mapFromItem(at(name), at(name).width, at(name).height)
            verify(low.x <= stage.width && low.y <= stage.height, name)
        }
    }
    /// Checks that the results lie above the buttons of the end screen.
    function aboveButtons(lines) {
        for (const line of lines) {
            const low = stage.mapFromItem(line, line.width, line.height)
            verify(low.x <= stage.width && low.y <= centre(at("playAgain")).y)
        }
    }

    // Screen readers.

    function state() {
        return JSON.stringify([Setup.lines(), House.screen, Panels.shown, Rulebook.section,
                               anyTable.phase, anyTable.inTurn.name, anyTable.hint])
    }
    /// Checks that while the table is covered, none of its items exist for a screen reader, and that none of a screen
    /// reader's actions has an effect.
    function goneWhile(what, open, close) {
        settled()
        const pressable = all((item) => Reader.actions(item).length > 0, at("screen")).filter((item) => Reader.listed(item))
        verify(pressable.length > 5, what)
        open()
        const known = state()
        for (const item of pressable) {
            verify(!Reader.listed(item), what + ": listed is " + Reader.name(item))
            verify(!Reader.seen(item), what + ": seen is " + Reader.name(item))
            verify(!Reader.enabled(item), what + ": enabled is " + Reader.name(item))
            compare(Reader.actions(item), [], what)
            Reader.press(item)
            Reader.setValue(item, 2)
        }
        compare(state(), known, what)
        close()
        for (const item of pressable)
            verify(Reader.listed(item) && Reader.seen(item), what + ": gone for good is " + Reader.name(item))
    }
    function goneBehindEveryPanel() {
        for (const panel of ["settings", "credits", "keys"])
            goneWhile(panel,
                      () => { Panels.shown = panel; tryVerify(() => at("panel").item !== null) },
                      () => { Panels.close(); tryVerify(() => at("panel").item === null) })
        const subject = all((item) => item.explains !== undefined && item.explains.x >= 0
                                      && anyTable.detailOf(item.explains.x, item.explains.y).title !== "")[0].explains
        goneWhile("one thing by itself",
                  () => { anyTable.lookAt(subject.x, subject.y); tryVerify(() => isThere("detail")) },
                  () => anyTable.lookAway())
        stage.width = 1024
        goneWhile("the rulebook",
                  () => {
                      Rulebook.openForNow()
                      tryVerify(() => at("rulebook").item !== null && at("rulebook").item.visible)
                      verify(anyTable.paused, "nothing goes on behind the rulebook")
                  },
                  () => Rulebook.close())
        verify(!anyTable.paused)
        const links = all((item) => Reader.actions(item).length > 0, at("rulebook"))
        compare(links.length, 0, "a closed book has nothing")
    }

    // The keyboard.

    function focused() { return stage.Window.activeFocusItem }
    /// Checks that something has the focus and that its ring is visible.
    function focusSeen(when) {
        const rings = () => focused() === null ? []
            : all((child) => child.corner !== undefined && child.gap !== undefined && child.border !== undefined, focused())
        tryVerify(() => rings().length > 0, 2000, when + ": no ring round " + focused())
        tryVerify(() => rings().every((ring) => !isCut(ring)), 2000, when + ": the ring round " + focused() + " is cut")
        for (const ring of rings())
            ringStandsOut(ring, when)
    }
    /// One item of each kind is enough.
    property var knownRings: []
    function ringStandsOut(ring, when) {
        const kind = focused().objectName + " " + focused().toString().split("(")[0]
        if (test.knownRings.includes(kind))
            return
        const contrast = ContrastMeter.ring(ring)
        // Something else may cover it.
        if (contrast === 0)
            return
        test.knownRings.push(kind)
        verify(contrast >= 3, when + ": the ring round " + kind + " has " + contrast)
    }
    function isCut(item) {
        for (let over = item.parent; over !== null && over !== stage; over = over.parent) {
            if (!over.clip)
                continue
            const from = over.mapFromItem(item, 0, 0)
            const to = over.mapFromItem(item, item.width, item.height)
            if (from.x < -0.5 || from.y < -0.5 || to.x > over.width + 0.5 || to.y > over.height + 0.5)
                return true
        }
        return false
    }
    function hit(key, modifiers) {
        strike(key, modifiers)
        focusSeen("after key " + key)
    }
    function tabTo(fits, what) {
        for (let step = 0; step < 60; ++step) {
            if (fits(focused()))
                return
            hit(Qt.Key_Tab)
        }
        fail("Tab does not come to " + what)
    }
    function tabAndHit(fits, what, key) { tabTo(fits, what); hit(key ?? Qt.Key_Return) }
    /// Like `hit`, but the focus may move or get lost for a moment.
    function strike(key, modifiers) { keyClick(key, modifiers ?? Qt.NoModifier); settled() }

    /// Opens the settings and closes them again.
    function settingsGiveTheFocusBack() {
        Panels.openSettings()
        tryVerify(() => isThere("done"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => Panels.shown === "")
        focusSeen("after the settings")
    }
    function leaveByDoor() {
        clickAt(centre(button("Leave the table (games in progress are saved)")))
        tryVerify(() => isThere("accept"))
        clickAt(centre(at("accept")))
        compare(House.screen, House.Home)
    }
    /// Escape asks whether to leave; Enter stays, and the focus is where it was.
    function stayingGivesTheFocusBack() {
        const before = focused()
        keyClick(Qt.Key_Escape)
        tryVerify(() => isThere("reject") && at("reject").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => !isThere("reject"))
        tryVerify(() => focused() === before, 2000, "the focus is on " + focused() + ", not on " + before)
        focusSeen("after staying")
    }
    /// Presses what has the focus, and skips what happens then.
    function spaceSkips() {
        Preferences.speed = Preferences.Slow
        keyClick(Qt.Key_Return)
        verify(anyTable.director.busy)
        keyClick(Qt.Key_Space)
        verify(!anyTable.director.busy)
    }
    /// By the buttons of the bar, or by keys.
    function undoBy(way) { if (way === "buttons") clickAt(centre(button("Undo"))); else keyClick(Qt.Key_Z, Qt.ControlModifier) }
    function redoBy(way) {
        if (way === "buttons")
            clickAt(centre(button("Redo")))
        else
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
    }
    /// All these texts change with the language, and back again. Checks the table in the other language, too.
    function changesLanguage(language, said, check) {
        const english = said()
        Preferences.language = language
        const other = said()
        for (let at = 0; at < english.length; ++at)
            verify(other[at] !== english[at], other[at])
        check()
        Preferences.language = "en"
        compare(said(), english)
    }
    /// Does what the step of the lesson asks for.
    function doStep() {
        if (House.lesson.tells)
            House.lesson.goOn()
        else
            House.lesson.showMe()
    }
    function doAllSteps() {
        while (!House.lesson.atEnd) {
            tryVerify(() => House.lesson.shown)
            doStep()
            settled()
        }
    }

    function isNamed(name) { return (item) => item.objectName === name }
    function tabAndPress(name) { tabAndHit(isNamed(name), name) }

    /// Checks that a few presses of Tab or an arrow key lead from each item to one with such a name, without any
    /// action.
    function fewPresses(items, names, most) {
        const known = []
        const ways = (item) => {
            const found = known.find((entry) => entry.item === item)
            if (found !== undefined)
                return found.ways
            const list = []
            for (const [key, modifiers] of [[Qt.Key_Tab, Qt.NoModifier], [Qt.Key_Backtab, Qt.ShiftModifier], [Qt.Key_Left, Qt.NoModifier],
                                            [Qt.Key_Right, Qt.NoModifier], [Qt.Key_Up, Qt.NoModifier], [Qt.Key_Down, Qt.NoModifier]]) {
                // These keys change its number.
                if (item.minimumValue !== undefined && (key === Qt.Key_Up || key === Qt.Key_Down))
                    continue
                item.forceActiveFocus(Qt.TabFocusReason)
                keyClick(key, modifiers)
                list.push(focused())
            }
            known.push({ item: item, ways: list })
            return list
        }
        const arrives = Array.isArray(names) ? (item) => names.includes(item.objectName) : names
        verify(items.length > 0)
        for (const from of items) {
            let reached = [from]
            let presses = 0
            while (!reached.some(arrives)) {
                ++presses
                verify(presses <= most, "more than " + most + " presses from " + (from.label ?? from))
                const next = reached.slice()
                for (const item of reached)
                    for (const to of ways(item))
                        if (to !== null && !next.includes(to))
                            next.push(to)
                reached = next
            }
        }
    }

    // Legibility.

    /// The first window in all languages, and each other one in one of them; nightly, all windows in all languages. The
    /// default includes the largest text.
    function sizes(windows) {
        const rows = []
        for (const [width, height, print] of windows ?? [[1024, 640], [1280, 800], [1280, 800, 3], [1024, 640, 3]])
            for (const language of ["en", "it", "fr"])
                rows.push({ tag: language + " " + width + "x" + height + (print ? " large" : ""),
                            language: language, width: width, height: height, print: print ?? 0 })
        return byTurns(rows)
    }

    function isSeen(item) { return reading.isSeen(item) }
    function painted(text) { return reading.painted(text) }
    function crowded(names, from, without) { return reading.crowded(names, from, without) }
    /// A hint covers no seat and nothing else that the board spares, and has room for its words.
    function hintIsClear(names) {
        const plate = at("hintPlate")
        compare(crowded(names, plate), [], "hint")
        const place = () => stage.mapFromItem(plate, 0, 0, plate.width, plate.height)
        const screen = at("screen").item
        const over = () => Array.from(anyTable.frame.plates).concat(Array.from(screen.board.spared))
            .filter((seat) => reading.overlap(place(), stage.mapFromItem(screen, seat.x, seat.y, seat.width, seat.height), 1))
        tryVerify(() => over().length === 0 && place().x >= 0 && place().x + place().width <= stage.width
                        && place().y + place().height <= stage.height, 2000,
                  place() + " over " + over())
    }
    /// The announcement of a big moment covers nothing that it is about, and shows all its words and the faces below or
    /// beside them.
    function spectacleIsClear(lit) {
        const plate = at("spectacle")
        const box = stage.mapFromItem(plate, 0, 0, plate.width, plate.height)
        const within = (place) => place.x >= box.x && place.y >= box.y && place.x + place.width <= box.x + box.width
                                  && place.y + place.height <= box.y + box.height
        verify(box.x >= 0 && box.y >= 0 && box.x + box.width <= stage.width && box.y + box.height <= stage.height, "plate: " + box)
        verify(lit.width === 0 || !reading.overlap(box, lit, 1), box + " lies over " + lit)
        compare(crowded([], plate), [])
        const faces = several((item) => item.photo !== undefined, at("spectacleFaces"))
        const texts = several((item) => item.contentWidth !== undefined && item.elide !== undefined && item.text !== "", plate)
        for (const [index, face] of faces.entries()) {
            const place = stage.mapFromItem(face, 0, 0, face.width, face.height)
            verify(within(place), "face " + index + " at " + place + " of " + box)
            for (const text of texts)
                verify(!reading.overlap(place, painted(text), 1), text.text + " and a face")
            for (const other of faces.slice(0, index))
                verify(!reading.overlap(place, stage.mapFromItem(other, 0, 0, other.width, other.height), 1), "faces over each other")
        }
    }
    function logHasRoom() {
        verify(anyTable.frame.log.height >= 2 * 1.2 * Theme.font(15) + 2 * Theme.px(8), "the log is " + anyTable.frame.log.height + " high")
    }
    /// Checks that all texts have enough room and contrast.
    function readable(when, names) {
        waitForRendering(stage, 60)
        compare(crowded(names), [], when)
        standsOut(when)
    }
    /// Colours are the same in all languages, so they are measured in one size only.
    function standsOut(when) {
        if (Preferences.language !== "en" || stage.width !== 1280)
            return
        compare(ContrastMeter.faint(stage), [], when)
        compare(ContrastMeter.faintEdges(stage), [], when)
    }
}
