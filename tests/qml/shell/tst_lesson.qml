// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Shell
import Backroom.Testing

/// The ways into a lesson.
ShellCase {
    name: "Lesson"

    function deal(game) {
        openNewGame(game)
        mouseClick(at("deal"))
    }
    function test_offered_once() {
        Setup.offerLessons(true)
        deal("game-gangz")
        awaits("reject")
        compare(House.screen, House.NewGameScreen)
        mouseClick(at("reject"))
        tryCompare(House, "screen", House.Table)
        compare(House.lesson, null)
        House.goHome()
        awaits("game-gangz")
        deal("game-gangz")
        compare(House.screen, House.Table)
    }
    function test_offered_and_taken() {
        Setup.offerLessons(true)
        deal("game-supergang")
        awaits("accept")
        verify(at("accept").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => House.lesson !== null)
        compare(House.screen, House.Table)
    }
    function test_from_the_new_game_screen() {
        openNewGame("game-gangz")
        mouseClick(at("learn"))
        verify(House.lesson !== null)
    }
    function test_from_the_front_door_data() { return [{ tag: "mouse" }, { tag: "key" }, { tag: "reader" }] }
    function test_from_the_front_door(row) {
        const learn = at("learn-gang-of-dice")
        if (row.tag === "mouse") {
            mouseClick(learn)
        } else if (row.tag === "key") {
            keyOn("game-gang-of-dice", Qt.Key_Tab)
            verify(learn.activeFocus)
            keyClick(Qt.Key_Return)
        } else {
            Reader.press(learn)
        }
        verify(House.lesson !== null)
        compare(House.table.title, "Gang of Dice")
    }
}
