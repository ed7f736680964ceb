// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls
import Backroom.TheGang
import Backroom.Testing

Item {
    id: root
    width: 600
    height: 300

    GangsterCard { id: card; number: 35; revolvers: 2 }
    SpecialCard { id: special; x: 150; special: 2 }
    TicketCard { id: ticket; x: 300; city: 1 }
    CaptureChip { id: chip; y: 200; count: 2; revolvers: 3 }
    CurtainCloth {
        id: curtain
        anchors.fill: parent
        closed: test.curtainClosed
    }

    TestCase {
        id: test
        property bool curtainClosed: false

        name: "Cards"
        when: windowShown

        function init() {
            Theme.speed = 1
            Theme.reducedMotion = false
            card.number = 35
            card.faceUp = true
            card.spied = false
            card.width = 107
            tryVerify(() => !card.turning)
        }
        function cleanupTestCase() {
            Theme.speed = 1
            Theme.reducedMotion = false
        }
        function test_names() {
            compare(Reader.name(card), "Gangster 35, odd, 2 revolvers")
            card.spied = true
            compare(Reader.name(card), "Gangster 35, odd, counts as even, 2 revolvers")
            card.faceUp = false
            compare(Reader.name(card), "Gangster, face down")
            compare(Reader.name(special), "Special card: Spy")
            compare(Reader.name(ticket), "Ticket to Detroit")
            verify(Reader.name(chip).includes("Gang of 2"))
        }
        function test_turns_over() {
            card.faceUp = false
            verify(card.turning)
            tryVerify(() => !card.turning)
            card.faceUp = true
            verify(card.turning)
        }
        function test_turns_at_once_without_animation() {
            Theme.speed = 0
            card.faceUp = false
            verify(!card.turning)
            compare(Theme.ms(220), 0)
        }
        function test_keeps_its_proportions_data() {
            return [{ tag: "46", width: 46 }, { tag: "107", width: 107 }, { tag: "300", width: 300 }]
        }
        function test_keeps_its_proportions(row) {
            card.width = row.width
            compare(card.implicitHeight, Math.round(row.width * 1.4))
            verify(!card.tiny)
        }
        function test_becomes_a_chip() {
            card.width = 39
            verify(card.tiny)
        }
        function test_no_text_below_twelve_pixels() {
            Theme.u = 0.82
            verify(Theme.font(12) >= 12)
            Theme.u = 1
            compare(Theme.scaleFor(1280, 800), 1)
            compare(Theme.scaleFor(640, 400), 0.82)
            compare(Theme.scaleFor(1920, 1080), 1.35)
        }
        function test_reduced_motion_shortens() {
            Theme.reducedMotion = true
            compare(Theme.ms(380), 120)
            verify(!Theme.moves)
        }
        function test_curtain_hides_all_once_its_halves_meet() {
            verify(!curtain.visible)
            curtainClosed = true
            verify(curtain.visible)
            tryCompare(curtain, "openness", 0)
            const picture = grabImage(root)
            for (const x of [5, 150, 300, 450, 595])
                for (const y of [5, 100, 205, 295])
                    verify(picture.red(x, y) > picture.green(x, y), "cloth at " + x + ", " + y)
            curtainClosed = false
            tryVerify(() => curtain.opened && !curtain.visible)
        }
        function test_curtain_at_once() {
            curtain.immediate = true
            curtainClosed = true
            compare(curtain.openness, 0)
            Theme.speed = 0
            curtainClosed = false
            verify(curtain.opened)
            curtain.immediate = false
        }
    }
}
