// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Backroom.Controls

/// Shows a tattoo (n + 1 for picture n, from 0 to 239) or the back (0), as paper and ink, over a parent with the size
/// of a card.
Item {
    id: picture

    property int shown: 0
    /// The width at which pictures are rasterised: for a growing card, its final width.
    property real drawnWidth: width
    readonly property int rim: Math.round(width / 50)
    readonly property int drawn: Math.round(drawnWidth) + 2 * Math.round(drawnWidth / 50)

    component Layer: Art {
        x: -picture.rim
        y: -picture.rim
        width: Math.round(picture.width) + 2 * picture.rim
        height: Math.round(width * 300 / 260)
        sourceSize { width: picture.drawn; height: Math.round(picture.drawn * 300 / 260) }
    }

    anchors.fill: parent

    Layer { art: picture.shown > 0 ? "tattoos/paper" : "backs/tattoo" }
    Layer {
        visible: picture.shown > 0
        art: visible ? "tattoos/" + (picture.shown - 1) : ""
    }
}
