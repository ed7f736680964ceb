// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang
import Backroom.Testing

/// Where the menu of actions lies, what of it is seen, and how a refusal keeps off what it speaks of.
SuperGangCase {
    id: test

    name: "SuperGangMenu"

    readonly property int ever: 3600000

    /// The vamp is dead, and can be recruited here: four actions.
    function startWithFour(cash) {
        begin(street({ gangs: [{ cash: cash ?? 100, figures: { killer: { place: "s50", behind: "s45" }, vamp: dead } }, {}, {}],
                       dice: [2, 2] }),
              [roll, move("killer", ["s51", "hair"])])
    }
    /// The dealer in a shop that sells pawns, where Bea's killer is: he could do six things if he were not so poor.
    function startWithPawnsForSale(cash) {
        begin(street({ gangs: [{ cash: cash, figures: { dealer: { place: "s97", behind: "s98" } } },
                               { figures: { killer: { place: "tobacco" } } }, {}], dice: [2, 2, 2] }),
              [roll, move("dealer", ["s96", "tobacco"])])
    }
    /// In the street with two of Bea's men, a patrol, whose presence forbids that fight, and an accomplice.
    function startAmongAll() {
        begin(street({ gangs: [{ cash: 200, figures: { killer: { place: "s46", behind: "s37" }, vamp: { place: "s45", behind: "s48" } } },
                               { figures: { killer: { place: "s45", behind: "s50" }, dealer: { place: "s45", behind: "s50" } } }, {}],
                       patrols: [{ place: "s50", behind: "s51" }, away], dice: [3, 2, 2, 1] }),
              [roll, move("patrol-1", ["s45"]), move("killer", ["s47", "s48", "s45"])])
        verify(hasMenu())
    }
    function list() { return all((item) => item.needed !== undefined && item.reveal !== undefined, at("actionMenu"))[0] }
    function inStage(item) { return stage.mapFromItem(item, 0, 0, item.width, item.height) }
    function overlap(one, other) {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        return wide > 0 && high > 0 ? wide * high : 0
    }
    /// The part of a figure's picture that is drawn.
    function body(item) {
        const part = inStage(item)
        return Qt.rect(part.x + part.width * 0.3, part.y + part.height * 0.25, part.width * 0.4, part.height * 0.65)
    }
    function actor() { return figures().filter((item) => item.acting)[0] }

    function test_all_actions_are_seen_data() {
        const rows = []
        for (const [width, height] of [[1024, 640], [1280, 800], [1920, 1080]])
            for (const language of ["en", "it", "fr"])
                rows.push({ tag: language + " " + width + "x" + height, language: language, width: width, height: height })
        return rows
    }
    function test_all_actions_are_seen(row) {
        show(row)
        for (const [when, open, least] of [["four", () => startWithFour(), 4], ["four, poor", () => startWithFour(20), 4],
                                           ["six", () => startWithPawnsForSale(200), 6], ["six, poor", () => startWithPawnsForSale(3), 5],
                                           ["in company", () => startAmongAll(), 3]]) {
            open()
            waitForRendering(stage, 60)
            verify(hasMenu())
            verify(rows().length >= least, when + ": " + rows().map((item) => item.row.word))
            verify(!list().interactive, when + ": " + list().needed + " in " + list().height)
            verify(!isThere("menuMore"))
            const plate = inStage(at("actionMenu"))
            const view = table.layout.camera.view
            verify(plate.y >= view.y - 1 && plate.y + plate.height <= view.y + view.height + 1, when + ": in the town")
            const seen = inStage(list())
            for (const line of rows()) {
                const part = inStage(line)
                verify(part.y >= seen.y - 1 && part.y + part.height <= seen.y + seen.height + 1, when + ": " + line.row.word)
                // What is measured is what is drawn.
                verify(Math.abs(line.heights[line.brief] - line.height) <= 3,
                       when + ": " + line.row.word + " " + line.heights + " " + line.height)
            }
            compare(crowded(players, at("actionMenu")), [], when)
        }
    }
    /// With large text the rows may scroll, which a sign says until the last one is seen.
    function test_more_rows_follow() {
        show({ width: 1024, height: 640, print: 3 })
        startWithPawnsForSale(200)
        waitForRendering(stage, 60)
        compare(isThere("menuMore"), list().interactive)
        if (list().interactive) {
            const over = centre(at("actionMenu"))
            for (let turn = 0; turn < 40; ++turn)
                mouseWheel(stage, over.x, over.y, 0, -120)
            tryVerify(() => !isThere("menuMore"))
        }
    }
    /// A brief row that does not say why it is refused answers with the reason.
    function test_a_brief_row_says_why() {
        show({ width: 1024, height: 640 })
        startWithPawnsForSale(3)
        waitForRendering(stage, 60)
        for (const line of rows().filter((item) => !item.row.enabled)) {
            clickOn(line)
            if (line.said === "")
                verify(table.refusal.text !== "", line.row.word)
            table.clearRefusal()
        }
        compare(Setup.lines(), 2)
    }
    /// Neither the menu nor its line covers the figure that acts, wherever it stands.
    function test_the_actor_is_seen_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080]]) }
    function test_the_actor_is_seen(row) {
        show(row)
        for (const open of [() => startInShop(), () => startWithFour(), () => startWithPawnsForSale(200), () => startAmongAll(),
                            () => begin(street(), [roll, move("killer", ["s47", "s48", "s45"])])]) {
            open()
            waitForRendering(stage, 60)
            verify(hasMenu())
            compare(overlap(inStage(at("actionMenu")), body(actor())), 0, "the menu " + inStage(at("actionMenu")) + " " + body(actor()))
            const line = all((item) => item.objectName === "menuArrow")
            if (line.length > 0)
                compare(overlap(inStage(line[0]), body(actor())), 0, "the line " + inStage(line[0]) + " " + body(actor()))
        }
    }
    /// A refused move is explained beside the figure in hand and the lit places.
    function test_a_refusal_lies_beside() {
        startMoving()
        clickOn(figure(key(0, killer)))
        verify(table.choosing)
        for (const place of ["s45", "s37", "s50", "s39"]) {
            const point = placePoint(place)
            clickAt(point)
            if (table.refusal.text === "")
                continue
            const plate = inStage(refusalPlate()[0])
            verify(plate.x > point.x || plate.x + plate.width < point.x || plate.y > point.y || plate.y + plate.height < point.y, place)
            compare(overlap(plate, body(figure(key(0, killer)))), 0, place + ": the figure")
            const zoom = table.layout.camera.zoom
            for (const lit of table.lit) {
                const corner = onTown(Qt.point(lit.x, lit.y))
                compare(overlap(plate, Qt.rect(corner.x, corner.y, lit.width * zoom, lit.height * zoom)), 0, place + ": a lit place")
            }
            table.clearRefusal()
            if (!table.choosing)
                clickOn(figure(key(0, killer)))
        }
    }
    /// The key that follows a digit is not meant for what the digit has opened.
    function test_the_next_question_needs_its_own_key_data() {
        return [{ tag: "Return", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }, { tag: "digit", key: Qt.Key_3 }]
    }
    function test_the_next_question_needs_its_own_key(row) {
        startInShop()
        strike(Qt.Key_H)
        tryVerify(() => table.hint !== "", 20000)
        PressGuard.patience = ever
        strike(Qt.Key_1)
        verify(table.menu.preparing)
        wait(20)
        strike(row.key)
        verify(table.menu.preparing)
        compare(Setup.frames(), 0)
        compare(Setup.lines(), 2)
        PressGuard.patience = 0
        at("go").forceActiveFocus(Qt.TabFocusReason)
        strike(Qt.Key_Return)
        compare(Setup.frames(), 1)
    }
    /// The key of Done is no letter.
    function test_zero_is_crossed() {
        startInShop()
        clickOn(row("Racket"))
        const crossed = all((item) => item.objectName === "zeroStroke")
        compare(crossed.length, 1)
        verify(inside(crossed[0], inStage(at("done"))))
    }
    /// A picture of the table has no controls.
    function test_a_picture_has_no_controls() {
        startTown()
        verify(isThere("zoomIn"))
        let seen = null
        const note = () => { if (House.picturing) seen = all((item) => item.objectName === "zoomIn").length }
        House.picturingChanged.connect(note)
        House.keepPicture()
        House.picturingChanged.disconnect(note)
        compare(seen, 0)
        tryVerify(() => isThere("zoomIn"))
    }
    /// A link that cannot be followed does not look like one.
    function test_a_resting_link() {
        startInShop({}, 99)
        const why = all((item) => item.rule === "SG-5.5" && item.asked !== undefined, row("Buy the shop"))[0]
        verify(why.font.underline && Qt.colorEqual(why.color, Theme.brassLight))
        at("actionMenu").enabled = false
        verify(!why.font.underline && !Qt.colorEqual(why.color, Theme.brassLight))
    }
}
