// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls
import Backroom.GangOfDice
import Backroom.Testing

Item {
    id: root
    width: 600
    height: 400

    DieFace { id: die; face: 5; size: 104 }
    TokenPicture { id: token; x: 150; size: 46 }
    WarningCard { id: card; x: 300; description: "Bomb: a sum of 7 or more" }

    TestCase {
        id: test

        name: "Dice"
        when: windowShown

        function init() {
            Theme.speed = 1
            Theme.reducedMotion = false
            die.face = 5
            die.size = 104
            card.bomb = true
            card.figure = "7+"
            card.faces = []
            card.word = "in total"
            card.burning = false
            card.flashing = false
            card.width = 204
        }
        function parts(fits, from) {
            const found = []
            const walk = (item) => {
                for (let at = 0; at < item.children.length; ++at) {
                    const child = item.children[at]
                    if (!child.visible)
                        continue
                    if (fits(child))
                        found.push(child)
                    walk(child)
                }
            }
            walk(from)
            return found
        }
        function sources() { return parts((item) => item.source !== undefined, card).map((item) => String(item.source)) }

        function test_every_face_has_a_picture_data() {
            const rows = []
            for (const size of [23, 40, 42, 104])
                for (let face = 0; face <= 5; ++face)
                    rows.push({ tag: face + " at " + size, face: face, size: size })
            return rows
        }
        function test_every_face_has_a_picture(row) {
            die.size = row.size
            die.face = row.face
            tryCompare(die, "status", Image.Ready)
            compare(die.width, row.size)
            compare(die.height, row.size)
            verify(String(die.source).includes("small-") === row.size <= 40)
        }
        function test_faces_differ() {
            const pictures = []
            for (let face = 0; face <= 5; ++face) {
                die.face = face
                tryCompare(die, "status", Image.Ready)
                pictures.push(grabImage(die))
            }
            for (let one = 0; one < pictures.length; ++one)
                for (let other = 0; other < one; ++other)
                    verify(!pictures[one].equals(pictures[other]), one + " and " + other)
        }
        function test_names() {
            compare(Reader.name(die), "Die: 5")
            die.face = 0
            compare(Reader.name(die), "Die: the boss, no value")
            compare(Reader.role(die), Accessible.Graphic)
            compare(Reader.name(token), "Token, worth 3 dice")
            compare(Reader.name(card), "Bomb: a sum of 7 or more")
            compare(Reader.role(card), Accessible.Graphic)
        }
        function test_token_data() { return [{ tag: "28", size: 28 }, { tag: "32", size: 32 }, { tag: "46", size: 46 }] }
        function test_token(row) {
            token.size = row.size
            tryCompare(token, "status", Image.Ready)
            compare(token.width, row.size)
            verify(String(token.source).includes("-small") === row.size <= 32)
        }
        /// GD-4.9: they do not differ by colour alone.
        function test_two_kinds() {
            const bomb = sources()
            verify(bomb.some((source) => source.includes("bomb")))
            verify(bomb.some((source) => source.includes("spark")))
            card.bomb = false
            verify(sources().some((source) => source.includes("explosive")))
            verify(!sources().some((source) => source.includes("spark")))
        }
        function test_figure_or_dice() {
            const shown = () => parts((item) => item.face !== undefined && item.size !== undefined, card).map((item) => item.face)
            compare(shown(), [])
            compare(parts((item) => item.text === "7+", card).length, 1)
            card.figure = ""
            card.faces = [3, 4, 5]
            compare(shown(), [3, 4, 5])
            compare(parts((item) => item.text === "7+", card).length, 0)
        }
        function test_everything_stays_on_the_card_data() {
            const rows = []
            for (const width of [83, 140, 190, 204, 540])
                for (const count of [0, 1, 2, 3])
                    rows.push({ tag: width + " with " + count + " dice", width: width, count: count })
            return rows
        }
        function test_everything_stays_on_the_card(row) {
            card.width = row.width
            compare(card.implicitHeight, Math.round(row.width * 1.4))
            card.faces = [1, 3, 5].slice(0, row.count)
            card.figure = row.count === 0 ? "13+" : ""
            card.word = "3 valeurs différentes"
            const rim = row.width * 0.06
            for (const item of parts((part) => part.face !== undefined && part.size !== undefined
                                               || part.paintedWidth !== undefined && part.text !== undefined, card)) {
                const width = item.paintedWidth !== undefined && item.text !== undefined ? item.paintedWidth : item.width
                const middle = card.mapFromItem(item, item.width / 2, 0).x
                verify(middle - width / 2 >= rim && middle + width / 2 <= row.width - rim, item.text ?? "die")
                verify(item.truncated !== true)
            }
        }
        /// The fuse moves only while it burns, and never in reduced motion.
        function test_the_fuse_burns() {
            const spark = parts((item) => String(item.source ?? "").includes("spark"), card)[0]
            compare(spark.scale, 1)
            card.burning = true
            tryVerify(() => spark.scale !== 1)
            card.burning = false
            tryCompare(spark, "scale", 1)
            Theme.reducedMotion = true
            card.burning = true
            compare(spark.scale, 1)
            card.burning = false
            Theme.reducedMotion = false
        }
        function test_the_flash_goes_away() {
            const flash = parts((item) => item.color !== undefined && item.radius !== undefined && item.opacity === 0, card)
            compare(flash.length, 1)
            card.flashing = true
            tryVerify(() => flash[0].opacity > 0)
            tryVerify(() => flash[0].opacity === 0)
        }
    }
}
