// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.GangOfDice
import Backroom.Testing

/// Tool tips, and presses in quick succession.
DiceCase {
    name: "GangOfDiceMoments"

    function test_stoppingThatLosesSaysSo() {
        startRolled([5, 4], [], { warnings: [total7, pairBomb] })
        compare(at("stop").text, "Stop and lose")
        verify(at("stop").danger && !at("stop").primary)
    }
    function test_stoppingBelowTheLeaderSaysSo() {
        start([5, 3, 1], {}, [{ type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }])
        compare(at("stop").text, "Stop at 3: 5 leads")
        verify(!at("stop").danger)
    }
    /// From the explosion until the dice lie in the middle, and while a result goes to its plate.
    function test_nothingIsWrittenUnderDice_data() { return [{ tag: "bomb", rolls: [5, 4] }, { tag: "result", rolls: [1, 2] }] }
    function test_nothingIsWrittenUnderDice(row) {
        startRolled(row.rolls, [], { warnings: [total7, pairBomb] })
        Preferences.speed = Preferences.Normal
        clickAt(centre(at("stop")))
        const under = []
        tryVerify(() => {
            for (const words of all((item) => item.objectName === "toBeat" && item.visible && item.text !== "")) {
                const place = words.mapToItem(stage, Qt.rect((words.width - words.contentWidth) / 2, 0, words.contentWidth, words.height))
                for (const die of dice()) {
                    const middle = centre(die)
                    if (die.visible && middle.x > place.left && middle.x < place.right
                        && Math.abs(middle.y - (place.top + place.bottom) / 2) < place.height / 2 + die.height / 2)
                        under.push(words.text)
                }
            }
            return !table.director.busy
        }, 30000)
        compare(under, [])
    }
    function test_aModestNumberIsProposedAndABoldOneIsRed() {
        startOpen([1, 2])
        compare(table.turn.take, 3)
        verify(!at("roll").danger)
        table.setTake(36)
        verify(at("roll").danger)
        compare(at("roll").text, "Roll all 36 dice")
        table.setTake(3)
        verify(!at("roll").danger)
    }
    function test_aRightClickExplainsADie() {
        startRolled([1, 2], [3])
        const at = centre(trayDie(0))
        mouseClick(stage, at.x, at.y, Qt.RightButton)
        tryVerify(() => all((item) => item.objectName === "detail").length === 1)
        compare(table.detail.rule, "GD-3.3")
        keyClick(Qt.Key_Escape)
        compare(all((item) => item.objectName === "detail").length, 0)
        compare(table.turn.toReroll, 0)
    }
    function swollen() {
        return all((item) => item.scale !== 1 && (String(item.source).includes("/art/pieces/token") || item.tosses !== undefined))
    }
    /// With animations, even if every roll is skipped or followed by the next one.
    function test_nothingStaysSwollen() {
        startOpen([3, 1, 0, 2, 4, 1, 0], { middle: 3 })
        Preferences.speed = Preferences.Normal
        for (const before of ["roll", "reroll", "reroll"]) {
            if (before === "reroll")
                clickAt(centre(trayDie(0)))
            clickAt(centre(at(before)))
            tryVerify(() => table.director.busy)
            waitForRendering(stage)
            const own = swollen().filter((item) => item.tosses === undefined)
            compare(own.length, 0, "while the dice are thrown")
            table.skipAhead()
            tryVerify(() => !table.director.busy)
            tryVerify(() => swollen().length === 0, 2000, "after " + before)
            tryVerify(() => dice().every((die) => isHome(die)), 2000, "not in its place")
            if (table.phase !== GangOfDiceTable.Rolling)
                break
        }
    }
    function test_impatienceRollsOnce() {
        startOpen([1, 2, 3, 1, 2, 3])
        const roll = centre(at("roll"))
        PressGuard.patience = 60000
        for (let time = 0; time < 60; ++time) {
            mouseClick(stage, roll.x, roll.y)
            if (time % 20 === 0)
                wait(20)
        }
        compare(Setup.lines(), 1)
    }
    /// A large pot: it is lit, the dice leave one by one, and their number is counted.
    function test_aLargePotPours() {
        start([5, 1, 1], { middle: 20, wealth: [40, 42, 42] },
              [{ type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }])
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("stop")))
        const figures = []
        let held = false
        let losers = []
        tryVerify(() => {
            const shown = table.spectacle
            held = held || shown.weight > 0 && !shown.revealed
            if (shown.revealed)
                losers = shown.losers
            if (shown.revealed && figures[figures.length - 1] !== shown.figure)
                figures.push(shown.figure)
            return table.round === 2
        }, 30000)
        verify(held)
        // Persons are among the losers as well as computer players.
        compare(losers.map((one) => one.name), ["Bea", "Vito"])
        verify(figures.length > 3, figures.join(" "))
        verify(figures.every((figure, at) => at === 0 || figure > figures[at - 1]), figures.join(" "))
        compare(figures[figures.length - 1], 23)
        compare(table.spectacle.weight, 0)
        Preferences.speed = Preferences.Off
    }
    function test_nothingIsHiddenInABigMoment_data() { return sizes([[1024, 640], [1024, 640, 3], [1280, 800, 3], [1920, 1080]]) }
    function test_nothingIsHiddenInABigMoment(row) {
        show(row)
        start([5, 1, 1], { middle: 20, wealth: [40, 42, 42] },
              [{ type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }])
        Preferences.speed = Preferences.Slow
        clickAt(centre(at("stop")))
        // Looked at as soon as it stands, because it goes by itself.
        tryVerify(() => {
            const stands = table.spectacle.revealed && isThere("spectacle") && at("spectacle").scale === 1
            if (stands)
                spectacleIsClear(Qt.rect(0, 0, 0, 0))
            return stands
        }, 30000)
        Preferences.speed = Preferences.Off
        table.skipAhead()
        settled()
    }
    /// A person who is out of the game is as big a moment as a large pot.
    function test_aPersonIsOut() {
        start([1, 5, 2], { middle: 3, wealth: [1, 70, 70] },
              [{ type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }, { type: "stop" }, { type: "take", dice: 1 }])
        Preferences.speed = Preferences.Fast
        clickAt(centre(at("stop")))
        const shown = []
        tryVerify(() => {
            if (table.spectacle.weight > 0 && shown[shown.length - 1] !== table.spectacle.revealed)
                shown.push(table.spectacle.revealed)
            return shown.length === 2
        }, 30000)
        compare(shown, [false, true])
        // The plate would cover half of the sentence that is still in the tray.
        verify(!isThere("trayTitle"))
        compare(table.spectacle.title, "Rosa is out")
        compare(table.spectacle.losers.length, 0)
        tryVerify(() => table.spectacle.weight === 0, 30000)
        Preferences.speed = Preferences.Off
    }
}
