// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The screen for setting up a game.
ShellCase {
    name: "NewGame"

    function test_seats_come_and_go() {
        openNewGame()
        while (at("addSeat") !== null)
            mouseClick(at("addSeat"))
        verify(at("seat-4") !== null, "five at most")
        compare(at("seat-5"), null)
        verify(seat(4, "name").activeFocus, "the new one is named at once")
        while (seat(0, "remove") !== null)
            mouseClick(seat(0, "remove"))
        verify(at("seat-1") !== null, "two at least")
        compare(at("seat-2"), null)
        compare(at("problem"), null)
    }
    /// Whoever leaves before anything was played is told that the game will not be kept.
    function test_a_game_without_a_move_is_not_kept() {
        openNewGame("game-gangz")
        for (let person = 0; person < House.newGame.count; ++person)
            House.newGame.setLevel(person, 0)
        click("deal")
        tryVerify(() => House.table !== null)
        verify(!House.keepsMatch())
        awaits("openCurtain")
        keyClick(Qt.Key_Escape)
        awaits("reject")
        compare(all((item) => item.sentence !== undefined && item.rejectText !== undefined)[0].sentence,
                "Nothing has been played yet, so this game will not be kept.")
    }
    function test_names() {
        openNewGame()
        type(seat(0, "name"), "Anna")
        compare(seat(0, "name").text, "Anna")
        compare(at("problem"), null)
        type(seat(1, "name"), "anna")
        verify(at("problem") !== null, "doubled")
        verify(!at("deal").enabled)
        type(seat(1, "name"), "")
        verify(at("problem") !== null, "empty")
        type(seat(1, "name"), "Maximilian the Magnificent")
        compare(seat(1, "name").text, "Maximilian the Magnificent", "nothing is lost without a word")
        verify(at("problem") !== null, "too long")
        verify(seat(1, "name").invalid)
        type(seat(1, "name"), " Bruno ")
        compare(at("problem"), null)
        verify(at("deal").enabled)
        keyClick(Qt.Key_Return)
        verify(seat(2, "name") === null || seat(2, "name").activeFocus)
        compare(seat(1, "name").text, "Bruno", "without blanks")
    }
    /// Invisible characters are refused; punctuation and letters of the other direction are kept.
    function test_names_as_typed() {
        openNewGame()
        for (const unseen of ["\u3164", "Te\u200bss", "Te\u202ess", "\u2068Bea"]) {
            seat(0, "name").forceActiveFocus()
            at("seat-0").renamed(unseen)
            verify(at("problem") !== null && at("seat-0").nameBad, escape(unseen))
            verify(!at("deal").enabled)
        }
        at("seat-0").renamed("%2")
        compare(at("problem"), null)
        compare(Reader.name(at("seat-0")), "Seat 1: %2, " + Theme.markName(at("seat-0").mark))
        at("seat-0").renamed("שלמה")
        compare(at("problem"), null)
        compare(seat(0, "name").text, "שלמה")
        compare(Reader.name(at("seat-0")), "Seat 1: \u2068שלמה\u2069, " + Theme.markName(at("seat-0").mark))
        at("seat-0").renamed("👨‍👩‍👧‍👦".repeat(24))
        compare(at("problem"), null)
        at("seat-0").renamed("👨‍👩‍👧‍👦".repeat(25))
        verify(at("problem") !== null, "a letter too many")
    }
    function test_marks() {
        openNewGame()
        const first = at("seat-0").mark
        const second = at("seat-1").mark
        mouseClick(seat(0, "mark"))
        tryVerify(() => at("mark-" + second) !== null)
        mouseClick(at("mark-" + second))
        compare(at("seat-0").mark, second)
        compare(at("seat-1").mark, first, "they changed places")
        tryVerify(() => at("mark-0") === null)
        verify(seat(0, "mark").activeFocus)
        keyClick(Qt.Key_Return)
        awaits("mark-0")
        closeBy(Qt.Key_Escape, "mark-0")
        compare(House.screen, House.NewGameScreen, "escape closed the marks only")
        keyClick(Qt.Key_Space)
        awaits("mark-5")
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Return)
        compare(at("seat-0").mark, (second + 5) % 6)
    }
    /// The tool tip about a level is over the seats, and not over the options beside them.
    function test_tips_of_levels() {
        openNewGame()
        const row = at("seat-1"), level = seat(1, "level")
        const edge = row.mapToItem(null, row.width, 0).x
        const tip = () => Array.from(stage.Window.contentItem.children)
            .find((item) => item.shortcutText !== undefined && item.visible && item.text.length > 20) ?? null
        for (let at_ = 1; at_ < level.model.length; ++at_) {
            const from = level.mapToItem(stage, level.width * (at_ + 0.5) / level.model.length, level.height / 2)
            mouseMove(stage, from.x, from.y)
            tryVerify(() => tip() !== null, 3000)
            verify(tip().mapToItem(null, tip().width, 0).x <= edge + 1, tip().text)
            mouseMove(stage, 4, stage.height - 4)
            tryVerify(() => tip() === null)
        }
    }
    /// By mouse and by keys; kept for the next game, and used at the table.
    function test_z_computers() {
        openNewGame()
        const first = seat(0, "level"), second = seat(1, "level")
        // The default for a new player is a table of computer players.
        compare([0, 1, 2].map((at_) => seat(at_, "level").currentIndex), [0, 2, 2])
        compare(Reader.name(first), "Who plays seat 1: You")
        compare(Reader.name(second), "Who plays seat 2: Soldier")
        // A second person is another player.
        compare([first.model[0], second.model[0]], ["You", "Person"])
        verify(at("seat-0").face === 0 && at("seat-1").face > 0 && at("seat-1").face !== at("seat-2").face)
        const room = second.mapToItem(stage, second.width * 3.5 / second.model.length, second.height / 2)
        mouseClick(stage, room.x, room.y)
        compare(second.currentIndex, 3)
        seat(2, "level").forceActiveFocus()
        keyClick(Qt.Key_Right)
        compare(seat(2, "level").currentIndex, 3)
        compare(seat(0, "level").currentIndex, 0)
        for (const language of ["it", "fr", "en"]) {
            Preferences.language = language
            for (const [width, height] of [[1024, 640], [1920, 1080], [800, 500], [1280, 800]]) {
                resize(width, height)
                waitForRendering(stage, 60)
                for (let at_ = 0; at_ < 3; ++at_) {
                    const name = seat(at_, "name"), level = seat(at_, "level")
                    // In a small window it has a line of its own.
                    const below = level.y >= name.y + name.height
                    verify(level.implicitWidth <= (below ? level.parent.width : level.parent.width / 2 + 60),
                           language + " " + width + ": " + level.implicitWidth)
                    verify(name.width >= 60, language + " " + width + ": " + name.width)
                    verify(name.mapToItem(stage, name.width, 0).x <= level.mapToItem(stage, 0, 0).x || below, language + " " + width)
                }
            }
        }
        mouseClick(at("deal"))
        tryVerify(() => House.screen === House.Table)
        verify(!House.table.curtainClosed && House.table.deciding)
        House.goHome()
        openNewGame()
        compare([0, 1, 2].map((at_) => seat(at_, "level").currentIndex), [0, 3, 3])
        for (const at_ of [1, 2]) {
            seat(at_, "level").forceActiveFocus()
            for (let press = 0; press < 3; ++press)
                keyClick(Qt.Key_Left)
        }
        compare(Reader.name(seat(1, "level")), "Who plays seat 2: Person")
        verify(at("seat-1").face === 0)
        mouseClick(at("deal"))
        tryVerify(() => House.screen === House.Table)
        verify(House.table.curtainClosed)
    }
    function test_deal_number() {
        openNewGame()
        type(at("dealNumber"), "19x0")
        verify(at("problem") !== null)
        verify(at("dealNumber").invalid)
        mouseClick(at("deal"))
        compare(House.screen, House.NewGameScreen)
        mouseClick(at("newDealNumber"))
        compare(at("problem"), null)
        verify(/^[0-9 ]+$/.test(at("dealNumber").text))
        type(at("dealNumber"), "1930")
        compare(at("problem"), null)
    }
    function test_options() {
        openNewGame()
        keyOn("rounds", Qt.Key_Right)
        compare(at("rounds").currentIndex, 1)
        mouseClick(at("friendly-undo"))
        verify(at("friendly-undo").checked)
    }
    function test_new_game_of_dice() {
        openNewGame("game-gang-of-dice")
        verify(at("deal").activeFocus)
        compare(at("rounds"), null)
        for (const [name, said] of [["openScreens", "Open screens"], ["diceOdds", "Show the odds"], ["friendly-undo", "Friendly undo"]]) {
            verify(!at(name).checked, name)
            compare(Reader.name(at(name)), said)
            mouseClick(at(name))
            verify(at(name).checked, name)
            mouseClick(at(name))
            verify(!at(name).checked, name)
        }
        while (at("addSeat") !== null)
            mouseClick(at("addSeat"))
        verify(at("seat-3") !== null, "four at most")
        compare(at("seat-4"), null)
        while (seat(0, "remove") !== null)
            mouseClick(seat(0, "remove"))
        verify(at("seat-1") !== null, "two at least")
        compare(at("seat-2"), null)
    }
    /// Open screens are kept for the next game; friendly undo applies to this game only.
    function test_z_options_of_dice_reach_the_table() {
        openNewGame("game-gang-of-dice")
        for (let person = 0; person < House.newGame.count; ++person)
            House.newGame.setLevel(person, 0)
        // With several persons there are more options, and they are placed before the next picture.
        waitForRendering(stage, 60)
        mouseClick(at("openScreens"))
        mouseClick(at("friendly-undo"))
        mouseClick(at("deal"))
        compare(House.screen, House.Table)
        verify(Preferences.houseRule("openScreens"))
        verify(!House.table.curtainClosed, "no curtain with open screens")
        House.goHome()
        awaits("game-gang-of-dice")
        openNewGame("game-gang-of-dice")
        verify(at("openScreens").checked)
        verify(!at("friendly-undo").checked)
        mouseClick(at("openScreens"))
        mouseClick(at("deal"))
        verify(!Preferences.houseRule("openScreens"))
        verify(House.table.curtainClosed)
    }
    /// With the options of several persons the game number is completely visible.
    function test_z_options_of_several_persons_fit() {
        resize(1280, 800)
        openNewGame("game-the-gang")
        House.newGame.setLevel(1, 0)
        const scroller = at("optionsScroller")
        tryVerify(() => scroller.contentHeight <= scroller.height + 0.5)
        verify(at("dealNumber").mapToItem(scroller, 0, at("dealNumber").height).y <= scroller.height + 0.5)
    }
    /// The heading stays over the options of every game, whether they fit or scroll.
    function test_z_the_options_keep_their_heading_data() {
        return ["the-gang", "gang-of-dice", "gangz", "supergang"].map((tag) => ({ tag: tag }))
    }
    function test_z_the_options_keep_their_heading(row) {
        for (const [width, height, print] of [[1280, 800, 0], [1024, 640, 0], [1280, 800, 3], [1024, 640, 3]]) {
            resize(width, height)
            Preferences.textSize = print
            openNewGame("game-" + row.tag)
            for (let person = 0; person < House.newGame.count; ++person)
                House.newGame.setLevel(person, 0)
            waitForRendering(stage, 60)
            const heading = at("optionsHeading")
            const scroller = at("optionsScroller")
            const top = heading.mapToItem(at("options"), 0, 0).y
            verify(top >= 0 && heading.height > 20, width + " " + print + ": " + top)
            verify(heading.mapToItem(at("options"), 0, heading.height).y <= scroller.y + 0.5)
            verify(scroller.height > 100)
            const picture = at("optionsPicture")
            verify(picture === null || picture.height >= Theme.px(94), "the picture is cut: " + picture?.height)
            House.goHome()
        }
    }
    /// The fifth player has no seat in the other game.
    function test_z_seats_of_the_other_game_fit() {
        openNewGame()
        while (at("addSeat") !== null)
            mouseClick(at("addSeat"))
        openBy("deal", "rules")
        House.goHome()
        awaits("game-gang-of-dice")
        openNewGame("game-gang-of-dice")
        verify(at("seat-3") !== null)
        compare(at("seat-4"), null)
        compare(at("problem"), null)
        verify(at("deal").enabled)
    }
    function segmented(item) {
        let found = []
        for (let at = 0; at < item.children.length; ++at)
            found = found.concat(item.children[at].segmentPadding !== undefined ? [item.children[at]] : segmented(item.children[at]))
        return found.filter((choice) => choice.visible)
    }
    function test_every_choice_is_seen() {
        for (const game of ["the-gang", "gang-of-dice", "gangz", "supergang"]) {
            House.openNewGame(game)
            awaits("optionsScroller")
            for (const language of ["en", "it", "fr"])
                for (const [width, height, print] of [[1024, 640], [1280, 800], [1920, 1080],
                                                      [1280, 800, 1], [1280, 800, 3], [1024, 640, 3]]) {
                    Preferences.language = language
                    Preferences.textSize = print ?? 0
                    resize(width, height)
                    waitForRendering(stage, 60)
                    const scroller = at("optionsScroller")
                    const choices = segmented(scroller)
                    verify(choices.length > 0 || game === "gang-of-dice")
                    if (width === 1280)
                        readable(game + " " + language + " " + Preferences.textSize, [0, 1, 2, 3].map((row) => seat(row, "name")?.text))
                    for (const choice of choices)
                        verify(choice.implicitWidth <= scroller.width, game + ", " + language + ", " + width + ": " + choice.label)
                }
            House.goHome()
        }
        Preferences.language = "en"
        resize(1280, 800)
    }
    function test_arrows_walk_the_new_game() {
        openNewGame()
        mouseClick(seat(0, "name"))
        keyClick(Qt.Key_Down)
        verify(seat(1, "name").activeFocus)
        keyClick(Qt.Key_Up)
        verify(seat(0, "name").activeFocus)
        keyClick(Qt.Key_Tab)
        verify(seat(0, "level").activeFocus)
        keyClick(Qt.Key_Tab)
        verify(seat(0, "remove").activeFocus)
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        verify(seat(0, "mark").activeFocus)
    }
    /// Tab reaches everything, and makes it visible: inside the scrolled area, with a complete focus ring.
    function test_everything_by_keyboard_data() {
        const rows = []
        for (const game of ["the-gang", "gang-of-dice", "gangz", "supergang"])
            for (const [width, height, print] of [[1024, 640, 0], [1280, 800, 3]])
                rows.push({ tag: game + " " + width + " " + print, game: game, width: width, height: height, print: print })
        return rows
    }
    function test_everything_by_keyboard(row) {
        show(row)
        House.openNewGame(row.game)
        awaits("deal")
        while (at("addSeat") !== null && House.newGame.count < House.newGame.maxSeats - 1)
            House.newGame.addSeat()
        const now = () => stage.Window.activeFocusItem
        tryVerify(() => now() === at("deal"))
        const reached = []
        for (let step = 0; step < 80 && (step === 0 || now() !== at("deal")); ++step) {
            keyClick(Qt.Key_Tab)
            const item = now()
            reached.push(item)
            const rings = all((child) => child.corner !== undefined && child.gap !== undefined && child.border !== undefined, item).concat(
                all((child) => child.corner !== undefined && child.gap !== undefined && child.border !== undefined, item.parent))
            verify(rings.length > 0, "no ring round " + item.objectName + item)
            for (let over = item.parent; over !== null && over !== stage; over = over.parent) {
                const from = over.mapFromItem(item, 0, 0)
                const to = over.mapFromItem(item, item.width, item.height)
                verify(!over.clip || from.x > -1 && from.y > -1 && to.x < over.width + 1 && to.y < over.height + 1,
                       item.objectName + item + " is cut by " + over)
            }
        }
        compare(now(), at("deal"))
        for (const item of several((item) => item.activeFocusOnTab && item.enabled && item.width > 0))
            verify(reached.some((other) => other === item || reading.isIn(other, item)), item.objectName + item + " is not reached")
    }
    /// Wherever Enter has no other meaning.
    function test_enter_deals_data() {
        return [{ tag: "a choice", name: "rounds" }, { tag: "a level", name: "level" }, { tag: "the button", name: "deal" }]
    }
    function test_enter_deals(row) {
        openNewGame()
        at(row.name).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        tryVerify(() => House.screen === House.Table)
    }
    function test_back() {
        openNewGame()
        mouseClick(at("back"))
        compare(House.screen, House.Home)
        awaits("game-the-gang")
        openNewGame()
        keyClick(Qt.Key_Escape)
        compare(House.screen, House.Home)
    }
}
