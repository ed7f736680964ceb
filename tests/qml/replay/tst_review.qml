// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

/// The review of a finished game, beside its replay.
TableCase {
    id: test
    name: "Review"

    readonly property Replay replay: anyTable === null ? null : anyTable.replay
    readonly property var game: ({ tag: "gang-of-dice", seats: 3 })

    function open(row, actions) {
        verify(Setup.open(row.tag, row.seats, actions, true))
        tryVerify(() => isThere("timeline"))
        tryVerify(() => test.anyTable.frame.size.height < stage.height)
        settled()
    }
    function key(code) { keyClick(code); settled() }
    function review() { return test.replay.review }
    function turns() { return all((item) => item.objectName === "reviewTurn") }
    function openReviewed(row) {
        open(row, 4000)
        clickOn(at("showReview"))
        tryVerify(() => isThere("reviewPlate"))
        tryVerify(() => review().ready, 60000)
        tryVerify(() => !isThere("reviewProgress"))
        // They are placed before the next picture.
        tryVerify(() => at("reviewed1").x + at("reviewed1").y > 0)
        settled()
    }
    function test_review_by_mouse() {
        openReviewed(game)
        verify(turns().length > 0)
        verify(at("reviewCurve").height > 0)
        // The legend has all seats, and the axes have their labels.
        const legend = all((item) => item.sampleOf >= 0, at("reviewLegend"))
        compare(legend.map((line) => line.sampleOf), [0, 1, 2])
        compare(at("mostAxis").text, "100%")
        compare(at("leastAxis").text, "0%")
        // The turning point lies on the curve, after the action, and leads to the position before it.
        const turn = turns()[0]
        const curve = at("reviewCurve")
        verify(Math.abs(centre(turn).x - stage.mapFromItem(curve, curve.width * (turn.position + 1) / replay.length, 0).x) < 2)
        clickOn(turn)
        compare(replay.position, turn.position)
        for (const seat of [1, 2, 0]) {
            at("reviewed" + seat).forceActiveFocus(Qt.TabFocusReason)
            clickOn(at("reviewed" + seat))
            verify(at("reviewed" + seat).chosen)
            const name = ["Rosa", "Bea", "Vito"][seat]
            verify(at("reviewStory").text.startsWith(name), at("reviewStory").text)
            const luck = at("reviewLuck").text
            verify(luck !== "")
            compare(luck, review().luck)
            // Random play has mistakes.
            verify(review().costliest.position >= 0)
            at("goToCostliest").forceActiveFocus(Qt.TabFocusReason)
            tryVerify(() => { clickOn(at("goToCostliest")); return replay.position === review().costliest.position })
        }
        const middle = stage.mapFromItem(curve, curve.width / 2, curve.height - 3)
        clickThere(middle)
        verify(Math.abs(replay.position - replay.length / 2) <= 1)
        clickOn(at("closeReview"))
        tryVerify(() => !isThere("reviewPlate"))
        verify(!isThere("reviewCurve"))
        clickOn(at("showReview"))
        tryVerify(() => isThere("reviewPlate"))
        verify(review().ready)
    }
    function test_review_by_keyboard() {
        open(game, 4000)
        key(Qt.Key_V)
        tryVerify(() => review().ready, 60000)
        settled()
        tabTo((item) => item.objectName === "reviewCurve", "the curve")
        compare(Reader.name(focused()), "Chances of winning")
        tabTo((item) => item.objectName === "reviewTurn", "a turning point")
        const turn = focused()
        verify(turn.text.includes("chance of winning"), turn.text)
        keyClick(Qt.Key_Return)
        compare(replay.position, turn.position)
        tabTo((item) => item.objectName === "reviewed1", "a person")
        keyClick(Qt.Key_Return)
        verify(at("reviewed1").chosen)
        tabTo((item) => item.objectName === "goToCostliest", "the decision")
        keyClick(Qt.Key_Return)
        compare(replay.position, review().costliest.position)
        key(Qt.Key_V)
        tryVerify(() => !isThere("reviewPlate"))
        // Escape closes the review first, and then the replay.
        key(Qt.Key_V)
        tryVerify(() => isThere("reviewPlate"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !isThere("reviewPlate"))
        verify(replay !== null)
        keyClick(Qt.Key_Escape)
        tryVerify(() => test.replay === null)
    }
    function test_no_review_of_an_unfinished_game() {
        open(game, 30)
        verify(review() === null)
        verify(!isThere("showReview"))
        key(Qt.Key_V)
        verify(!isThere("reviewPlate"))
    }
    function test_review_from_the_end() {
        verify(Setup.open("gang-of-dice", 3, 4000, false))
        tryVerify(() => isThere("reviewGame"))
        clickAt(centre(at("reviewGame")))
        tryVerify(() => isThere("reviewPlate"))
        tryVerify(() => review().ready, 60000)
        clickAt(centre(at("leaveReplay")))
        tryVerify(() => isThere("reviewGame"))
    }
    function test_review_is_readable_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080], [1280, 800, 3], [1024, 640, 3]]) }
    function test_review_is_readable(row) {
        show(row)
        openReviewed(game)
        const plate = at("reviewPlate")
        for (const seat of [0, 1, 2]) {
            review().choose(seat)
            // The new words are placed before the next picture.
            tryVerify(() => crowded(["Rosa", "Bea", "Vito"], plate).length === 0, 5000, "seat " + seat)
        }
        compare(crowded(["Rosa", "Bea", "Vito"], at("replayBar")), [])
        standsOut("the review")
    }
}
