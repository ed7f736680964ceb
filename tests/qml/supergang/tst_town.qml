// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.SuperGang
import Backroom.Testing

/// Things to see in the town: names depending on the zoom, explanations.
SuperGangCase {
    name: "SuperGangTown"

    function textsOf(item) {
        return all((text) => text.contentWidth !== undefined && text.text !== "" && isSeen(text), item).map((text) => text.text)
    }
    function detailTitle() { return table.detail.title }

    function test_the_town_from_far_comes_first() {
        verify(Setup.startPosition(players, {}, street(), []))
        tryVerify(() => House.table !== null && isThere("screen"))
        const picture = one((item) => item.objectName === "before" && item.source !== undefined
                                      && item.item !== undefined && item.item !== null, "what is seen before")
        const view = table.layout.camera.view
        const drawn = all((item) => item.status === Image.Ready && item.across === undefined
                                   && String(item.source) === "qrc:/art/town/far.svg", picture)
        compare(drawn.length, 1)
        compare(drawn[0].parent.width, view.width)
        compare(drawn[0].sourceSize.width, Math.ceil(2000 * table.layout.camera.zoom))
        seated()
        tryVerify(() => figures().length > 0)
        compare(all((item) => item.objectName === "before" && item.item !== undefined && item.item !== null).length, 0)
    }
    function test_names_by_zoom() {
        startTown()
        const camera = table.layout.camera
        const sign = shopSign("The Lost Loaf")
        verify(camera.zoom < 0.675)
        compare(textsOf(sign.nameplate), [])
        camera.zoomTo(0.8, Qt.point(400, 400), Qt.point(400, 400))
        compare(textsOf(sign.nameplate), ["The Lost Loaf"])
        camera.zoomTo(1.6, Qt.point(400, 400), Qt.point(400, 400))
        compare(textsOf(sign.nameplate).length, 2)
        verify(textsOf(sign.nameplate)[1].includes("50"), textsOf(sign.nameplate)[1])
        camera.fit()
        compare(textsOf(sign.nameplate), [])
    }
    /// The owner of a shop is visible at any zoom, on the minimap as well, and where a figure stands before the sign.
    function test_roofs_of_owners() {
        startTown()
        const roofs = () => all((item) => item.shop !== undefined && item.racket !== undefined && item.mark >= 0)
        const camera = table.layout.camera
        for (const zoom of [camera.zoom, 0.8, 1.6]) {
            camera.zoomTo(zoom, Qt.point(400, 400), Qt.point(400, 400))
            const seen = roofs().filter((item) => item.zoom === camera.zoom)
            compare(seen.map((item) => [item.mark, item.racket]), [[0, false], [1, true]])
            for (const roof of seen)
                verify(roof.width > 60 * zoom && roof.height > 40 * zoom, [roof.width, roof.height])
        }
        compare(roofs().length, 4, "those of the minimap too")
        camera.fit()
    }
    /// A racket that has gone is no longer drawn.
    function test_a_roof_without_a_racket() {
        begin(street({ shops: { couture: { racket: 0 } } }))
        const roof = () => all((item) => item.shop !== undefined && item.racket !== undefined && item.zoom === table.layout.camera.zoom)
        const mine = roof().filter((item) => item.mark === 0)[0]
        const corner = stage.mapFromItem(mine, 0, 0)
        const colours = () => {
            const picture = grabImage(stage)
            let list = ""
            for (let across = 1; across < 8; ++across)
                list += picture.pixel(Math.round(corner.x + mine.width * across / 8), Math.round(corner.y + mine.height * 0.7)) + " "
            return list
        }
        const before = colours()
        compare(colours(), before)
        table.giveUp()
        settled()
        compare(mine.mark, -1)
        waitForRendering(stage, 60)
        verify(colours() !== before, before)
    }
    function test_a_district_lights_up() {
        startTown()
        const dark = () => isThere("districtLight")
        verify(!dark())
        const chips = all((item) => item.lit !== undefined && item.outOf !== undefined && isSeen(item))
        const chip = chips[1]
        const there = stage.mapFromItem(chip, chip.width / 2, chip.height / 2)
        mouseMove(stage, there.x, there.y)
        mouseMove(stage, there.x + 1, there.y)
        tryCompare(table, "litDistrict", chip.of.district)
        // The names of its shops lie above the dark around it.
        for (const sign of all((item) => item.nameplate !== undefined))
            compare(sign.nameplate.parent === sign.names, sign.district !== chip.of.district)
        verify(dark() && chip.lit)
        mouseMove(stage, 400, 400)
        tryCompare(table, "litDistrict", -1)
        verify(!dark())
        // By keyboard, and announced.
        const plate = all((item) => item.districts !== undefined && item.led !== undefined)[0]
        plate.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        compare(table.litDistrict, plate.districts[0].district)
        keyClick(Qt.Key_Right)
        compare(table.litDistrict, plate.districts[1].district)
        verify(dark())
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        compare(table.litDistrict, -1)
        verify(plate.activeFocus)
        // A line of the log about it does the same.
        table.pointAt(Qt.point(SuperGangTable.DistrictSubject, 3))
        compare(table.litDistrict, 3)
        table.pointAway()
        compare(table.litDistrict, -1)
    }
    /// Those in jail, in the clinic and in the graveyard lie where they can be counted, with their number.
    function test_heads_can_be_counted() {
        const away = (state) => ({ state: state, years: state === "jail" ? 3 : 0 })
        begin(street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" },
                                            vamp: { state: "clinic" }, dealer: { state: "clinic" } } },
                               { figures: { killer: { state: "clinic" }, vamp: dead, dealer: away("jail") } },
                               { figures: { killer: away("jail"), vamp: dead } }] }))
        const wards = all((item) => item.heads !== undefined && item.count !== undefined && isSeen(item))
        compare(wards.map((item) => item.count), [3, 2, 2])
        for (const ward of wards) {
            const lying = figures().filter((item) => "chips/" + item.chip === ward.picture)
            compare(lying.length, ward.count)
            for (let one = 0; one < lying.length; ++one)
                for (let other = 0; other < one; ++other) {
                    const apart = Math.max(Math.abs(lying[one].x - lying[other].x), Math.abs(lying[one].y - lying[other].y))
                    verify(apart >= 19, apart)
                }
        }
    }
    /// The size on the screen counts: names are shown in a large window, but not beside the book.
    function test_names_in_a_large_window() {
        resize(1920, 1080)
        startTown()
        const camera = table.layout.camera
        const sign = shopSign("The Lost Loaf")
        verify(camera.fitting)
        compare(textsOf(sign.nameplate), ["The Lost Loaf"])
        openBookBeside()
        verify(camera.fitting)
        tryVerify(() => textsOf(sign.nameplate).length === 0)
        Rulebook.close()
        tryVerify(() => textsOf(sign.nameplate).length === 1)
        resize(1280, 800)
    }
    /// Beside the book the town is as wide as the table, with seats, bank and log between it and the rail.
    function test_beside_the_book() {
        startTown()
        widen()
        const before = table.layout.camera.zoom
        openBookBeside()
        const layout = table.layout
        tryVerify(() => layout.camera.view.width === layout.size.width)
        verify(!table.paused, "beside the book the game goes on")
        verify(layout.camera.fitting && layout.camera.zoom > 1.15 * before, layout.camera.zoom / before)
        const low = layout.camera.view.y + layout.camera.view.height
        for (const part of [...layout.plates, layout.bank, layout.log])
            verify(part.y >= low && part.y + part.height <= layout.rail.y, part)
        // Its buttons are still on the town.
        const fit = at("fit")
        verify(isSeen(fit))
        const corner = stage.mapFromItem(fit, 0, 0)
        verify(corner.y + fit.height <= low && corner.y > layout.camera.view.y)
        Rulebook.close()
        tryVerify(() => table.layout.camera.zoom === before)
    }
    /// With large text and stronger contrast gangs can be told apart by their signs at any zoom.
    function test_signs_of_gangs() {
        startTown()
        const signs = (of) => all((item) => item.objectName === "gangSign" && isSeen(item), of)
        const killer = figure(key(1, 0))
        compare(signs(killer).length, 0)
        for (const set of [() => Preferences.strongContrast = true,
                           () => { Preferences.strongContrast = false; Preferences.textSize = 2 }]) {
            set()
            tryVerify(() => signs(killer).length === 1)
            const sign = signs(killer)[0]
            verify(sign.width >= 18)
            verify(String(sign.source).includes("crescent"), sign.source)
            tryCompare(sign, "status", Image.Ready)
            compare(signs(figure(patrol1)).length, 0)
        }
        Preferences.textSize = 0
        tryVerify(() => signs(killer).length === 0)
    }
    /// It explains things without a sign or figure, too, and while a figure is lifted.
    function test_right_click() {
        startMoving()
        const look = (point) => {
            mouseMove(stage, point.x + 1, point.y)
            mouseMove(stage, point.x, point.y)
            mouseClick(stage, point.x, point.y, Qt.RightButton)
        }
        look(placePoint("s46"))
        verify(detailTitle() !== "")
        table.lookAway()
        const sign = shopSign("The Lost Loaf")
        const disc = stage.mapFromItem(sign, sign.width / 2, sign.height / 2)
        look(disc)
        compare(detailTitle(), "The Lost Loaf")
        table.lookAway()
        clickOn(figure(key(0, killer)))
        verify(table.choosing)
        look(disc)
        compare(detailTitle(), "The Lost Loaf")
        verify(table.choosing)
        table.lookAway()
        look(edge(figure(key(1, killer))))
        verify(detailTitle().includes("Bea"), detailTitle())
        compare(Setup.lines(), 1)
    }
    function test_names_beside_each_other_data() { return ["en", "it", "fr"].map((language) => ({ tag: language, language: language })) }
    function test_names_beside_each_other(data) {
        Preferences.language = data.language
        // With figures in and in front of shops, whose names move aside.
        begin(street({ gangs: [{ cash: 50, figures: { killer: { place: "hair" },
                                                      vamp: { place: "baker" }, dealer: { place: "s46", behind: "s37" } } },
                               { figures: { killer: { place: "butcher" }, vamp: { place: "antiques" }, dealer: { place: "boxing" } } },
                               { figures: { killer: { place: "s51", behind: "s50" },
                                            vamp: { place: "clocks" }, dealer: { place: "locks" } } }] }))
        verify(all((item) => item.nameAbove === true || item.nameAside !== undefined && item.nameAside !== 0).length > 2)
        const camera = table.layout.camera
        for (const zoom of [0.675, 0.7, 0.76, 0.9, 1, 1.2, 1.4, 1.6, 1.99, 2, 2.4]) {
            camera.zoomTo(zoom, Qt.point(0, 0), Qt.point(0, 0))
            settled()
            const names = all((item) => item.nameplate !== undefined && item.nameplate.visible)
            compare(names.length, 36)
            const boxes = names.map((item) => {
                const at = item.nameplate.mapToItem(stage, 0, 0)
                return { name: item.name, x: at.x, y: at.y, right: at.x + item.nameplate.width, low: at.y + item.nameplate.height }
            })
            for (const one of boxes)
                for (const other of boxes)
                    verify(one.name === other.name || Math.min(one.right, other.right) - Math.max(one.x, other.x) <= 1
                           || Math.min(one.low, other.low) - Math.max(one.y, other.y) <= 1, one.name + " / " + other.name + " at " + zoom)
        }
    }
    /// A name lies over no sign, token or number of a neighbour, at any zoom.
    function test_names_beside_signs_data() { return test_names_beside_each_other_data() }
    function test_names_beside_signs(data) {
        Preferences.language = data.language
        const shops = {}
        for (const [at_, shop] of ["hair", "baker", "imports", "tins", "bar", "tobacco", "ices", "fish",
                                   "sails", "books", "clocks", "boxing"].entries())
            shops[shop] = { owner: at_ % 3 }
        begin(street({ shops: shops }))
        const camera = table.layout.camera
        const box = (item) => stage.mapFromItem(item, 0, 0, item.width, item.height)
        for (const zoom of [0.7, 0.8, 1, 1.2, 1.4, 1.6, 2]) {
            camera.zoomTo(zoom, Qt.point(0, 0), Qt.point(0, 0))
            settled()
            const signs = all((item) => item.nameplate !== undefined)
            for (const one of signs)
                for (const other of signs)
                    for (const thing of one === other ? [] : [other].concat(
                             all((item) => item.art !== undefined && item.art.startsWith("tokens/"), other)))
                        verify(!reading.overlap(box(one.nameplate), box(thing), 2), one.name + " lies over " + other.name + " at " + zoom)
        }
    }
    function test_names_in_the_language() {
        startTown()
        const english = table.streetNames.map((name) => name.name)
        compare(english.length, 19)
        compare(table.districtNames.length, 5)
        Preferences.language = "it"
        verify(table.streetNames.map((name) => name.name).join() !== english.join())
    }
    function test_a_click_on_a_shop() {
        startTown()
        clickAt(placePoint("baker"))
        tryVerify(() => detailTitle() !== "")
        verify(detailTitle().includes("The Lost Loaf"), detailTitle())
    }
    function test_a_click_on_a_figure() {
        startTown()
        clickOn(figure(key(0, killer)))
        verify(detailTitle().includes("killer") || detailTitle().includes("Killer"), detailTitle())
        verify(isThere("detail"))
        keyClick(Qt.Key_Escape)
    }
    function test_a_click_on_a_patrol() {
        startTown()
        clickOn(figure(patrol1))
        verify(detailTitle().toLowerCase().includes("patrol"), detailTitle())
    }
    function test_a_click_on_a_square() {
        startTown()
        clickAt(placePoint("s47"))
        verify(detailTitle().includes("Three Cats Street"), detailTitle())
    }
    function test_a_click_on_nothing_says_nothing() {
        startTown()
        clickAt(onTown(Qt.point(1996, 1246)))
        compare(detailTitle(), "")
    }
    /// A section says whose pawn is there.
    function test_a_pawn() {
        startTown()
        compare(pawnsStanding().length, 1)
        clickAt(centre(pawnsStanding()[0]))
        tryVerify(() => detailTitle() !== "")
    }
    function test_no_details_while_choosing() {
        startMoving()
        clickOn(figure(key(0, killer)))
        clickAt(placePoint("baker"))
        compare(detailTitle(), "")
    }

    function test_accessible_names() {
        startTown()
        for (const item of figures())
            verify(item.Accessible.name.length > 5, item.key)
        const baker = shopSign("The Lost Loaf")
        verify(baker.Accessible.name.includes("The Lost Loaf") && baker.Accessible.name.includes("Rosa"), baker.Accessible.name)
        verify(pawnsStanding()[0].Accessible.name.includes("Bea"), pawnsStanding()[0].Accessible.name)
        for (const name of ["zoomIn", "zoomOut", "fit", "roll", "collect", "trade"])
            verify(at(name).Accessible.name !== "", name)
    }
    function test_tokens() {
        startTown()
        compare(shopSign("The Lost Loaf").token, "ownership-" + shopSign("The Lost Loaf").token.split("-")[1])
        const tokens = all((item) => item.sign !== undefined && item.token !== undefined && item.token !== "")
        compare(tokens.length, 2)
    }
    function test_the_bar() {
        startTown()
        const steps = all((item) => item.step !== undefined && item.step.now !== undefined).map((item) => item.step)
        compare(steps.map((step) => step.word), ["Dice", "Police", "Killer", "Vamp", "Dealer"])
        compare(steps.map((step) => step.now), [true, false, false, false, false])
        verify(table.roundText.includes("5"))
    }
    /// With large text a log of only a line or two is raised while the pointer or the focus is on it.
    function test_a_low_log_rises() {
        begin(street({ gangs: [{}, {}, {}, {}],
                       patrols: [({ state: "out", returns: 3 }), ({ state: "out", returns: 3 })] }), [], {}, ["Rosa", "Bea", "Vito", "Sal"])
        const log = one((item) => item.raised !== undefined && item.low !== undefined, "log")
        verify(!log.low)
        mouseMove(log, 20, log.height / 2)
        verify(!log.raised)
        Preferences.textSize = 3
        resize(1024, 640)
        waitForRendering(stage, 60)
        verify(log.low, "place " + log.place)
        mouseMove(stage, 300, 300)
        tryVerify(() => !log.raised)
        const foot = log.y + log.height
        // A log that appears under a resting pointer stays low.
        mouseMove(log, 20, log.height / 2)
        verify(!log.raised)
        mouseMove(log, 21, log.height / 2)
        tryVerify(() => log.raised)
        verify(log.height > 2 * log.place.height && log.y > 0, "height " + log.height)
        compare(log.y + log.height, foot)
        mouseMove(stage, 300, 300)
        tryVerify(() => log.height === log.place.height)
        log.forceActiveFocus(Qt.TabFocusReason)
        verify(log.raised)
    }
    function test_every_window_data() {
        return sizes([[1024, 640], [800, 500], [1280, 800], [1366, 768], [1920, 1080]])
            .filter((row) => row.width > 800 || row.language === "en")
    }
    /// Nothing of the board extends beyond the window, and no text but names is cut off.
    function test_every_window(data) {
        show(data)
        startTown()
        waitForRendering(stage, 60)
        // A zoomed town has signs beyond its view, and the buttons of the zoom lie over it. A sign is as wide as its
        // longest word, whatever the width of its text.
        const allowed = (line) => /^(over each other|under zoom)/.test(line) || (table.layout.minimap && line.startsWith("outside"))
        const wrong = crowded(players.concat("Boxe Bracciodiferro")).filter((line) => !allowed(line))
        compare(wrong, [])
    }
}
