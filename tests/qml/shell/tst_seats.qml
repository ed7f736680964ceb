// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App

/// The seats of the new game, in every text size.
ShellCase {
    name: "Seats"

    /// Another seat does not shift what is being clicked.
    function test_another_seat_shifts_nothing() {
        openNewGame("game-gangz")
        while (House.newGame.count > House.newGame.minSeats)
            House.newGame.removeSeat(House.newGame.count - 1)
        waitForRendering(stage, 60)
        const places = () => [0, 1, 2].map((index) => {
            const choice = seat(index, "level")
            return String(stage.mapFromItem(choice, 0, 0, choice.width, choice.height))
        })
        const before = places()
        House.newGame.addSeat()
        waitForRendering(stage, 60)
        compare(House.newGame.count, 4)
        compare(places(), before)
    }
    function test_seats_have_room_data() {
        const rows = []
        for (const [width, height, print] of [[1024, 640, 0], [1024, 640, 1], [1024, 640, 3], [1280, 800, 3], [1920, 1080, 3]])
            rows.push({ tag: width + ", " + print, width: width, height: height, print: print })
        return rows
    }
    /// At any text size, no part of a seat covers another or extends beyond its row, and the choice of the player is
    /// not too small.
    function test_seats_have_room(row) {
        openNewGame("game-supergang")
        while (House.newGame.count < House.newGame.maxSeats)
            House.newGame.addSeat()
        Preferences.textSize = row.print
        resize(row.width, row.height)
        const wrong = () => {
            const found = []
            for (let index = 0; index < House.newGame.maxSeats; ++index) {
                const line = at("seat-" + index)
                const parts = ["mark", "name", "level", "remove"].map((name) => {
                    const part = seat(index, name)
                    return line.mapFromItem(part, 0, 0, part.width, part.height)
                })
                for (let part = 0; part < parts.length; ++part) {
                    if (parts[part].y < -1 || parts[part].y + parts[part].height > line.height + 1
                        || parts[part].x + parts[part].width > line.width)
                        found.push("beyond its row: " + part + " of seat " + index)
                    for (let other = 0; other < part; ++other)
                        if (parts[part].x < parts[other].x + parts[other].width && parts[other].x < parts[part].x + parts[part].width
                            && parts[part].y < parts[other].y + parts[other].height && parts[other].y < parts[part].y + parts[part].height)
                            found.push("over each other: " + part + " and " + other + " of seat " + index)
                }
                const mark = seat(index, "mark")
                const sign = Array.from(mark.children).find((item) => item.photo !== undefined)
                const arrow = Array.from(mark.children).find((item) => String(item.name).startsWith("chevron"))
                if (sign.x + sign.width > arrow.x)
                    found.push("an arrow under the sign of seat " + index)
                if (Math.abs(mark.y + mark.height / 2 - seat(index, "name").y - seat(index, "name").height / 2) > 1)
                    found.push("out of line: the name of seat " + index)
                if (row.print > 0 && seat(index, "level").shrunk < 1)
                    found.push("small: seat " + index)
            }
            return found
        }
        for (const language of ["en", "it", "fr"]) {
            Preferences.language = language
            tryVerify(() => wrong().length === 0, 2000, language + ": " + wrong())
        }
        // The last seat can be reached.
        seat(House.newGame.maxSeats - 1, "remove").forceActiveFocus()
        const scroller = at("seatsScroller")
        tryVerify(() => {
            const place = scroller.mapFromItem(at("seat-" + (House.newGame.maxSeats - 1)), 0, 0)
            return place.y >= 0 && place.y < scroller.height - 20
        })
    }
}
