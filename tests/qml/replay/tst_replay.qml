// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

TableCase {
    id: test
    name: "Replay"

    readonly property Replay replay: anyTable === null ? null : anyTable.replay
    readonly property var games: [{ tag: "the-gang", seats: 3, secret: true }, { tag: "gang-of-dice", seats: 3, secret: true },
                                  { tag: "gangz", seats: 4, secret: true }, { tag: "supergang", seats: 3, secret: false }]

    function open(row, actions) {
        verify(Setup.open(row.tag, row.seats, actions, true))
        tryVerify(() => isThere("timeline"))
        tryVerify(() => test.anyTable.frame.size.height < stage.height)
        settled()
    }
    function timelineAt(part) {
        const line = at("timeline")
        const inset = Theme.px(10)
        return stage.mapFromItem(line, inset + (line.width - 2 * inset) * part, line.height * 0.7)
    }
    function key(code) { keyClick(code); settled() }
    function rows() { return all((item) => item.viewer !== undefined && item.press !== undefined) }

    function test_buttons_data() { return test.games }
    function test_buttons(row) {
        open(row, 30)
        compare(replay.position, 0)
        verify(!at("stepBack").enabled)
        clickOn(at("stepOn"))
        clickOn(at("stepOn"))
        compare(replay.position, 2)
        clickOn(at("stepBack"))
        compare(replay.position, 1)
        clickOn(at("chapterOn"))
        verify(replay.position > 1)
        clickOn(at("chapterBack"))
        compare(replay.position, 0)
        clickOn(at("replaySpeed"))
        compare(replay.speed, 2)
        clickOn(at("replaySpeed"))
        compare(replay.speed, 4)
        clickOn(at("playPause"))
        verify(replay.playing)
        tryVerify(() => replay.position > 1, 20000)
        clickAt(centre(at("playPause")))
        verify(!replay.playing)
        const stopped = replay.position
        settled()
        wait(150)
        compare(replay.position, stopped)
        clickAt(centre(at("leaveReplay")))
        tryVerify(() => test.replay === null)
    }
    /// While somebody chooses, the panel has the same title as in play.
    function test_the_panel_is_headed_as_in_play() {
        open(games[0], 30)
        for (const position of [0, 1, 2]) {
            compare(replay.position, position)
            compare(test.anyTable.panelTitle, "Secret choices")
            key(Qt.Key_Right)
        }
        compare(test.anyTable.panelTitle, "This job, lowest first")
    }
    function test_timeline_data() { return test.games }
    function test_timeline(row) {
        open(row, 40)
        clickAt(timelineAt(1))
        compare(replay.position, replay.length)
        verify(!at("playOnFromHere").enabled)
        const from = timelineAt(1)
        press(from)
        moveTo(from, timelineAt(0.5))
        compare(replay.position, Math.round(replay.length / 2))
        moveTo(timelineAt(0.5), timelineAt(0))
        release(timelineAt(0))
        compare(replay.position, 0)
        const handle = centre(at("timelineHandle"))
        verify(Math.abs(handle.x - timelineAt(0).x) < 2)
        compare(Reader.name(at("timeline").parent), "Timeline: move 0 of " + replay.length)
    }
    function test_chips_stay() {
        open({ tag: "supergang", seats: 3 }, 200)
        const chips = () => all((item) => item.objectName.startsWith("chip-"))
        tryVerify(() => chips().length === 9)
        const before = chips()
        for (const part of [1, 0.3, 0.7, 0]) {
            clickThere(timelineAt(part))
            const now = chips()
            compare(now.length, before.length)
            for (let at = 0; at < now.length; ++at)
                verify(now[at] === before[at])
        }
    }
    function test_marks_data() { return test.games }
    function test_marks(row) {
        open(row, 2000)
        compare(replay.seenBy, row.secret ? Replay.Everyone : Replay.Table)
        const marks = all((item) => item.objectName === "replayMark")
        verify(marks.length > 0)
        verify(marks.length <= 61)
        const last = marks[marks.length - 1]
        verify(last.text !== "")
        clickOn(last)
        compare(replay.position, last.position)
    }
    function test_keyboard_data() { return test.games }
    function test_keyboard(row) {
        open(row, 30)
        key(Qt.Key_Right)
        key(Qt.Key_Right)
        compare(replay.position, 2)
        key(Qt.Key_Left)
        compare(replay.position, 1)
        key(Qt.Key_End)
        compare(replay.position, replay.length)
        key(Qt.Key_Home)
        compare(replay.position, 0)
        key(Qt.Key_PageDown)
        const part = replay.position
        verify(part > 0)
        key(Qt.Key_PageUp)
        compare(replay.position, 0)
        key(Qt.Key_Up)
        compare(replay.speed, 2)
        key(Qt.Key_Down)
        keyClick(Qt.Key_Space)
        verify(replay.playing)
        keyClick(Qt.Key_Space)
        verify(!replay.playing)
        // Keys belong to the replay, not to the game.
        key(Qt.Key_Return)
        compare(test.anyTable.refusal.text, "")
        keyClick(Qt.Key_Escape)
        tryVerify(() => test.replay === null)
    }
    function test_eyes_data() { return test.games.filter((game) => game.secret) }
    function test_eyes(row) {
        open(row, 2000)
        compare(replay.seenBy, Replay.Everyone)
        clickOn(at("replayViewer"))
        tryVerify(() => rows().length === row.seats + 1)
        clickOn(at("viewer1"))
        compare(replay.seenBy, 1)
        verify(!test.anyTable.curtainClosed)
        verify(rows().length === 0)
    }
    function test_eyes_behind_the_curtain_data() { return test.games.filter((game) => game.secret) }
    function test_eyes_behind_the_curtain(row) {
        open(row, 4)
        compare(replay.seenBy, Replay.Table)
        clickOn(at("replayViewer"))
        tryVerify(() => rows().length === row.seats + 1)
        clickOn(at("viewer0"))
        compare(test.anyTable.curtainClosed, true)
        tryVerify(() => curtainShut())
        clickAt(centre(at("openCurtain")))
        compare(test.anyTable.curtainClosed, false)
        compare(replay.seenBy, 0)
    }
    function test_eyes_by_keyboard() {
        open(test.games[0], 2000)
        hit(Qt.Key_Tab)
        tabTo((item) => item.objectName === "replayViewer", "the viewer")
        keyClick(Qt.Key_Return)
        tryVerify(() => rows().length === 4)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        tryVerify(() => rows().length === 0)
        verify(replay.seenBy >= 0)
    }
    function test_play_on_data() { return test.games }
    function test_play_on(row) {
        open(row, 24)
        const matches = Setup.unfinished()
        clickAt(timelineAt(0.5))
        const at_half = replay.position
        clickAt(centre(at("playOnFromHere")))
        tryVerify(() => test.replay === null && test.anyTable !== null)
        compare(Setup.unfinished(), matches + 1)
        compare(Setup.newestLines(), at_half + 1)
        verify(!isThere("timeline"))
        tryVerify(() => test.anyTable.frame.size.height === stage.height)
        // A message says that this is another game.
        compare(House.news, "This is a copy: a separate game from move " + at_half + " on. The game you were watching has not changed.")
    }
    function test_play_on_is_explained() {
        open(test.games[0], 24)
        const tip = () => all((item) => item.target === at("playOnFromHere") && item.radius !== undefined,
                              stage.Window.contentItem)
                    .map((item) => item.text)
        compare(tip(), [])
        mouseMove(at("playOnFromHere"))
        tryVerify(() => tip().length === 1)
        compare(tip()[0], "Copies the game up to this point and lets you play on in the copy. This game does not change.")
        mouseMove(stage, 5, 5)
        tryVerify(() => tip().length === 0)
        at("playOnFromHere").forceActiveFocus(Qt.TabFocusReason)
        tryVerify(() => tip().length === 1)
    }
    function test_from_the_end_and_back_data() { return test.games }
    function test_from_the_end_and_back(row) {
        verify(Setup.open(row.tag, row.seats, 2000, false))
        tryVerify(() => isThere("playAgain"))
        clickAt(centre(at("replay")))
        tryVerify(() => isThere("timeline"))
        verify(!isThere("playAgain"))
        compare(replay.position, 0)
        clickAt(timelineAt(1))
        compare(replay.position, replay.length)
        verify(!isThere("playAgain"))
        clickAt(centre(at("leaveReplay")))
        tryVerify(() => isThere("playAgain"))
        verify(test.anyTable.over)
    }
    function test_once_more_data() { return test.games }
    function test_once_more(row) {
        let actions = 8
        do {
            verify(Setup.open(row.tag, row.seats, actions++, false))
            seated()
        } while (!test.anyTable.canShowAgain)
        const closed = test.anyTable.curtainClosed
        tryVerify(() => isThere(closed ? "againAtCurtain" : "again"))
        Preferences.speed = Preferences.Fast
        // With Control the key means something else.
        keyClick(Qt.Key_R, Qt.ControlModifier)
        verify(!test.anyTable.director.busy)
        clickAt(centre(at(closed ? "againAtCurtain" : "again")))
        verify(test.anyTable.director.busy)
        verify(!test.anyTable.curtainClosed)
        verify(!test.anyTable.canShowAgain)
        // It cannot be taken for what happens now.
        verify(isThere("shownAgain") && isThere("againFrame"))
        for (let time = 0; time < 200 && test.anyTable.director.busy; ++time) {
            test.anyTable.director.skip()
            wait(10)
        }
        compare(test.anyTable.curtainClosed, closed)
        verify(!isThere("shownAgain") && !isThere("againFrame"))
        // The same button, or key, leads back at once.
        clickAt(centre(at(closed ? "againAtCurtain" : "again")))
        verify(test.anyTable.shownAgain)
        strike(Qt.Key_R)
        verify(!test.anyTable.shownAgain && !test.anyTable.director.busy)
        compare(test.anyTable.curtainClosed, closed)
        Preferences.speed = Preferences.Off
        if (!closed) {
            strike(Qt.Key_R)
            compare(test.anyTable.deciding, true)
        }
    }
    /// The table keeps its width above the bar, and the stall of a duel ends at the bar.
    function test_over_the_bar_data() { return test.games }
    function test_over_the_bar(row) {
        open(row, 60)
        const frame = test.anyTable.frame
        verify(frame.panel.x + frame.panel.width > stage.width - Theme.px(16), frame.panel)
        // Nobody is asked to skip anything.
        compare(all((item) => item.text === "Click, or press Space, to skip" && isSeen(item)).length, 0)
        if (row.tag !== "supergang")
            return
        const stalls = () => all((item) => item.objectName === "duelRail" && isSeen(item))
        for (let step = 0; step < 60 && stalls().length === 0; ++step)
            key(Qt.Key_Right)
        compare(stalls().length, 1)
        // The rulebook opens at duels.
        compare(test.anyTable.rulePage, "SG-8.2")
        // It may take a while to be created on a busy machine.
        const bottom = () => stalls()[0].mapToItem(stage, Qt.rect(0, 0, stalls()[0].width, stalls()[0].height)).bottom
        tryVerify(() => bottom() === frame.size.height, 5000, "the stall ends at " + bottom())
    }
    function test_readable_data() {
        const list = []
        for (const game of test.games)
            for (const size of sizes([[1024, 640], [1280, 800], [1920, 1080], [1280, 800, 3], [1024, 640, 3]]))
                // The town's names move with its camera and are visible where there is room.
                if (game.secret || size.print > 0)
                    list.push(Object.assign(size, { tag: game.tag + " " + size.tag, game: game }))
        return list
    }
    function test_readable(row) {
        show(row)
        open(row.game, 60)
        const names = ["Rosa", "Bea", "Vito", "Sal"]
        const wrong = []
        for (const part of row.print > 0 ? [0, 0.13, 0.26, 0.38, 0.5, 0.62, 0.75, 0.87, 1] : [0.5]) {
            clickThere(timelineAt(part))
            waitForRendering(stage, 60)
            // A special card covers the city to which it is played. The outcome covers its subject.
            const told = test.anyTable.announcement.title === "" ? undefined : at("banner")
            // On a small window the buttons of the zoom lie over signs of the town.
            const without = row.width > 1024 || row.game.secret ? [] : [at("townView")]
            for (const trouble of crowded(names, told, without).filter((line) => !/\| (Chicago|Detroit|New York)$/.test(line)))
                wrong.push(test.replay.position + ": " + trouble)
            // tst_town.qml tests the names on the town.
            if (part === 0.5 && row.game.secret)
                standsOut(row.tag)
        }
        compare(wrong, [])
    }
}
