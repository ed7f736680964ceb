// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Testing

/// The small map of the whole town.
SuperGangCase {
    name: "SuperGangMinimap"

    function map() { return one((item) => item.scaled !== undefined && item.camera !== undefined, "minimap") }
    function hasMap() { return all((item) => item.scaled !== undefined && item.camera !== undefined).length > 0 }

    function test_minimap() {
        startTown()
        verify(!hasMap())
        clickOn(at("zoomIn"))
        clickOn(at("zoomIn"))
        verify(hasMap())
        const camera = table.layout.camera
        const item = map()
        const before = Qt.point(camera.seen.x, camera.seen.y)
        // To the lower right corner of the town.
        clickAt(stage.mapFromItem(item, item.width - 6, item.height - 6))
        verify(camera.seen.x > before.x && camera.seen.y > before.y, camera.seen)
        verify(camera.seen.x + camera.seen.width > 1990, camera.seen)
        clickAt(stage.mapFromItem(item, 6, 6))
        verify(camera.seen.x < 10 && camera.seen.y < 10, camera.seen)
        // Clicks do not go through it.
        compare(Setup.lines(), 0)
        clickOn(at("fit"))
        verify(!hasMap())
    }
    /// A window that grows shows the whole town, however small it was.
    function test_a_window_that_grows() {
        resize(1024, 640)
        begin(street(), [roll])
        const camera = table.layout.camera
        verify(hasMap() && !camera.fitting)
        resize(1280, 800)
        tryVerify(() => camera.fitting)
        verify(!hasMap())
    }
    /// Who has looked at the whole town in a small window sees it so again in a game that is continued.
    function test_the_whole_town_stays() {
        resize(1024, 640)
        begin(street(), [roll])
        verify(!table.layout.camera.fitting)
        clickOn(at("fit"))
        verify(table.layout.camera.fitting)
        begin(street(), [roll])
        verify(table.layout.camera.fitting)
        clickOn(at("zoomIn"))
        begin(street(), [roll])
        verify(!table.layout.camera.fitting && hasMap())
        resize(1280, 800)
    }
    /// It moves away from figures that can be moved; no other action is needed.
    function test_the_map_hides_nobody_who_moves() {
        resize(1024, 640)
        begin(street({ gangs: [{ figures: { killer: { place: "s97", behind: "s96" }, vamp: dead, dealer: dead } }, {}, {}] }), [roll])
        const camera = table.layout.camera
        const item = map()
        const there = Setup.pointOf("s97")
        const overlaps = () => {
            const corner = stage.mapFromItem(item, 0, 0)
            const one = figure(key(0, killer))
            const body = stage.mapFromItem(one, 0, 0)
            return body.x < corner.x + item.width && body.x + one.width > corner.x
                && body.y < corner.y + item.height && body.y + one.height > corner.y
        }
        verify(camera.seen.x < there.x && camera.seen.x + camera.seen.width > there.x
               && camera.seen.y < there.y && camera.seen.y + camera.seen.height > there.y)
        verify(!overlaps())
        camera.zoomTo(camera.zoom, there, Qt.point(camera.view.x + 60, item.low + 60))
        tryCompare(item, "y", item.high)
        verify(!overlaps())
        camera.zoomTo(camera.zoom, there, Qt.point(camera.view.x + camera.view.width / 2, camera.view.y + 150))
        tryCompare(item, "y", item.low)
        resize(1280, 800)
    }
    function test_the_map_hides_no_button() {
        startTown()
        clickOn(at("zoomIn"))
        const item = map()
        const corner = stage.mapFromItem(item, 0, 0)
        for (const name of ["zoomIn", "zoomOut", "fit", "roll"]) {
            const point = centre(at(name))
            verify(point.x < corner.x || point.x > corner.x + item.width || point.y < corner.y || point.y > corner.y + item.height, name)
        }
    }
}
