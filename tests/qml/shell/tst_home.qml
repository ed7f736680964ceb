// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

ShellCase {
    name: "Home"

    function leave(count) {
        for (let i = 0; i < count; ++i)
            Setup.leave(i % 2 === 0 ? "the-gang" : "gang-of-dice", ["Rosa", "Bea"])
        awaits("match-0")
    }
    function seen(row) {
        const card = at("match-" + row)
        if (card === null)
            return false
        const left = card.mapToItem(at("shelf"), 0, 0).x
        return left >= -1 && left + card.width <= at("shelf").width + 1
    }

    function test_no_game_was_left() {
        compare(at("shelf"), null)
        verify(at("game-the-gang").activeFocus)
    }
    /// The home screen begins with the game of the table that was left.
    function test_the_game_one_comes_from_data() {
        return ["the-gang", "gang-of-dice", "gangz", "supergang"].map((game) => ({ tag: game }))
    }
    function test_the_game_one_comes_from(row) {
        House.learn(row.tag)
        tryVerify(() => House.screen === House.Table)
        House.goHome()
        tryVerify(() => at("game-" + row.tag) !== null && at("game-" + row.tag).activeFocus)
        verify(at("game-" + row.tag).lit)
    }
    function test_games_that_were_left_data() { return [{ tag: "1" }, { tag: "2" }, { tag: "3" }, { tag: "5" }] }
    function test_games_that_were_left(row) {
        const count = Number(row.tag)
        leave(count)
        for (let i = 0; i < Math.min(3, count); ++i)
            verify(seen(i), i)
        compare(at("match-3"), null)
        verify(Reader.name(at("match-0")).startsWith("Continue: "), Reader.name(at("match-0")))
    }
    /// Older games stay reachable.
    function test_all_games_data() { return [{ tag: "mouse" }, { tag: "key" }, { tag: "no game" }] }
    function test_all_games(row) {
        if (row.tag !== "no game")
            leave(4)
        if (row.tag === "key")
            keyClick(Qt.Key_O, Qt.ControlModifier)
        else
            mouseClick(at("allGames"))
        compare(House.screen, House.Matches)
        compare(MatchList.count, row.tag === "no game" ? 0 : 4)
    }
    function test_a_small_window_shows_two() {
        resize(800, 500)
        leave(3)
        tryVerify(() => seen(1))
        compare(at("match-2"), null)
    }
    function test_a_game_that_is_played_elsewhere() {
        const match = Setup.leave("the-gang", ["Rosa", "Bea"])
        Setup.openElsewhere(match)
        Shelf.lookAround()
        awaits("match-0")
        verify(Reader.description(at("match-0")).startsWith("being played in another window"))
        mouseClick(at("match-0"))
        keyClick(Qt.Key_Return)
        compare(House.screen, House.Home)
        Setup.closeElsewhere()
        // The other window has just opened it.
        Shelf.lookAround()
        Setup.openElsewhere(match)
        mouseClick(at("match-0"))
        compare(House.screen, House.Home)
        verify(at("match-0").elsewhere)
        Setup.closeElsewhere()
        Shelf.lookAround()
        mouseClick(at("match-0"))
        compare(House.screen, House.Table)
    }
    function test_a_damaged_game_is_put_away_data() { return [{ tag: "mouse" }, { tag: "key" }, { tag: "reader" }] }
    function test_a_damaged_game_is_put_away(row) {
        leave(1)
        Setup.leaveDamaged()
        tryCompare(Shelf, "count", 2)
        tryVerify(() => at("match-1") !== null && at("match-1").x > 0)
        const card = at("match-0").damaged ? at("match-0") : at("match-1")
        verify(Reader.name(card).startsWith("Delete: "))
        if (row.tag === "mouse") {
            mouseClick(card)
        } else if (row.tag === "key") {
            card.forceActiveFocus()
            keyClick(Qt.Key_Return)
        } else {
            Reader.press(card)
        }
        tryCompare(Shelf, "count", 1)
        compare(House.problem, "")
        compare(House.screen, House.Home)
        mouseClick(at("match-0"))
        compare(House.screen, House.Table)
    }
    function test_arrows_go_where_the_eye_goes_data() {
        return [{ tag: "no game", games: 0 }, { tag: "one game", games: 1 }, { tag: "four games", games: 4 }]
    }
    function test_arrows_go_where_the_eye_goes(row) {
        leave_(row.games)
        keyOn("game-the-gang", Qt.Key_Right)
        verify(at("game-gang-of-dice").activeFocus)
        keyClick(Qt.Key_Left)
        verify(at("game-the-gang").activeFocus)
        // On a tall tile it is above the middle.
        const middle = (item) => item.mapToItem(stage, 0, item.height / 2).y
        const above = middle(at("learn-the-gang")) < middle(at("game-the-gang"))
        keyClick(above ? Qt.Key_Up : Qt.Key_Down)
        verify(at("learn-the-gang").activeFocus)
        keyClick(above ? Qt.Key_Down : Qt.Key_Up)
        verify(at("game-the-gang").activeFocus)
        keyClick(Qt.Key_Down)
        if (!above)
            keyClick(Qt.Key_Down)
        verify(at(row.games > 0 ? "match-0" : "allGames").activeFocus)
        keyClick(Qt.Key_Up)
        verify(at("game-the-gang").activeFocus || at("game-gang-of-dice").activeFocus)
        keyOn("allGames", Qt.Key_Right)
        verify(at("rules").activeFocus)
        keyClick(Qt.Key_Right)
        verify(at("settings").activeFocus)
        keyOn("game-supergang", Qt.Key_Up)
        if (above)
            keyClick(Qt.Key_Up)
        verify(at("sound").activeFocus)
        keyClick(Qt.Key_Right)
        verify(at("languages").activeFocus)
        keyOn("game-the-gang", Qt.Key_Up)
        if (above)
            keyClick(Qt.Key_Up)
        verify(at("joinFriends").activeFocus || at("statistics").activeFocus)
        keyOn("joinFriends", Qt.Key_Left)
        verify(at("statistics").activeFocus)
    }
    function leave_(count) { if (count > 0) leave(count) }
    function test_all_fits_data() {
        const rows = []
        for (const [width, height, print] of [[800, 500], [1008, 592], [1024, 640], [1280, 720], [1280, 800], [1920, 1080],
                                              [2560, 1080], [1280, 800, 1], [1280, 800, 2], [1280, 800, 3], [1366, 768, 3], [1024, 640, 3],
                                              [1920, 1200, 3]])
            for (const games of [0, 1, 4])
                rows.push({ tag: width + "x" + height + ", " + games + ", " + (print ?? 0),
                            width: width, height: height, print: print ?? 0, games: games })
        return rows
    }
    function overlapping(names, width, height) {
        const places = names.map(name => ({ name: name, at: at(name).mapToItem(stage, Qt.rect(0, 0, at(name).width, at(name).height)) }))
        for (const one of places) {
            if (one.at.x < 0 || one.at.y < 0 || one.at.right > width || one.at.bottom > height)
                return one.name + " is cut"
            for (const other of places)
                if (one.name < other.name && one.at.right > other.at.left && other.at.right > one.at.left
                    && one.at.bottom > other.at.top && other.at.bottom > one.at.top)
                    return one.name + " and " + other.name
        }
        return ""
    }
    function wordsOf(item) {
        let found = []
        for (let at_ = 0; at_ < item.children.length; ++at_) {
            const child = item.children[at_]
            if (child.visible)
                found = found.concat(child.contentWidth !== undefined && child.text !== "" ? [child] : wordsOf(child))
        }
        return found
    }
    /// Finds a tile whose text does not fit, or whose picture ends at another height than the others.
    function wrongTile() {
        const tiles = ["the-gang", "gang-of-dice", "gangz", "supergang"].map((id) => at("game-" + id))
        for (const tile of tiles) {
            for (const text of wordsOf(tile)) {
                const place = text.mapToItem(tile, Qt.rect(0, 0, text.width, text.contentHeight))
                if (place.top < 8 || place.bottom > tile.height - 8)
                    return tile.objectName + ": " + text.text + " from " + place.top + " to " + place.bottom + " of " + tile.height
            }
            const chip = at(tile.objectName.replace("game", "learn"))
            const emblem = at("emblem", tile)
            const over = chip.mapFromItem(emblem, 0, 0, emblem.width, emblem.height)
            if (emblem.height > 0 && over.top < chip.height && over.bottom > 0)
                return tile.objectName + ": the way to the lesson lies over the picture"
            if (Math.abs(tile.picture.height - tiles[0].picture.height) > 1)
                return tile.objectName + "'s picture"
        }
        return ""
    }
    /// Nothing overlaps or extends beyond the window.
    function test_all_fits(row) {
        leave_(row.games)
        Preferences.textSize = row.print
        for (const language of ["en", "it", "fr"]) {
            Preferences.language = language
            resize(row.width, row.height)
            const names = ["game-the-gang", "game-gang-of-dice", "allGames", "rules", "settings",
                           "credits", "quit", "statistics", "joinFriends", "sound", "languages"]
            if (row.games > 0)
                names.push("shelf")
            if (at("tagline") !== null)
                names.push("tagline")
            else
                verify(row.print > 0 || row.height < 600, "the tagline has no room")
            // Grids are laid out a moment later.
            tryVerify(() => overlapping(names, row.width, row.height) === "", 2000,
                      language + ": " + overlapping(names, row.width, row.height))
            tryVerify(() => wrongTile() === "", 2000, language + ": " + wrongTile())
            const join = at("joinFriends")
            verify(!reading.overlap(join.mapToItem(stage, Qt.rect(0, 0, join.width, join.height)), reading.painted(at("wordmark")), 0),
                   language + ": the way to friends lies over the name")
            if (row.width === 1280)
                readable(row.tag + " " + language)
        }
    }
}
