// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

/// The player in the rail, with a mark or a face, has room above the edge of the window. The player's remarks are
/// visible.
TableCase {
    id: test

    name: "Person"

    function test_the_name_keeps_its_distance_data() {
        const rows = []
        for (const game of ["the-gang", "gang-of-dice", "gangz", "supergang"])
            for (const [width, height] of [[1024, 640], [1280, 800], [1920, 1080]])
                for (const level of [0, 2])
                    rows.push({ tag: game + " " + width + (level > 0 ? " with a face" : ""),
                                game: game, width: width, height: height, level: level })
        return rows
    }
    function test_the_name_keeps_its_distance(row) {
        show(row)
        Setup.startAgainst(row.game, ["Rosa", "Bea", "Vito"], [row.level, row.level, row.level], 5)
        tryVerify(() => test.anyTable !== null && test.anyTable.frame.size.width === stage.width)
        test.anyTable.openCurtain()
        const names = () => all((item) => item.objectName === "personName" && item.text !== "")
        tryVerify(() => names().length === 1, 5000)
        const name = names()[0]
        compare(test.anyTable.person.face > 0, row.level > 0)
        const rail = stage.mapFromItem(name.parent, 0, name.parent.height - name.parent.foot).y
        const low = stage.mapFromItem(name, 0, name.height).y
        verify(low <= rail - (name.parent.foot > 0 ? 0 : Theme.px(6)), name.text + " ends at " + low + " of " + rail)
        const sign = all((item) => item.photo !== undefined, name.parent)[0]
        verify(stage.mapFromItem(sign, 0, sign.height).y <= stage.mapFromItem(name, 0, 0).y + 1, "the face lies over the name")
    }
    function test_nothing_lies_over_what_is_said_data() {
        return ["the-gang", "gang-of-dice", "gangz", "supergang"].map((game) => ({ tag: game, game: game }))
    }
    function test_nothing_lies_over_what_is_said(row) {
        show({ width: 1024, height: 640 })
        Setup.startAgainst(row.game, ["Rosa", "Bea", "Vito"], [0, 2, 2], 5)
        seated()
        Setup.please(1)
        tryVerify(() => isThere("talk"))
        const bubble = at("talk").parent
        const plate = one((item) => item.talkLayer !== undefined && item.mark === 1, "plate")
        const place = stage.mapFromItem(bubble, 0, 0, bubble.width, bubble.height)
        const beside = stage.mapFromItem(plate, 0, 0, plate.width, plate.height)
        verify(place.x >= 0 && place.x + place.width <= beside.x, place + " " + beside)
        verify(middle(place).y > beside.y && middle(place).y < beside.y + beside.height, place + " " + beside)
        for (const thing of several((item) => item.width > 0, one((item) => item.hintLaysOut !== undefined, "board")))
            verify(reading.isIn(thing, bubble) || !isOver(thing, bubble), thing + " lies over what is said")
    }
}
