import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Shell
import Backroom.Testing

Item {
    id: root

    width: 1280
    height: 800

    Binding { target: Theme; property: "speed"; value: Preferences.speedFactor }
    Binding { target: Theme; property: "reducedMotion"; value: Preferences.reducedMotion }
    Stage {
        id: stage
        width: root.width
        height: root.height
    }

    ShellCase {
        name: "Shell"
        stage: stage

        function test_home_starts_at_the_primary_control() {
            verify(at("game-the-gang").activeFocus)
            compare(Reader.name(at("game-the-gang")), "The Gang")
            compare(Reader.role(at("game-the-gang")), Accessible.Button)
        }
        function test_game_opens_by_mouse_key_and_screen_reader_data() { return [{ tag: "mouse" }, { tag: "key" }, { tag: "reader" }] }
        function test_game_opens_by_mouse_key_and_screen_reader(row) {
            if (row.tag === "mouse")
                clickGame("game-the-gang")
            else if (row.tag === "key")
                keyClick(Qt.Key_Return)
            else
                Reader.press(at("game-the-gang"))
            compare(House.screen, House.NewGameScreen)
            tryVerify(() => at("deal") !== null)
            verify(at("deal").activeFocus)
        }
        function test_home_by_keyboard_alone() {
            const stops = ["game-the-gang", "learn-the-gang", "game-gang-of-dice", "learn-gang-of-dice", "game-gangz", "learn-gangz", "game-supergang",
                           "learn-supergang", "allGames", "rules", "settings", "credits", "quit", "statistics", "sound", "languages"]
            const seen = []
            for (let i = 0; i < stops.length; ++i) {
                for (const name of stops)
                    if (at(name).activeFocus)
                        seen.push(name)
                keyClick(Qt.Key_Tab)
            }
            compare(seen, stops)
            verify(at("game-the-gang").activeFocus)
        }
        function test_language_at_the_door() {
            at("languages").forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Preferences.language, "it")
            keyClick(Qt.Key_Right)
            compare(Preferences.language, "fr")
        }
        function test_settings() {
            mouseClick(at("settings"))
            tryVerify(() => at("done") !== null)
            verify(at("done").activeFocus)
            at("language").forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Preferences.language, "it")
            keyClick(Qt.Key_Left)
            compare(Preferences.language, "en")
            at("sections").forceActiveFocus()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Right)
            compare(Preferences.speed, Preferences.Fast)
            mouseClick(at("reducedMotion"))
            verify(Preferences.reducedMotion)
            verify(Theme.reducedMotion)
        }
        function test_tab_stays_in_the_panel() {
            Panels.openSettings()
            tryVerify(() => at("done") !== null)
            for (const stops of [["language", "textSize", "strongContrast", "fullScreen"],
                                 ["speed", "reducedMotion", "friendlyUndo", "computerLevel"], ["soundOn", "volume"]]) {
                for (const name of ["sections", ...stops, "reset", "keys", "done", "sections"]) {
                    keyClick(Qt.Key_Tab)
                    verify(at(name).activeFocus, name)
                }
                keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
                verify(at("done").activeFocus)
                at("sections").forceActiveFocus()
                keyClick(Qt.Key_Right)
                at("done").forceActiveFocus()
            }
        }
        /// They apply at once and everywhere, and stay until changed.
        function test_text_size_and_contrast() {
            const usual = Theme.font(17)
            const sand = String(Theme.sand)
            Panels.openSettings()
            tryVerify(() => at("textSize") !== null)
            at("textSize").forceActiveFocus()
            for (let step = 1; step < 4; ++step) {
                keyClick(Qt.Key_Right)
                compare(Preferences.textSize, step)
                verify(Theme.font(17) >= usual * (1 + 0.2 * step) * 0.95)
            }
            mouseClick(at("strongContrast"))
            verify(Reader.checked(at("strongContrast")))
            verify(String(Theme.sand) !== sand)
            keyClick(Qt.Key_Space)
            compare(String(Theme.sand), sand)
        }
        function atTable(game) {
            Setup.leave(game, ["Rosa", "Bea", "Vito"])
            House.continueMatch()
            tryCompare(House, "screen", House.Table)
        }
        /// The page of keys opens over any screen and returns the focus.
        function test_keys_data() {
            return [{ tag: "home", go: () => {} }, { tag: "new game", go: () => openNewGame() }, { tag: "matches", go: () => House.openMatches() },
                    { tag: "statistics", go: () => mouseClick(at("statistics")) }, { tag: "rulebook", go: () => Rulebook.openForNow() },
                    { tag: "the-gang", go: () => atTable("the-gang") }, { tag: "gang-of-dice", go: () => atTable("gang-of-dice") },
                    { tag: "gangz", go: () => atTable("gangz") }, { tag: "supergang", go: () => atTable("supergang") }]
        }
        function test_keys(row) {
            row.go()
            waitForRendering(stage, 100)
            for (const key of row.tag === "matches" ? [Qt.Key_Question] : [Qt.Key_F2, Qt.Key_Question]) {
                tryVerify(() => stage.Window.activeFocusItem !== null)
                const before = stage.Window.activeFocusItem
                keyClick(key)
                tryCompare(Panels, "shown", "keys")
                tryVerify(() => at("done") !== null && at("done").activeFocus)
                const lines = all((item) => item.keys !== undefined && item.text !== undefined, at("panel"))
                verify(lines.length > 7)
                for (const line of lines)
                    verify(Reader.name(line).endsWith(": " + line.text), line.text)
                verify(lines.some((line) => line.keys.includes("?")))
                compare(lines.some((line) => line.text.includes("dice")), row.tag === "gang-of-dice")
                keyClick(Qt.Key_Up)
                verify(lines.some((line) => line.activeFocus))
                keyClick(key)
                tryCompare(Panels, "shown", "")
                compare(stage.Window.activeFocusItem, before)
            }
            Rulebook.close()
        }
        function test_a_question_mark_in_a_name() {
            openNewGame()
            mouseClick(seat(0, "name"))
            keyClick("?")
            compare(Panels.shown, "")
            verify(seat(0, "name").text.includes("?"))
        }
        function test_keys_from_the_settings() {
            Panels.openSettings()
            tryVerify(() => at("keys") !== null)
            mouseClick(at("keys"))
            compare(Panels.shown, "keys")
            // They lead back to where they were asked for.
            tryVerify(() => at("done") !== null && at("keys") === null)
            mouseClick(at("done"))
            compare(Panels.shown, "settings")
            tryVerify(() => at("keys") !== null && at("keys").activeFocus)
            keyClick(Qt.Key_Escape)
            compare(Panels.shown, "")
        }
        function test_keys_of_the_keys_from_every_panel() {
            for (const panel of ["settings", "credits"])
                for (const key of [Qt.Key_F2, Qt.Key_Question]) {
                    if (panel === "settings") Panels.openSettings(); else Panels.openCredits()
                    tryVerify(() => at("done") !== null && at("done").activeFocus)
                    keyClick(key)
                    compare(Panels.shown, "keys", panel)
                    tryVerify(() => at("done") !== null && at("done").activeFocus)
                    keyClick(Qt.Key_Escape)
                    compare(Panels.shown, panel === "settings" ? panel : "")
                    Panels.close()
                }
        }
        function test_tab_stays_in_every_panel() {
            for (const panel of ["settings", "credits", "keys"])
                for (const [key, modifiers] of [[Qt.Key_Tab, Qt.NoModifier], [Qt.Key_Backtab, Qt.ShiftModifier]]) {
                    Panels.shown = panel
                    tryVerify(() => at("done") !== null && at("done").activeFocus)
                    for (let step = 0; step < 25; ++step) {
                        keyClick(key, modifiers)
                        verify(at("panel").activeFocus && stage.Window.activeFocusItem.activeFocusOnTab && stage.Window.activeFocusItem.width > 0, panel)
                    }
                    Panels.close()
                    tryVerify(() => at("done") === null)
                }
        }
        /// Covered items do not exist for a screen reader, on any screen.
        function test_what_a_panel_covers_is_gone_data() {
            return [{ tag: "home", go: () => {} }, { tag: "new game", go: () => House.openNewGame("the-gang") }, { tag: "matches", go: () => House.openMatches() },
                    { tag: "statistics", go: () => House.openStatistics() }, { tag: "rulebook", go: () => Rulebook.openForNow() }]
        }
        function test_what_a_panel_covers_is_gone(row) {
            Setup.leave("the-gang", ["Rosa", "Bea"])
            Setup.takeFinished()
            House.goHome()
            row.go()
            waitForRendering(stage, 100)
            const book = at("rulebook")
            const pressable = all((item) => Reader.actions(item).length > 0, row.tag === "rulebook" ? book : at("screen")).filter((item) => Reader.listed(item))
            verify(pressable.length > 3, row.tag)
            for (const panel of ["settings", "credits", "keys"]) {
                Panels.shown = panel
                tryVerify(() => at("done") !== null)
                for (const item of pressable) {
                    verify(!Reader.listed(item) && !Reader.seen(item) && !Reader.enabled(item), panel + ": " + Reader.name(item))
                    Reader.press(item)
                }
                verify(Reader.listed(at("done")) && Reader.seen(at("done")) && Reader.enabled(at("done")), panel)
                compare(Panels.shown, panel)
                Panels.close()
                tryVerify(() => at("done") === null)
                for (const item of pressable)
                    verify(Reader.listed(item) && Reader.seen(item), panel + ": " + Reader.name(item))
            }
            if (row.tag === "rulebook") {
                Rulebook.close()
                for (const item of pressable)
                    verify(!Reader.seen(item) && Reader.actions(item).length === 0, "closed: " + Reader.name(item))
            }
        }
        function test_keys_fit_data() { return test_settings_fit_data().filter((row) => row.step === 0 || row.step === 3) }
        function test_keys_fit(row) {
            stage.width = row.width
            stage.height = row.height
            Preferences.language = row.language
            Preferences.textSize = row.step
            for (const where of ["home", "table"]) {
                if (where === "table")
                    atTable("supergang")
                Panels.openKeys()
                tryVerify(() => at("done") !== null)
                waitForRendering(stage, 60)
                for (const line of all((item) => item.keys !== undefined && item.text !== undefined, at("panel"))) {
                    line.forceActiveFocus()
                    const corner = line.mapToItem(stage, 0, 0)
                    verify(corner.y >= 0 && corner.y + line.height <= at("done").mapToItem(stage, 0, 0).y, line.text)
                }
                compare(reading.crowded([], at("panel")), [], where)
                if (row.width === 1280 && row.language === "en")
                    compare(ContrastMeter.faint(at("panel")), [], where)
                Panels.close()
            }
        }
        function test_what_new_games_propose() {
            Panels.openSettings()
            tryVerify(() => at("sections") !== null)
            at("sections").forceActiveFocus()
            keyClick(Qt.Key_Right)
            mouseClick(at("friendlyUndo"))
            verify(Preferences.friendlyUndo)
            at("computerLevel").forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Preferences.computerLevel, 3)
        }
        /// Asks for confirmation; rejecting changes nothing.
        function test_as_at_first() {
            Preferences.textSize = 1
            Preferences.friendlyUndo = true
            Panels.openSettings()
            tryVerify(() => at("reset") !== null)
            mouseClick(at("reset"))
            tryVerify(() => at("reject") !== null)
            verify(at("reject").activeFocus, "no is what Return says")
            keyClick(Qt.Key_Return)
            tryVerify(() => at("reject") === null)
            compare(Preferences.textSize, 1)
            verify(at("reset").activeFocus)
            keyClick(Qt.Key_Return)
            tryVerify(() => at("reject") !== null)
            keyClick(Qt.Key_Escape)
            tryVerify(() => at("reject") === null)
            verify(Preferences.friendlyUndo)
            mouseClick(at("reset"))
            tryVerify(() => at("accept") !== null)
            mouseClick(at("accept"))
            compare(Preferences.textSize, 0)
            verify(!Preferences.friendlyUndo)
            tryVerify(() => at("reset") !== null && at("reset").activeFocus)
        }
        function cleanup() {
            stage.width = Qt.binding(() => root.width)
            stage.height = Qt.binding(() => root.height)
        }
        function test_settings_fit_data() {
            const rows = []
            for (const size of [[800, 500], [1024, 640], [1280, 800]])
                for (const language of ["en", "it", "fr"])
                    for (let step = 0; step < 4; ++step)
                        rows.push({ tag: size[0] + " " + language + " " + step, width: size[0], height: size[1], language: language, step: step })
            return rows
        }
        function test_settings_fit(row) {
            stage.width = row.width
            stage.height = row.height
            Preferences.language = row.language
            Preferences.textSize = row.step
            Panels.openSettings()
            tryVerify(() => at("done") !== null)
            const fits = (item) => {
                const corner = item.mapToItem(stage, 0, 0)
                return corner.x >= 0 && corner.y >= 0 && corner.x + item.width <= row.width + 1 && corner.y + item.height <= row.height + 1
            }
            for (let section = 0; section < 3; ++section) {
                for (const name of ["sections", "reset", "keys", "done"]) {
                    at(name).forceActiveFocus()
                    tryVerify(() => fits(at(name)), 1000, name)
                }
                for (const name of [["language", "textSize", "strongContrast", "fullScreen"], ["speed", "reducedMotion", "friendlyUndo", "computerLevel"], ["soundOn", "volume"]][section]) {
                    at(name).forceActiveFocus()
                    tryVerify(() => fits(at(name)), 1000, name)
                }
                for (const text of all((item) => item.contentWidth !== undefined && item.truncated !== undefined && item.text !== "", at("panel")))
                    verify(!text.truncated && text.contentWidth <= text.width + 1, "cut off: " + text.text)
                at("sections").forceActiveFocus()
                // Columns and rows are laid out once they are drawn.
                tryVerify(() => reading.crowded([], at("panel")).length === 0, 1000, "section " + section + ": " + reading.crowded([], at("panel")))
                keyClick(Qt.Key_Right)
            }
        }
        function test_sound_is_set() {
            Panels.openSettings()
            tryVerify(() => at("sections") !== null)
            at("sections").forceActiveFocus()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            tryVerify(() => at("volume") !== null)
            const volume = at("volume")
            compare(Reader.name(volume), "Volume")
            compare(Reader.description(volume), "70%")
            mouseClick(volume, volume.width - 2, volume.height / 2)
            compare(Preferences.volume, 10)
            mouseDrag(volume, volume.width - 2, volume.height / 2, -volume.width / 2 + 2, 0)
            compare(Preferences.volume, 5)
            keyClick(Qt.Key_Left)
            compare(Preferences.volume, 4)
            keyClick(Qt.Key_PageUp)
            compare(Preferences.volume, 7)
            keyClick(Qt.Key_Home)
            compare(Preferences.volume, 0)
            verify(!Preferences.audible)
            const sound = at("soundOn")
            verify(!Reader.checked(sound))
            mouseClick(sound)
            verify(Preferences.audible, "who wants to hear hears something")
            compare(Preferences.volume, 7)
            mouseWheel(volume, 20, 10, 0, 120)
            compare(Preferences.volume, 8)
            mouseWheel(volume, 20, 10, 0, -120)
            mouseClick(sound)
            verify(!Preferences.audible)
            keyClick(Qt.Key_M)
            verify(Preferences.audible)
        }
        function test_m_silences_every_screen() {
            for (const open of [() => {}, () => Panels.openCredits(), () => openNewGame(), () => Rulebook.openForNow()]) {
                open()
                keyClick(Qt.Key_M)
                tryVerify(() => !Preferences.audible)
                Setup.repeat(Qt.Key_M)
                verify(!Preferences.audible, "a held key acts once")
                keyClick(Qt.Key_M)
                tryVerify(() => Preferences.audible)
                Panels.close()
                Rulebook.close()
                House.goHome()
                tryVerify(() => at("game-the-gang") !== null)
            }
        }
        function test_m_is_a_letter_too() {
            openNewGame()
            type(seat(0, "name"), "mamma")
            compare(seat(0, "name").text, "mamma")
            verify(Preferences.audible)
        }
        function test_the_icon_tells_and_silences() {
            for (const open of [() => {}, () => openNewGame()]) {
                open()
                const icon = at("sound")
                compare(Reader.name(icon), "Sound: 70%")
                compare(Reader.description(icon), "M")
                mouseClick(icon)
                verify(!Preferences.audible)
                compare(Reader.name(icon), "Sound is off")
                compare(icon.iconName, "mute")
                keyClick(Qt.Key_Space)
                verify(Preferences.audible)
                mouseWheel(icon, 5, 5, 0, 240)
                compare(Preferences.volume, 9)
                keyClick(Qt.Key_Minus)
                keyClick(Qt.Key_Minus)
                compare(Preferences.volume, 7)
                compare(icon.iconName, "sound")
            }
        }
        function test_panels_close() {
            Panels.openCredits()
            tryVerify(() => at("done") !== null)
            keyClick(Qt.Key_Escape)
            tryVerify(() => at("done") === null)
            Panels.openSettings()
            tryVerify(() => at("done") !== null)
            mouseClick(stage, 5, stage.height - 5)
            tryVerify(() => at("done") === null)
            Panels.openSettings()
            tryVerify(() => at("done") !== null)
            mouseClick(at("done"))
            tryVerify(() => at("done") === null)
            verify(at("game-the-gang").activeFocus || at("settings").activeFocus)
        }
        function test_panel_keeps_clicks_off_the_screen() {
            Panels.openSettings()
            tryVerify(() => at("done") !== null)
            mouseClick(at("quit"), 5, 5)
            compare(House.screen, House.Home)
        }
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
            tryVerify(() => at("mark-0") !== null)
            keyClick(Qt.Key_Escape)
            tryVerify(() => at("mark-0") === null)
            compare(House.screen, House.NewGameScreen, "escape closed the marks only")
            keyClick(Qt.Key_Space)
            tryVerify(() => at("mark-5") !== null)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Return)
            compare(at("seat-0").mark, (second + 5) % 6)
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
            const room = second.mapToItem(stage, second.width - 8, second.height / 2)
            mouseClick(stage, room.x, room.y)
            compare(second.currentIndex, 3)
            seat(2, "level").forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(seat(2, "level").currentIndex, 3)
            compare(seat(0, "level").currentIndex, 0)
            for (const language of ["it", "fr", "en"]) {
                Preferences.language = language
                for (const [width, height] of [[1024, 640], [1920, 1080], [800, 500], [1280, 800]]) {
                    root.width = width
                    root.height = height
                    waitForRendering(stage, 60)
                    for (let at_ = 0; at_ < 3; ++at_) {
                        const name = seat(at_, "name"), level = seat(at_, "level")
                        verify(level.implicitWidth <= level.parent.width / 2 + 60, language + " " + width + ": " + level.implicitWidth)
                        verify(name.width >= 60, language + " " + width + ": " + name.width)
                        verify(name.mapToItem(stage, name.width, 0).x <= level.mapToItem(stage, 0, 0).x, language + " " + width)
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
            at("rounds").forceActiveFocus()
            keyClick(Qt.Key_Right)
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
            mouseClick(at("openScreens"))
            mouseClick(at("friendly-undo"))
            mouseClick(at("deal"))
            compare(House.screen, House.Table)
            verify(Preferences.houseRule("openScreens"))
            verify(!House.table.curtainClosed, "no curtain with open screens")
            House.goHome()
            tryVerify(() => at("game-gang-of-dice") !== null)
            openNewGame("game-gang-of-dice")
            verify(at("openScreens").checked)
            verify(!at("friendly-undo").checked)
            mouseClick(at("openScreens"))
            mouseClick(at("deal"))
            verify(!Preferences.houseRule("openScreens"))
            verify(House.table.curtainClosed)
        }
        /// The fifth player has no seat in the other game.
        function test_z_seats_of_the_other_game_fit() {
            openNewGame()
            while (at("addSeat") !== null)
                mouseClick(at("addSeat"))
            mouseClick(at("deal"))
            tryVerify(() => at("rules") !== null)
            House.goHome()
            tryVerify(() => at("game-gang-of-dice") !== null)
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
                tryVerify(() => at("optionsScroller") !== null)
                for (const language of ["en", "it", "fr"])
                    for (const [width, height, print] of [[1024, 640], [1280, 800], [1920, 1080], [1280, 800, 1], [1280, 800, 3], [1024, 640, 3]]) {
                        Preferences.language = language
                        Preferences.textSize = print ?? 0
                        root.width = width
                        root.height = height
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
            root.width = 1280
            root.height = 800
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
        function test_back() {
            openNewGame()
            mouseClick(at("back"))
            compare(House.screen, House.Home)
            tryVerify(() => at("game-the-gang") !== null)
            openNewGame()
            keyClick(Qt.Key_Escape)
            compare(House.screen, House.Home)
        }
        function test_problem_is_told_once() {
            Setup.report("The file is damaged.")
            tryVerify(() => at("dismissProblem") !== null)
            mouseClick(at("dismissProblem"))
            tryVerify(() => at("dismissProblem") === null)
            compare(House.problem, "")
        }
        function test_problem_goes_by_key_and_with_the_screen() {
            Setup.report("The file is damaged.")
            tryVerify(() => at("dismissProblem") !== null)
            keyClick(Qt.Key_Escape)
            tryVerify(() => at("dismissProblem") === null)
            Setup.report("The file is damaged.")
            openNewGame()
            compare(at("dismissProblem"), null)
            Setup.report("The file is damaged.")
            keyClick(Qt.Key_Escape)
            compare(at("dismissProblem"), null)
            compare(House.screen, House.NewGameScreen, "escape closed the news only")
            Setup.report("The file is damaged.")
            at("dismissProblem").forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(at("dismissProblem"), null)
        }
        function test_scale_follows_the_size() {
            stage.width = 1920
            stage.height = 1080
            tryCompare(Theme, "u", 1.35)
            stage.width = 1024
            stage.height = 640
            tryCompare(Theme, "u", 0.82)
            stage.width = 1280
            stage.height = 800
            tryCompare(Theme, "u", 1)
        }
        function test_z_deal_and_continue() {
            openNewGame()
            mouseClick(at("deal"))
            compare(House.screen, House.Table)
            House.goHome()
            tryVerify(() => at("match-0") !== null)
            verify(at("match-0").activeFocus)
            keyClick(Qt.Key_Return)
            compare(House.screen, House.Table)
        }
    }
}
