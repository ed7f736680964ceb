// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One line of text. Without enough room it shrinks to its minimum size, if it has one, and is then elided.
BodyText {
    /// In pixels; 0 to shrink only with large text.
    property int least: 0

    fontSizeMode: least > 0 || Theme.large ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: least > 0 ? least : Theme.usualFont(size)
    wrapMode: Text.NoWrap
    elide: Text.ElideRight
}
