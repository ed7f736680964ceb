// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

/// Every page of the real books, in the smallest window.
RulebookCase {
    id: test
    name: "RulebookPages"

    function initTestCase() {
        Setup.useOwnBooks()
        Preferences.speed = Preferences.Off
        resize(1024, 640)
    }
    function cleanupTestCase() { Rulebook.close() }
    function cleanup() {
        Preferences.textSize = 0
        resize(1024, 640)
    }

    /// Finds texts that do not fit.
    function cut(item, left, right, found, pictured) {
        if (!item.visible)
            return
        if (item.paintedWidth !== undefined && typeof item.text === "string" && item.text !== "") {
            const x = item.mapToItem(stage, 0, 0).x
            // Numbers on cards are set closer than their line height; parts that a figure does not show are beyond
            // its edge.
            const cutOff = !pictured && (item.paintedWidth > item.width + 1 || item.paintedHeight > item.height + 1
                                         || x < left - 1 || x + item.paintedWidth > right + 1)
            if (cutOff || (item.truncated && x >= left && x < right))
                found.push(item.text + " (" + [x, item.paintedWidth, item.paintedHeight, item.width, item.height, right]
                    .map((n) => Math.round(n)).join(" ") + ")")
        }
        for (let i = 0; i < item.children.length; ++i)
            cut(item.children[i], left, right, found, pictured || item.objectName === "figurePicture" || item.objectName === "picturedCard")
    }
    function overlaps() {
        let bottom = -1e9
        const rows = []
        for (let i = 0; i < page().contentItem.children.length; ++i) {
            const row = page().contentItem.children[i]
            if (row.kind !== undefined && row.visible)
                rows.push(row)
        }
        rows.sort((one, other) => one.y - other.y)
        for (const row of rows) {
            if (row.y < bottom - 1)
                return row.plain
            bottom = row.y + row.height
        }
        return ""
    }
    function look(where) {
        const paper = page().parent
        const left = paper.mapToItem(stage, 0, 0).x
        const found = []
        cut(paper, left, left + paper.width, found, false)
        compare(found, [], where)
        compare(overlaps(), "", where)
    }

    function test_the_game_in_one_minute_fits_one_screen_data() {
        const rows = []
        for (const game of ["the-gang", "gang-of-dice"])
            for (const language of ["en", "it", "fr"])
                rows.push({ tag: game + " " + language, game: game, language: language })
        return rows
    }
    function test_the_game_in_one_minute_fits_one_screen(row) {
        resize(1280, 800)
        Preferences.language = row.language
        Rulebook.textSize = 0
        verify(Rulebook.openBook(row.game))
        tryVerify(() => page() !== null)
        compare(Rulebook.section, "minute")
        compare(Rulebook.anchorRow, 0)
        tryVerify(() => textOf(PageModel.Foot) !== null, 3000)
        const foot = textOf(PageModel.Foot)
        tryVerify(() => foot.y <= page().contentY + page().height, 3000, foot.y + " " + page().height)
        resize(1024, 640)
    }
    function textOf(kind) {
        for (let i = 0; i < page().contentItem.children.length; ++i)
            if (page().contentItem.children[i].kind === kind)
                return page().contentItem.children[i]
        return null
    }

    function test_no_text_is_cut_off_data() {
        const rows = []
        for (const game of ["the-gang", "gang-of-dice", "gangz", "supergang"])
            for (const language of ["en", "it", "fr"])
                for (const [size, print] of [[0, 0], [4, 0], [0, 3], [4, 3]].slice(["gangz", "supergang"].includes(game) ? 3 : 0))
                    rows.push({ tag: game + " " + language + " " + size + (print ? " large" : ""),
                                game: game, language: language, size: size, print: print })
        return rows
    }
    function test_no_text_is_cut_off(row) {
        Preferences.language = row.language
        Rulebook.textSize = row.size
        Preferences.textSize = row.print
        resize(row.print ? 1280 : 1024, row.print ? 800 : 640)
        verify(Rulebook.openBook(row.game))
        tryVerify(() => page() !== null && at("search").width > 0)
        compare(Rulebook.language, row.language)
        let pages = 0
        for (; pages < 30; ++pages) {
            page().forceLayout()
            for (let screens = 0; screens < 60; ++screens) {
                look(row.tag + " " + Rulebook.section)
                const before = page().contentY
                page().scroll(0.8 * page().height)
                page().forceLayout()
                if (page().contentY - before < 1)
                    break
            }
            if (Rulebook.nextTitle === "")
                break
            Rulebook.openNext()
        }
        verify(pages > 10)
    }
}
