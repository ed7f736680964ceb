// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A picture of the program, drawn in the size in which it is shown.
Image {
    /// Where it is below assets/art, without its ending; empty for none.
    property string art
    /// The side of a square picture; others have a width and a height.
    property real size

    width: size
    height: size
    source: art === "" ? "" : "qrc:/art/" + art + ".svg"
    // Without a size the picture would be drawn in that of its file. Each change of a side draws it anew: what is large
    // and anchored takes the sides of its parent, which are known sooner, and a square may do without a height.
    sourceSize { width: Math.max(1, width); height: Math.max(1, height) }
    Accessible.ignored: true
}
