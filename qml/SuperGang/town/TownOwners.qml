// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.SuperGang

/// The roofs of shops with an owner or a racket. Its origin is the board's; the figures stand on it.
Item {
    id: owners

    required property SuperGangTable table
    required property real zoom

    Repeater {
        model: owners.table.shops
        delegate: OwnedRoof {
            required property int key
            shop: key
            zoom: owners.zoom
        }
    }
}
