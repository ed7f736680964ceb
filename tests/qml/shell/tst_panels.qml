// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// The panels over any screen: settings, sound, keys, credits.
ShellCase {
    name: "Panels"

    Binding { target: Theme; property: "reducedMotion"; value: Preferences.reducedMotion }

    function test_language_at_the_door() {
        keyOn("languages", Qt.Key_Right)
        compare(Preferences.language, "it")
        keyClick(Qt.Key_Right)
        compare(Preferences.language, "fr")
    }
    function test_settings() {
        openBy("settings", "done")
        verify(at("done").activeFocus)
        keyOn("language", Qt.Key_Right)
        compare(Preferences.language, "it")
        keyClick(Qt.Key_Left)
        compare(Preferences.language, "en")
        keyOn("sections", Qt.Key_Right)
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Right)
        compare(Preferences.speed, Preferences.Fast)
        mouseClick(at("tableTalk"))
        verify(!Preferences.tableTalk)
        mouseClick(at("tableTalk"))
        verify(Preferences.tableTalk)
        mouseClick(at("firstNotes"))
        verify(!Preferences.firstNotes)
        mouseClick(at("firstNotes"))
        verify(Preferences.firstNotes)
        mouseClick(at("reducedMotion"))
        verify(Preferences.reducedMotion)
        verify(Theme.reducedMotion)
    }
    /// The settings open at the section where they were left.
    function test_settings_know_their_section() {
        openSettings("done")
        keyOn("sections", Qt.Key_Right)
        keyClick(Qt.Key_Right)
        compare(at("sections").currentIndex, 2)
        Panels.close()
        tryVerify(() => at("done") === null)
        openSettings("done")
        compare(at("sections").currentIndex, 2)
    }
    function test_tab_stays_in_the_panel() {
        Preferences.brokerHost = "nas"
        openSettings("done")
        for (const stops of [["language", "textSize", "strongContrast", "fullScreen"],
                             ["speed", "reducedMotion", "friendlyUndo", "tableTalk", "firstNotes", "computerLevel"], ["soundOn", "volume"],
                             ["brokerPlace", "brokerHost", "brokerPort", "brokerTls", "brokerName",
                              "brokerPassword", "brokerProxy", "tryBroker"]]) {
            for (const name of ["sections", ...stops, "reset", "keys", "done", "sections"]) {
                keyClick(Qt.Key_Tab)
                verify(at(name).activeFocus, name)
            }
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
            verify(at("done").activeFocus)
            keyOn("sections", Qt.Key_Right)
            at("done").forceActiveFocus()
        }
    }
    /// Text size and contrast apply at once and everywhere, and stay until changed.
    function test_text_size_and_contrast() {
        const usual = Theme.font(17)
        const sand = String(Theme.sand)
        openSettings("textSize")
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
        return [{ tag: "home", go: () => {} },
                { tag: "new game", go: () => openNewGame() },
                { tag: "matches", go: () => House.openMatches() },
                { tag: "statistics", go: () => mouseClick(at("statistics")) },
                { tag: "rulebook", go: () => Rulebook.openForNow() },
                { tag: "the-gang", go: () => atTable("the-gang") },
                { tag: "gang-of-dice", go: () => atTable("gang-of-dice") },
                { tag: "gangz", go: () => atTable("gangz") },
                { tag: "supergang", go: () => atTable("supergang") }]
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
        click("keys")
        compare(Panels.shown, "keys")
        // They lead back to where they were opened.
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
                    const focused = stage.Window.activeFocusItem
                    verify(at("panel").activeFocus && focused.activeFocusOnTab && focused.width > 0, panel)
                }
                Panels.close()
                tryVerify(() => at("done") === null)
            }
    }
    /// Covered items do not exist for a screen reader, on any screen.
    function test_what_a_panel_covers_is_gone_data() {
        return [{ tag: "home", go: () => {} },
                { tag: "new game", go: () => House.openNewGame("the-gang") },
                { tag: "matches", go: () => House.openMatches() },
                { tag: "statistics", go: () => House.openStatistics() },
                { tag: "rulebook", go: () => Rulebook.openForNow() }]
    }
    function test_what_a_panel_covers_is_gone(row) {
        Setup.leave("the-gang", ["Rosa", "Bea"])
        Setup.takeFinished()
        House.goHome()
        row.go()
        waitForRendering(stage, 100)
        const book = at("rulebook")
        const pressable = all((item) => Reader.actions(item).length > 0, row.tag === "rulebook" ? book : at("screen"))
            .filter((item) => Reader.listed(item))
        verify(pressable.length > 3, row.tag)
        for (const panel of ["settings", "credits", "keys"]) {
            Panels.shown = panel
            awaits("done")
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
    function test_keys_fit_data() { return test_settings_fit_data().filter((row) => row.print === 0 || row.print === 3) }
    function test_keys_fit(row) {
        show(row)
        for (const where of ["home", "table"]) {
            if (where === "table")
                atTable("supergang")
            Panels.openKeys()
            awaits("done")
            waitForRendering(stage, 60)
            for (const line of several((item) => item.keys !== undefined && item.text !== undefined, at("panel"))) {
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
        openSettings("sections")
        keyOn("sections", Qt.Key_Right)
        mouseClick(at("friendlyUndo"))
        verify(Preferences.friendlyUndo)
        keyOn("computerLevel", Qt.Key_Right)
        compare(Preferences.computerLevel, 3)
    }
    /// Asks for confirmation; rejecting changes nothing.
    function test_as_at_first() {
        Preferences.textSize = 1
        Preferences.friendlyUndo = true
        Panels.openSettings()
        click("reset")
        awaits("reject")
        verify(at("reject").activeFocus, "no is what Return says")
        closeBy(Qt.Key_Return, "reject")
        compare(Preferences.textSize, 1)
        verify(at("reset").activeFocus)
        keyClick(Qt.Key_Return)
        awaits("reject")
        closeBy(Qt.Key_Escape, "reject")
        verify(Preferences.friendlyUndo)
        mouseClick(at("reset"))
        click("accept")
        compare(Preferences.textSize, 0)
        verify(!Preferences.friendlyUndo)
        tryVerify(() => at("reset") !== null && at("reset").activeFocus)
    }
    function test_settings_fit_data() {
        const rows = []
        for (const size of [[800, 500], [1024, 640], [1280, 800]])
            for (const language of ["en", "it", "fr"])
                for (let step = 0; step < 4; ++step)
                    rows.push({ tag: size[0] + " " + language + " " + step,
                                width: size[0], height: size[1], language: language, print: step })
        return byTurns(rows)
    }
    function test_settings_fit(row) {
        show(row)
        Preferences.brokerHost = "nas"
        openSettings("done")
        const fits = (item) => {
            const corner = item.mapToItem(stage, 0, 0)
            return corner.x >= 0 && corner.y >= 0 && corner.x + item.width <= row.width + 1 && corner.y + item.height <= row.height + 1
        }
        for (let section = 0; section < 4; ++section) {
            for (const name of ["sections", "reset", "keys", "done"]) {
                at(name).forceActiveFocus()
                tryVerify(() => fits(at(name)), 1000, name)
            }
            for (const name of [["language", "textSize", "strongContrast", "fullScreen"],
                                ["speed", "reducedMotion", "friendlyUndo", "tableTalk", "firstNotes", "computerLevel"],
                                ["soundOn", "volume"],
                                ["brokerPlace", "brokerHost", "brokerPort", "brokerTls", "brokerName", "brokerPassword",
                                 "brokerProxy", "tryBroker"]][section]) {
                at(name).forceActiveFocus()
                tryVerify(() => fits(at(name)), 1000, name)
            }
            for (const text of several((item) => item.contentWidth !== undefined && item.truncated !== undefined && item.text !== "",
                                       at("panel")))
                verify(!text.truncated && text.contentWidth <= text.width + 1, "cut off: " + text.text)
            at("sections").forceActiveFocus()
            // Columns and rows are laid out when they are drawn.
            tryVerify(() => reading.crowded([], at("panel")).length === 0, 1000,
                      "section " + section + ": " + reading.crowded([], at("panel")))
            keyClick(Qt.Key_Right)
        }
    }
    function test_sound_is_set() {
        openSettings("sections")
        keyOn("sections", Qt.Key_Right)
        keyClick(Qt.Key_Right)
        awaits("volume")
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
            awaits("game-the-gang")
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
        awaits("done")
        closeBy(Qt.Key_Escape, "done")
        openSettings("done")
        mouseClick(stage, 5, stage.height - 5)
        tryVerify(() => at("done") === null)
        Panels.openSettings()
        click("done")
        tryVerify(() => at("done") === null)
        verify(at("game-the-gang").activeFocus || at("settings").activeFocus)
    }
    function test_panel_keeps_clicks_off_the_screen() {
        openSettings("done")
        mouseClick(at("quit"), 5, 5)
        compare(House.screen, House.Home)
    }
}
