// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.SuperGang
import Backroom.Testing

/// What is told beside the log: that the end is near, what has happened since a player's turn, and big moments.
SuperGangCase {
    id: telling
    name: "SuperGangTelling"

    readonly property var market: ["butcher", "cheese", "kiosk", "flowers", "garage", "hardware", "hats"]
    function owned(owner, count) {
        const shops = {}
        for (let at = 0; at < count; ++at)
            shops[telling.market[at]] = { owner: owner }
        return shops
    }
    function alarms() { return all((item) => item.objectName.startsWith("alarm-") && isSeen(item)) }
    function alarmText(index) { return alarms()[index].text }

    function test_alarm() {
        begin(street({ shops: owned(1, 6) }))
        compare(alarms().length, 1)
        compare(alarmText(0), "Market Quarter: Bea needs 1 more shop to win.")
        readable("an alarm", players)
        // It lies on the railway: no square is below it, nor a shop.
        const low = stage.mapFromItem(alarms()[0], 0, alarms()[0].height).y
        for (const place of ["s16", "s30", "flowers", "garage"])
            verify(placePoint(place).y > low, place)
    }
    function test_no_alarm() {
        begin(street({ shops: owned(1, 4) }))
        compare(alarms().length, 0)
    }
    function test_last_round() {
        begin(street({ round: 10 }), [], { length: 10 })
        compare(alarmText(0), "This is the last round: after it, the richest gang wins.")
    }
    /// A second alarm lies beside the first, or is left out.
    function test_alarms_in_every_window(data) {
        show(data)
        begin(street({ round: 10, shops: owned(1, 6) }), [], { length: 10 })
        for (const alarm of alarms()) {
            const place = stage.mapFromItem(alarm, 0, 0)
            verify(place.x >= 0 && place.x + alarm.width <= table.layout.camera.view.width, [place.x, alarm.width])
        }
        compare(new Set(alarms().map((alarm) => alarm.mapToItem(stage, 0, 0).y)).size, 1)
    }
    function test_alarms_in_every_window_data() { return sizes([[1024, 640], [1280, 800], [1920, 1080]]) }

    /// Bea's and Vito's computers have played since Rosa's turn, and Bea, who could afford them, has bought the police.
    function startWithNews() {
        const position = street({ gangs: [{ cash: 50 }, { cash: 600 }, {}] })
        verify(Setup.startWithNews(players, position, [0, 1, 1]))
        seated()
        settled()
        tryVerify(() => figures().length > 0)
        tryVerify(() => table.newsShown)
    }
    function test_news() {
        startWithNews()
        const card = at("newsCard")
        verify(isSeen(card))
        verify(table.news.length > 0)
        // The log below it begins with a whole line of letters.
        const edge = card.mapToItem(stage, 0, card.height).y
        const lines = all((item) => item.sentence !== undefined && item.tells !== undefined).filter((line) => line.visible)
        verify(lines.length > 0)
        const opening = lines[0].parent.parent.parent
        verify(opening.mapToItem(stage, 0, 0).y >= edge)
        for (const line of lines) {
            const letters = line.height / line.lineCount
            const cut = opening.mapToItem(line, 0, 0).y
            if (cut > 0 && cut < line.height)
                verify(Math.abs(cut / letters - Math.round(cut / letters)) * letters < 2, line.text)
        }
        // What it explains counts as read.
        const notes = table.news.filter((row) => row.note !== "")
        verify(notes.length > 0)
        for (const row of notes)
            verify(Setup.noted(row.note), row.note)
        // It covers the log, and nothing else.
        compare(stage.mapFromItem(card, 0, 0), Qt.point(table.layout.log.x, table.layout.log.y))
        // Space closes it after the announcement above it, and does not roll the dice.
        for (let press = 0; press < 2 && table.newsShown; ++press)
            keyClick(Qt.Key_Space)
        verify(!table.newsShown)
        verify(at("roll").activeFocus)
        compare(table.phase, SuperGangTable.Starting)
        // It can be opened again, and a click closes it.
        clickOn(at("showNews"))
        verify(table.newsShown)
        clickOn(card)
        verify(!table.newsShown)
        // The next action does as well, and until that has been shown there is nothing to open.
        clickOn(at("showNews"))
        clickOn(at("roll"))
        tryVerify(() => !table.newsShown)
        verify(!table.deciding && table.news.length > 0)
        verify(!isThere("showNews"))
        Preferences.speed = Preferences.Fast
        tryVerify(() => table.deciding)
        verify(isThere("showNews"))
    }

    /// A sentence that takes most of a game: the town is hushed and darkened, then the number appears with the face of
    /// its victim, who is unhappy. The same in reduced motion, without movement.
    function test_a_big_moment(data) {
        const position = { round: 5, seat: 0, gangs: [{}, { figures: { dealer: { place: "s46", behind: "s37", record: 14 } } }, {}],
                           patrols: [{ place: "s45", behind: "s50" }, away], dice: [1, 2, 2, 3] }
        Preferences.reducedMotion = data.reduced
        verify(Setup.startPosition(players, {}, position, [roll, move("patrol-1", ["s48", "s47", "s46"])]))
        seated()
        tryVerify(() => isThere("choice-0"))
        verify(!isThere("bigMoment"))
        Preferences.speed = Preferences.Fast
        const quietly = centre(at("choice-0"))
        mouseClick(stage, quietly.x, quietly.y)
        tryVerify(() => isThere("bigMoment"))
        const light = at("bigMoment")
        tryVerify(() => light.now.hushed)
        compare(first("momentNumber", light), null)
        tryVerify(() => light.visible && light.struck)
        compare(light.now.weight, 3)
        compare(light.now.losers.length, 1)
        compare(light.now.losers[0].name, "Bea")
        tryCompare(first("momentNumber", light), "text", "14")
        compare(table.announcement.title, "Bea’s dealer: jail")
        // The banner has its words, the number its own place.
        const banner = at("banner")
        const number = first("momentNumber", light)
        verify(stage.mapFromItem(number, 0, 0).y >= stage.mapFromItem(banner, 0, banner.height).y)
        // A skip ends it.
        Preferences.speed = Preferences.Off
        table.skipAhead()
        tryVerify(() => table.moment.weight === 0 && !light.visible)
        Preferences.reducedMotion = false
    }
    function test_a_big_moment_data() { return [{ tag: "moving", reduced: false }, { tag: "reduced motion", reduced: true }] }

    /// The announcement of a rebellion and its darkness are gone when the stall opens.
    function test_nothing_lies_over_a_duel() {
        const position = { round: 5, seat: 0, gangs: [{}, { figures: { dealer: { place: "s46", behind: "s37", record: 14 } } }, {}],
                           patrols: [{ place: "s45", behind: "s50" }, away], dice: [1, 2, 2, 3] }
        verify(Setup.startPosition(players, {}, position, [roll, move("patrol-1", ["s48", "s47", "s46"])]))
        seated()
        tryVerify(() => isThere("choice-1"))
        Preferences.speed = Preferences.Normal
        const rebelling = centre(at("choice-1"))
        mouseClick(stage, rebelling.x, rebelling.y)
        tryVerify(() => isThere("bigMoment") && isThere("banner"))
        tryVerify(() => table.duel.active, 8000)
        verify(!isThere("bigMoment"))
        verify(!isThere("banner"))
        Preferences.speed = Preferences.Off
    }

    /// The plates of a duel show the faces of computer players on both sides.
    function test_faces_in_a_duel() {
        const position = street({ gangs: [{ figures: { killer: { place: "s46", behind: "s37" } } },
                                          { figures: { vamp: { place: "s47" } } }, {}],
                                  dice: [1, 2, 2, 6, 1] })
        const kill = { seat: 0, action: { type: "kill", figure: "killer", targets: [{ seat: 1, figure: "vamp" }] } }
        verify(Setup.startPosition(players, {}, position, [roll, move("killer", ["s47"]), kill], [0, 2, 2]))
        tryVerify(() => table !== null && table.duel.active)
        compare(table.duel.attack.face, 0)
        verify(table.duel.defence.face > 0)
        // What a player of the duel says is below its plate there; others are not heard.
        const said = () => all((item) => item.said !== undefined && item.lasts && item.shown && isSeen(item))
        Setup.say(2, "I only watch.")
        wait(50)
        compare(said().length, 0)
        Setup.say(1, "And I shook your hand.")
        tryVerify(() => said().length === 1)
        const bubble = stage.mapFromItem(said()[0], 0, 0)
        const plate = at("defenders")
        const corner = stage.mapFromItem(plate, 0, plate.height)
        verify(bubble.y >= corner.y && bubble.y < corner.y + 40, [bubble.y, corner.y])
        verify(bubble.x >= corner.x && bubble.x + said()[0].width <= corner.x + plate.width + 1, [bubble.x, corner.x])
    }
    /// Where the log is low, only whole lines are shown, and a sign turns to the others.
    function test_news_in_a_low_log() {
        startWithNews()
        const card = at("newsCard")
        const news = card.parent
        news.place = Qt.rect(news.place.x, news.place.y, news.place.width, 96)
        waitForRendering(stage, 60)
        const lines = () => all((item) => item.objectName === "newsLine" && isSeen(item))
        const seen = () => lines().map((line) => line.index)
        verify(seen().length >= 1 && seen().length < table.news.length, [seen(), table.news.length])
        compare(seen()[0], 0)
        const turned = []
        for (let page = 0; page < table.news.length && !turned.includes(seen()[0]); ++page) {
            turned.push(...seen())
            for (const line of lines())
                verify(line.mapToItem(card, 0, line.height).y <= at("moreNews").mapToItem(card, 0, 0).y + 1, line.index)
            verify(isSeen(at("moreNews")))
            clickOn(at("moreNews"))
            waitForRendering(stage, 60)
        }
        compare(turned, Array.from(table.news.keys()))
        verify(table.newsShown)
    }
    /// Enter closes the news as Space does, and the dice have the focus for the next press.
    function test_enter_closes_the_news() {
        startWithNews()
        keyClick(Qt.Key_Return)
        tryVerify(() => !table.newsShown)
        verify(at("roll").activeFocus)
        compare(table.phase, SuperGangTable.Starting)
    }
}
