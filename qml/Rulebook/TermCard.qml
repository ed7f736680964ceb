pragma Singleton

import QtQuick

/// Which term's definition is shown, and where. It stays when it was asked for, and goes with the pointer when not.
QtObject {
    id: card

    property string href
    /// The text that the term stands in, and where in it.
    property Item near: null
    property rect place
    property bool pinned: false

    function show(item: Item, address: string, where: rect, stays: bool) {
        card.near = item
        card.place = where
        card.pinned = stays
        card.href = address
    }
    function close() { card.href = ""; card.near = null; card.pinned = false }
}
