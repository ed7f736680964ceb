import QtQuick
import QtTest
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

TestCase {
    id: test

    required property Item stage

    when: windowShown

    function at(name, below) {
        const items = (below ?? test.stage).children
        for (let i = 0; i < items.length; ++i) {
            if (items[i].objectName === name && items[i].visible)
                return items[i]
            const found = at(name, items[i])
            if (found !== null)
                return found
        }
        return null
    }
    function all(fits, from) {
        const found = []
        for (const item of Array.from(from.children).filter((child) => child.visible)) {
            if (fits(item))
                found.push(item)
            found.push(...all(fits, item))
        }
        return found
    }
    property Reading reading: Reading { stage: test.stage }
    /// Checks that all texts have enough room and contrast. Colours are the same in all languages, so they are measured
    /// in one size only.
    function readable(when, names) {
        waitForRendering(stage, 60)
        tryVerify(() => reading.crowded(names).length === 0, 500, when + ": " + reading.crowded(names))
        if (Preferences.language === "en" && stage.width === 1280) {
            compare(ContrastMeter.faint(stage), [], when)
            compare(ContrastMeter.faintEdges(stage), [], when)
        }
    }
    function seat(index, part) { return at(part, at("seat-" + index)) }
    function type(entry, text) {
        mouseClick(entry)
        keyClick(Qt.Key_A, Qt.ControlModifier)
        keyClick(Qt.Key_Delete)
        for (const letter of text)
            keyClick(letter)
    }

    function init() {
        failOnWarning(/TypeError|ReferenceError/)
        Preferences.speed = Preferences.Off
        Preferences.language = "en"
        Preferences.reducedMotion = false
        Preferences.volume = 7
        Preferences.textSize = 0
        Preferences.strongContrast = false
        Preferences.friendlyUndo = false
        Preferences.computerLevel = 2
        PressGuard.patience = 0
        Panels.close()
        House.dismissProblem()
        House.goHome()
        // A finished game leads back to the list it was opened from.
        if (House.screen !== House.Home)
            House.goHome()
        tryCompare(House, "table", null)
        Setup.clear()
        Setup.offerLessons(false)
        tryVerify(() => at("game-the-gang") !== null)
    }
    function clickGame(name) {
        const tile = at(name)
        const point = tile.mapToItem(stage, tile.width / 2, tile.height / 2)
        mouseClick(stage, point.x, point.y)
    }
    function openNewGame(game) {
        clickGame(game ?? "game-the-gang")
        tryVerify(() => at("seat-0") !== null)
    }
}
