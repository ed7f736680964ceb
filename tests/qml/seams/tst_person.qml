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
    readonly property var games: ["the-gang", "gang-of-dice", "gangz", "supergang"]
    function gamesInSizes() {
        const rows = []
        for (const game of test.games)
            for (const [width, height, print] of [[1024, 640, 0], [1024, 640, 3], [1280, 800, 3], [1920, 1080, 0]])
                rows.push({ tag: game + " " + width + (print ? " large" : ""), game: game, width: width, height: height, print: print })
        return rows
    }
    function startNamed(row) {
        show(row)
        Setup.startAgainst(row.game, ["Constance", "Massimiliano", "Bea"], [0, 2, 3], 5)
        seated()
        test.anyTable.openCurtain()
        tryVerify(() => isThere("personName"))
        settled()
    }
    /// A wide announcement hides no remark: that lies below the plate of its speaker meanwhile.
    function test_no_announcement_lies_over_what_is_said_data() { return gamesInSizes() }
    function test_no_announcement_lies_over_what_is_said(row) {
        startNamed(row)
        Setup.please(1)
        tryVerify(() => isThere("talk"))
        const bubble = at("talk").parent
        const board = one((item) => item.hintLaysOut !== undefined, "board")
        const left = bubble.x
        const room = test.anyTable.frame.bannerRoom
        board.banner = room
        const place = stage.mapFromItem(bubble, 0, 0, bubble.width, bubble.height)
        verify(!reading.overlap(place, room, 1), place + " under " + room)
        verify(place.x >= 0 && place.x + place.width <= stage.width && place.y + place.height <= stage.height, place)
        board.banner = Qt.rect(0, 0, 0, 0)
        compare(bubble.x, left)
    }
    /// Names that are not extreme are nowhere cut off: not in the rail, and not on the plates.
    function test_names_are_whole_data() { return gamesInSizes() }
    function test_names_are_whole(row) {
        startNamed(row)
        for (const name of ["Constance", "Massimiliano"])
            for (const text of several((item) => item.text === name && item.contentWidth !== undefined && item.elide !== undefined))
                verify(!text.truncated && text.contentWidth <= text.width + 1, name + ": " + text.contentWidth + " of " + text.width)
    }
    /// Portraits are large enough to be recognized, lie on their plates, and no text lies on them.
    function test_portraits_data() { return gamesInSizes() }
    function test_portraits(row) {
        startNamed(row)
        const plates = several((item) => item.talkLayer !== undefined)
        let faces = 0
        for (const plate of plates) {
            const room = stage.mapFromItem(plate, 0, 0, plate.width, plate.height)
            for (const sign of all((item) => item.photo > 0, plate)) {
                const place = stage.mapFromItem(sign, 0, 0, sign.photo, sign.photo)
                ++faces
                verify(sign.photo >= 24, "a face of " + sign.photo)
                verify(place.x >= room.x && place.y >= room.y - 1 && place.x + place.width <= room.x + room.width
                       && place.y + place.height <= room.y + room.height + 1, place + " on " + room)
                for (const text of all((item) => item.contentWidth !== undefined && item.elide !== undefined && item.text !== "", plate))
                    verify(!reading.overlap(place, painted(text), 1), text.text + " lies on a face")
            }
        }
        verify(faces >= 2 || row.game === "supergang", faces + " faces")
    }
}
