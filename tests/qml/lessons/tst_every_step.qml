// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing

/// In every step of every lesson, everything that is pointed at exists and is visible beside the plate.
LessonCase {
    id: test
    name: "EveryStep"

    /// Returns whether it is on a button that cannot be pressed now.
    function idle(item) {
        for (let at = item; at; at = at.parent)
            if (at.unavailable !== undefined)
                return at.unavailable || !at.enabled
        return false
    }
    /// Returns the texts on the board, except for the log and for buttons that cannot be pressed now.
    function said() {
        return all((item) => item.contentWidth !== undefined && item.elide !== undefined && item.text !== ""
                             && item.sentence === undefined && isSeen(item) && !idle(item),
                   one((item) => item.objectName === "board" && item.sourceComponent !== undefined, "the loader of the board"))
    }
    /// Numbers belong to the cards that they are on.
    function hidden(place) {
        return said().filter((text) => /[a-z]{3}/i.test(text.text) && !apart(painted(text), place)).map((text) => text.text)
    }
    /// Returns the texts below the plate that its sentence contains as whole words.
    function named(place) {
        return said().filter((text) => speaksOf(text.text) && !apart(painted(text), place)).map((text) => text.text)
    }
    /// Returns the open cards below the plate whose numbers are in its sentence. In a long row a card shows no more than its
    /// left part, too.
    function namedCards(place) {
        return all((item) => item.numberInWords > 0 && isSeen(item)
                             && new RegExp("(^|[^0-9])" + item.numberInWords + "($|[^0-9])").test(House.lesson.spoken))
            .filter((card) => !apart(stage.mapFromItem(card, 0, 0, card.width * 0.4, card.height), place))
            .map((card) => card.numberInWords)
    }
    function speaksOf(text) {
        const parts = House.lesson.spoken.split(text)
        return /\p{L}{3}/u.test(text)
            && parts.slice(1).some((after, at) => !/^\p{L}/u.test(after) && !/\p{L}$/u.test(parts[at]))
    }
    /// Returns the things with which a step can be played: cards, dice and buttons below the bar.
    function inUse() {
        if (House.lesson.tells)
            return []
        const board = one((item) => item.objectName === "board" && item.sourceComponent !== undefined, "the loader of the board")
        const bar = test.anyTable.frame.bar
        return all((item) => item.activeFocusOnTab && item.enabled && !item.summary && item.sentence === undefined && isSeen(item)
                             && item.width * item.height < 0.2 * stage.width * stage.height, board)
               .map((item) => ({ name: item.objectName || item.key || String(item),
                                 place: stage.mapFromItem(item, 0, 0, item.width, item.height) }))
               .filter((item) => item.place.y >= bar.y + bar.height)
    }
    /// Returns the part of a text that is not clipped by anything, including a list in which it can be scrolled.
    function seenPart(text) {
        let place = painted(text)
        for (let over = text.parent; over !== null && over !== stage; over = over.parent) {
            if (!over.clip)
                continue
            const room = stage.mapFromItem(over, 0, 0, over.width, over.height)
            const x = Math.max(place.x, room.x)
            const y = Math.max(place.y, room.y)
            place = Qt.rect(x, y,
                            Math.min(place.x + place.width, room.x + room.width) - x,
                            Math.min(place.y + place.height, room.y + room.height) - y)
        }
        return place
    }
    /// Returns whether the light's edge goes through a short text, of which a part is inside.
    function cuts(light, text) {
        const inside = Qt.rect(Math.max(light.x, text.x), Math.max(light.y, text.y), 0, 0)
        const width = Math.min(light.x + light.width, text.x + text.width) - inside.x
        const height = Math.min(light.y + light.height, text.y + text.height) - inside.y
        return width > 2 && height > 2 && (width < text.width - 2 || height < text.height - 2)
            && width * height > 0.3 * text.width * text.height && text.width < 1.3 * light.width
    }
    /// Names on the map move with it, and stand close to what is lit.
    function onMap(item) {
        for (let at = item; at; at = at.parent)
            if (at.objectName === "townView")
                return true
        return false
    }
    function trouble(hiding) {
        const found = lights()
        found.look()
        if (found.missing.length > 0)
            return "nothing answers to " + found.missing
        const plate = at("lessonPlate")
        const place = Qt.rect(plate.x, plate.y, plate.width, plate.height)
        if (place.x < 0 || place.y < 0 || place.x + place.width > stage.width || place.y + place.height > stage.height)
            return "the plate is outside: " + place
        for (let at = 0; at < found.lights.length; ++at) {
            const light = found.lights[at]
            const middle = Qt.point(light.x + light.width / 2, light.y + light.height / 2)
            if (light.width <= 0 || middle.x < 0 || middle.y < 0 || middle.x > stage.width || middle.y > stage.height)
                return "out of sight: " + at + " " + light
            if (!apart(place, light))
                return "the plate lies over " + at + ": " + place + " " + light
        }
        for (const rim of all((item) => item.objectName === "lessonRim" && isSeen(item))) {
            const rect = stage.mapFromItem(rim, 0, 0, rim.width, rim.height)
            if (rect.x < 0 || rect.y < 0 || rect.x + rect.width > stage.width || rect.y + rect.height > stage.height)
                return "a light ends outside the window: " + rect
        }
        // A figure that the plate names, and that is lit, is not a ghost.
        for (const piece of all((item) => item.veiled === true && isSeen(item)))
            if (found.lights.some((light) => !apart(stage.mapFromItem(piece, 0, 0, piece.width, piece.height), light)))
                return "somebody in a light is drawn translucent"
        for (const light of found.lights)
            for (const text of said())
                // Single characters are on buttons below.
                if (!onMap(text) && text.text.length > 1 && cuts(light, seenPart(text)))
                    return "a light cuts " + text.text
        for (const sign of all((item) => item.objectName === "standingGang" && isSeen(item)).map((gang) => gang.children[3])) {
            const rect = stage.mapFromItem(sign, 0, 0, sign.width, sign.height)
            if (found.lights.some((light) => cuts(light, rect)))
                return "a light cuts the sign of a gang: " + rect
        }
        for (const seat of test.anyTable.frame.plates)
            if (!apart(place, seat) && said().some((text) => speaksOf(text.text) && !apart(painted(text), seat)))
                return "the plate lies over a player whom it names: " + seat + " " + place
        if (named(place).length > 0)
            return "the plate lies over what it names: " + named(place)
        if (namedCards(place).length > 0)
            return "the plate lies over cards that it names: " + namedCards(place)
        if (hidden(place).length > hiding)
            return "the plate lies over: " + hidden(place)
        if (found.freePlaces().length !== House.lesson.free.length)
            return "nothing answers to one of " + House.lesson.free
        for (const free of found.freePlaces())
            if (!apart(place, free))
                return "the plate lies over what should be free: " + free + " " + place
        for (const item of inUse())
            if (!apart(place, item.place))
                return "the plate lies over what is to be used: " + item.name + " " + item.place + " " + place
        if (House.lesson.tells && isThere("done") && all((item) => item.row !== undefined && item.brief !== undefined).length === 0)
            return "a menu offers only that the move is done"
        // Texts for the points of Gangz are not squeezed into one line while there is room below.
        const squeezed = [].concat(...all((item) => item.reason !== undefined && item.most !== undefined
                                                    && !item.flat && (item.count === 0 || item.speck))
            .map((chip) => test.reading.small(12, chip)))
        if (squeezed.length > 0)
            return squeezed.join("; ")
        const cut = test.crowded([], plate)
        if (cut.length > 0)
            return cut.join("; ")
        const buttons = all((item) => item.press !== undefined && item.objectName !== "lessonAnew" && isSeen(item), plate)
        if (new Set(buttons.map((button) => button.y)).size > 1 && new Set(buttons.map((button) => button.width)).size > 1)
            return "the buttons are ragged: " + buttons.map((button) => button.width)
        const column = one((item) => item.objectName === "lessonSentence", "sentence").parent
        return column.y + column.height > plate.height - Theme.px(10) || column.children[0].width > plate.width
               ? "the plate is too small" : ""
    }
    /// Each lesson in one of the languages, in two of the windows; the nightly tests check all languages and windows.
    function test_everything_is_there_data() {
        const languages = ["en", "it", "fr"]
        const sizes = [[1024, 640, 3], [1024, 640, 0], [1280, 800, 3], [1920, 1080, 0], [1280, 800, 0], [1920, 1080, 3]]
        const rows = []
        for (const lesson of ["the-gang", "the-gang_2", "gang-of-dice", "gangz", "supergang", "supergang_2"]) {
            const turn = rows.length
            for (const language of Setup.thorough() ? languages : [languages[turn % 3]])
                rows.push({ tag: lesson + " " + language, lesson: lesson, game: lesson.split("_")[0], language: language,
                            sizes: Setup.thorough() ? sizes : [sizes[0], sizes[1 + turn % 2]] })
        }
        return rows
    }
    function test_everything_is_there(row) {
        Preferences.language = row.language
        // The end of a round waits only if the guard has some patience.
        PressGuard.patience = row.game === "gangz" ? 1 : 0
        House.startLesson(row.lesson)
        seated()
        const wrong = []
        for (let step = 0; step < House.lesson.steps; ++step) {
            tryVerify(() => House.lesson.shown && House.lesson.step === step && isThere("lessonPlate"), 30000)
            for (const size of row.sizes) {
                // If much is lit, the plate may cover a sentence that is not.
                const hiding = size[2] === 0 && ["the-gang", "gang-of-dice"].includes(row.game) ? 1 : 100
                resize(size[0], size[1])
                Preferences.textSize = size[2]
                for (let time = 0; time < 40 && (test.anyTable.frame.size.width !== size[0] || trouble(hiding) !== ""); ++time)
                    wait(50)
                if (trouble(hiding) !== "")
                    wrong.push("step " + (step + 1) + " " + size + ": " + trouble(hiding))
            }
            if (House.lesson.tells && !House.lesson.atEnd)
                House.lesson.goOn()
            else if (!House.lesson.tells)
                House.lesson.showMe()
        }
        compare(wrong, [])
    }
}
