// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// The term whose definition is shown. It stays if the term was pressed, otherwise it disappears with the pointer.
QtObject {
    id: card

    property string href
    /// The text that contains the term, and the term's place in it.
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
