// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.TheGang
import Backroom.Testing

/// Announcements and explanations at the table, and presses in quick succession.
GangCase {
    name: "TheGangMoments"

    function banner() { return all((item) => item.objectName === "banner") }
    function detail() { return all((item) => item.objectName === "detail") }
    function cleanup() {
        PressGuard.patience = 0
        mouseMove(stage, 640, 3)
        House.goHome()
    }

    function test_whoseMoveItIs() {
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }])
        choose(69, -1)
        tryVerify(() => banner().length === 1)
        compare(table.announcement.title, "Rosa, your move")
        // It lets every press through.
        drag(gangster(19), street(0))
        compare(Setup.row(0), [17, 19, 57, 61])
    }
    function test_thePointerLightsWhatItCanTake() {
        startTurn("lookout")
        const at = edge(special())
        verify(!special().hovered)
        mouseMove(stage, at.x, at.y)
        tryVerify(() => special().hovered)
        mouseMove(stage, 640, 3)
        tryVerify(() => !special().hovered)
    }
    function test_aRightClickShowsACardWithItsRule() {
        startTurn("lookout")
        const card = special()
        const at = edge(card)
        mouseClick(stage, at.x, at.y, Qt.RightButton)
        tryVerify(() => detail().length === 1)
        compare(table.detail.title, "Lookout")
        compare(table.detail.rule, "TG-5.1")
        verify(!table.holding)
        clickAt(Qt.point(40, 600))
        compare(detail().length, 0)
        // By the keyboard: the card with the focus.
        gangster(19).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_I)
        tryVerify(() => detail().length === 1)
        verify(table.detail.title.startsWith("Gangster 19, odd"))
        keyClick(Qt.Key_Escape)
        compare(detail().length, 0)
        compare(table.phase, TheGangTable.Placing)
    }
    function test_aRestingPointerTellsWhatACardIs() {
        startTurn("lookout")
        const at = edge(special())
        mouseMove(stage, at.x, at.y)
        mouseMove(stage, at.x + 1, at.y + 6)
        tryVerify(() => all((item) => item.text !== undefined && String(item.text).startsWith("Lookout"),
                            stage.Window.contentItem).length > 0, 3000)
    }
    function test_theLogPointsAtWhatItTellsOf() {
        startTurn("lookout")
        drag(gangster(19), street(0))
        const pointer = () => all((item) => item.objectName === "logPointer")
        const line = (fits) => all((item) => item.sentence !== undefined && item.subject !== undefined && fits(item))[0]
        const pointAt = (fits) => {
            tryVerify(() => line(fits) !== undefined)
            // Waits until the list is at its end.
            tryVerify(() => inside(line(fits), table.layout.log))
            const at = centre(line(fits))
            mouseMove(stage, at.x, at.y)
            tryVerify(() => pointer().length === 1)
        }
        compare(pointer().length, 0)
        pointAt((item) => item.subject.x === TheGangTable.GangsterPiece && item.subject.y === 19)
        const card = stage.mapFromItem(gangster(19), 0, 0)
        verify(Math.abs(pointer()[0].x - card.x) < 2 && Math.abs(pointer()[0].y - card.y) < 2)
        mouseMove(stage, 640, 3)
        tryVerify(() => pointer().length === 0)
        pointAt((item) => item.subject.x === -2)
        compare(pointer()[0].subject.name, "Rosa")
    }
    /// Space skips everything that is shown for a while.
    function test_spacePassesTheMove() {
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }])
        choose(69, -1)
        tryVerify(() => banner().length === 1)
        verify(table.announcement.passing)
        keyClick(Qt.Key_Space)
        compare(table.announcement.title, "")
        verify(table.deciding && !table.holding)
    }
    /// Screen readers do not repeat in an announcement what the log has just said.
    function test_nothingIsHeardTwice() {
        start()
        const speech = one((item) => item.unheard !== undefined, "what is heard")
        speech.heard = ["Rosa discards an unused card: Spy.", "Round 1 is over."]
        compare(speech.unheard("Round 1 is over. Rosa discards an unused card: Spy."), "")
        compare(speech.unheard("Round 1 is over. Bea leads.\nRosa: 5 points."), "Bea leads.\nRosa: 5 points.")
        compare(speech.unheard("Rosa, your move"), "Rosa, your move")
    }
    function test_noHandOfOthersIsExplained() {
        startOpen()
        compare(table.detailOf(TheGangTable.GangsterPiece, 0).title, table.detailOf(TheGangTable.SpecialPiece, 0).title)
    }
    function test_impatienceOpensOneCurtainOnly_data() {
        return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }, { tag: "mouse", key: 0 }]
    }
    function test_impatienceOpensOneCurtainOnly(data) {
        start()
        const button = centre(at("openCurtain"))
        at("openCurtain").forceActiveFocus(Qt.TabFocusReason)
        PressGuard.patience = 60000
        for (let time = 0; time < 100; ++time) {
            if (data.key !== 0)
                keyClick(data.key)
            else
                mouseClick(stage, button.x, button.y)
            if (time % 20 === 0)
                wait(20)
        }
        compare(table.phase, TheGangTable.Choosing)
        compare(Setup.lines(), 0)
        verify(!table.holding)
    }
    function test_aLargeGang_data() {
        return [{ tag: "four", row: [17, 24, 36, 40, 52, 57], weight: 1 }, { tag: "two", row: [17, 24, 36, 57, 61], weight: 0 }]
    }
    /// A gang of four is lit, and the number of its revolvers is shown in large figures, with its seat.
    function test_aLargeGang(row) {
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }, { seat: 2, gangster: 69, ticket: 2 }],
              { cities: { chicago: row.row, detroit: [14, 15, 23, 35, 58], "new-york": [68, 72, 74, 76, 78] },
                hands: [{ gangsters: [19, 66], special: "lookout" }, { gangsters: [20, 67] }, { gangsters: [21, 69] }] })
        Preferences.speed = Preferences.Fast
        const steps = []
        const plates = []
        lift(gangster(19), street(0))
        release(street(0))
        tryVerify(() => {
            const shown = table.spectacle
            const step = shown.weight === 0 ? "" : shown.revealed ? "told" : "held"
            if (steps[steps.length - 1] !== step)
                steps.push(step)
            if (step === "told")
                plates.push(shown.title + ": " + shown.figure + " " + shown.unit)
            return !table.director.busy
        }, 30000)
        compare(steps.filter((step) => step !== ""), row.weight === 0 ? [] : ["held", "told"])
        if (row.weight > 0)
            compare(plates[0], "Rosa captures a gang of 4: "
                               + [24, 36, 40, 52].reduce((sum, number) => sum + gangsRevolvers(number), 0) + " revolvers")
        compare(table.spectacle.weight, 0)
        Preferences.speed = Preferences.Off
    }
    /// The largest gang, with faces of those who could have had it.
    function test_nothingIsHiddenInABigMoment_data() { return sizes([[1024, 640], [1024, 640, 3], [1280, 800, 3], [1920, 1080]]) }
    function test_nothingIsHiddenInABigMoment(row) {
        show(row)
        start([{ seat: 0, gangster: 19 }, { seat: 1, gangster: 67, ticket: 2 }, { seat: 2, gangster: 69, ticket: 2 }],
              { cities: { chicago: [17, 24, 36, 40, 52, 57], detroit: [14, 15, 23, 35, 58], "new-york": [68, 72, 74, 76, 78] },
                hands: [{ gangsters: [19, 66], special: "lookout" }, { gangsters: [20, 67] }, { gangsters: [21, 69] }] })
        Preferences.speed = Preferences.Slow
        lift(gangster(19), street(0))
        release(street(0))
        // Looked at as soon as it stands, because it goes by itself.
        tryVerify(() => {
            const stands = table.spectacle.revealed && isThere("spectacle") && at("spectacle").scale === 1
            if (stands)
                spectacleIsClear(table.spectacle.lit)
            return stands
        }, 30000)
        Preferences.speed = Preferences.Off
        table.skipAhead()
        settled()
    }
    /// The revolvers of a gangster (TG-7.1).
    function gangsRevolvers(number) { const root = 1 + (number - 1) % 9; return root === 9 ? 3 : root > 6 ? 2 : 1 }
}
