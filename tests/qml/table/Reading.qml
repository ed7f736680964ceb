// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Finds texts on a stage that cannot be read; shared by all tests of screens.
QtObject {
    id: reading

    required property Item stage

    /// Returns whether neither the item nor any of its ancestors is transparent.
    function isSeen(item) { return item === reading.stage || item.opacity > 0 && isSeen(item.parent) }
    /// Returns texts with letters smaller than `least`, as shown: fitted text may have shrunk.
    function small(least, from, without) {
        return all((item) => item.contentWidth !== undefined && item.elide !== undefined && item.text !== ""
                             && item.parent.contentWidth === undefined && isSeen(item)
                             && seenSize(item) < least && !(without ?? []).some((part) => isIn(item, part)), from)
            .map((item) => "letters of " + Math.round(seenSize(item)) + ": " + item.text)
    }
    function seenSize(text) { return text.fontInfo.pixelSize * (stage.mapFromItem(text, 1, 0).x - stage.mapFromItem(text, 0, 0).x) }
    function isIn(item, part) { return item === part || item.parent !== null && isIn(item.parent, part) }
    /// Returns all visible items below `from` for which `fits` is true.
    function all(fits, from) {
        const found = []
        const walk = (item) => {
            const children = item.children
            for (let at = 0; at < children.length; ++at) {
                const child = children[at]
                if (!child.visible)
                    continue
                if (fits(child))
                    found.push(child)
                walk(child)
            }
        }
        walk(from ?? reading.stage)
        return found
    }
    /// Returns the area of a text's letters, in the stage. A line is higher than its letters.
    function painted(text) {
        const corner = stage.mapFromItem(text, 0, 0)
        const shrunk = stage.mapFromItem(text, 1, 0).x - corner.x
        const high = text.lineCount > 1 ? text.contentHeight : text.fontInfo.pixelSize * 0.8
        const alongX = text.horizontalAlignment === Text.AlignHCenter ? 0.5 : text.horizontalAlignment === Text.AlignRight ? 1 : 0
        const alongY = text.verticalAlignment === Text.AlignVCenter ? 0.5 : text.verticalAlignment === Text.AlignBottom ? 1 : 0
        return Qt.rect(corner.x + (text.width - text.contentWidth) * alongX * shrunk,
                       corner.y + ((text.height - text.contentHeight) * alongY + (text.contentHeight - high) / 2) * shrunk,
                       text.contentWidth * shrunk, high * shrunk)
    }
    /// Returns the part of it that is not clipped.
    function shown(text) {
        let place = painted(text)
        for (let over = text.parent; over !== null && over !== reading.stage; over = over.parent) {
            if (!over.clip || over.contentY !== undefined)
                continue
            const from = stage.mapFromItem(over, 0, 0)
            const to = stage.mapFromItem(over, over.width, over.height)
            const x = Math.max(place.x, from.x)
            const y = Math.max(place.y, from.y)
            place = Qt.rect(x, y,
                            Math.max(0, Math.min(place.x + place.width, to.x) - x),
                            Math.max(0, Math.min(place.y + place.height, to.y) - y))
        }
        return place
    }
    /// Returns the list or page in which a text may be scrolled, or null.
    function scroller(item) {
        for (let place = item.parent; place && place !== reading.stage; place = place.parent)
            if (place.clip && place.contentY !== undefined)
                return place
        return null
    }
    /// Returns the plate on which an item lies, directly or with its ancestors; null if there is none.
    function plateOf(item) {
        for (let place = item.parent; place && place !== reading.stage; place = place.parent) {
            if (place.clip)
                return null
            if (place.strength !== undefined && place.doubled !== undefined)
                return place
        }
        return null
    }
    function overlap(one, other, by) {
        return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > by
            && Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > by
    }
    /// Returns whether a text crosses the lines of its plate, or lies under a button or the sign of a seat.
    function misplaced(text, place, things) {
        const plate = plateOf(text)
        if (plate !== null) {
            const box = stage.mapFromItem(plate, 0, 0, plate.width, plate.height)
            // The place of a line that is only figures has room for what hangs below letters.
            const line = !plate.doubled ? -1 : /^[\d+−–.]+$/.test(text.text) ? 1 : 2
            if (place.y < box.y + line || place.y + place.height > box.y + box.height - line
                || place.x < box.x || place.x + place.width > box.x + box.width)
                return ["beyond its plate: " + text.text + " ("
                        + [place.x, place.y, place.width, place.height, box.x, box.y, box.width, box.height]
                            .map((n) => Math.round(n)).join(" ") + ")"]
        }
        // A plate may lie over a button.
        if (things.some((thing) => isIn(text, thing)))
            return []
        return things.filter((thing) => !isIn(text, thing) && scroller(thing) === scroller(text)
                                        && overlap(place, stage.mapFromItem(thing, 0, 0, thing.width, thing.height), 3))
            .map((thing) => "under " + (thing.objectName || thing.text || "a sign") + ": " + text.text)
    }
    /// Returns texts without enough room: cut off, wider than their place, outside the window, or overlapping another
    /// text. Players' names may be cut off, scrolled texts may be beyond their window, and the log is ignored. So are
    /// texts in the items `without`, such as those below plates.
    function crowded(names, from, without) {
        // A text below a text is its shadow.
        const texts = all((item) => item.contentWidth !== undefined && item.elide !== undefined && item.text !== ""
                                    && item.sentence === undefined && item.parent.contentWidth === undefined
                                    && item.rim === undefined && isSeen(item)
                                    && !(without ?? []).some((part) => isIn(item, part)), from)
        const wrong = []
        const places = texts.map((text) => shown(text))
        const scrollers = texts.map((text) => scroller(text))
        const things = all((item) => (item.photo !== undefined || item.press !== undefined && item.hovered !== undefined) && isSeen(item)
                                     && item.width * item.height < 0.03 * stage.width * stage.height
                                     && !(without ?? []).some((part) => isIn(item, part)), from)
        for (let at = 0; at < texts.length; ++at) {
            const text = texts[at]
            const place = places[at]
            if (place.width <= 0 || place.height <= 0)
                continue
            if (!(names ?? []).includes(text.text)
                && (text.truncated || text.contentWidth > text.width + 1 || text.lineCount > 1 && text.contentHeight > text.height + 2))
                wrong.push("cut off: " + text.text + " (" + [text.contentWidth, text.contentHeight, text.width, text.height]
                    .map((n) => Math.round(n)).join(" ") + ")")
            if (scrollers[at] === null && (place.x < 0 || place.y < 0 || place.x + place.width > stage.width + 1
                                           || place.y + place.height > stage.height + 1))
                wrong.push("outside: " + text.text)
            wrong.push(...misplaced(text, place, things))
            for (let before = 0; before < at; ++before) {
                const other = places[before]
                // Cards overlap, with their numbers.
                if (scrollers[before] === scrollers[at] && !(/^\d+$/.test(text.text) && /^\d+$/.test(texts[before].text))
                    && Math.min(place.x + place.width, other.x + other.width) - Math.max(place.x, other.x) > 2
                    && Math.min(place.y + place.height, other.y + other.height) - Math.max(place.y, other.y) > 2)
                    wrong.push("over each other: " + text.text + " | " + texts[before].text)
            }
        }
        return wrong
    }
}
