// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A picture of the program, rasterised at the size in which it is shown.
Image {
    /// The path below assets/art, without the file extension; empty for none.
    property string art
    /// The side of a square picture; others have a width and a height.
    property real size

    width: size
    height: size
    source: art === "" ? "" : "qrc:/art/" + art + ".svg"
    // Without a size the picture would be rasterised at that of its file. Each change of a side rasterises it anew:
    // large anchored pictures take the sides of their parent, which are known earlier, and a square needs no height.
    sourceSize { width: Math.max(1, width); height: Math.max(1, height) }
    Accessible.ignored: true
}
