// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One line of text. If it lacks room, it shrinks to its least size, if it has one, and then ends in "…".
BodyText {
    /// In pixels; with 0 it shrinks in large print only.
    property int least: 0

    fontSizeMode: least > 0 || Theme.large ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: least > 0 ? least : Theme.usualFont(size)
    wrapMode: Text.NoWrap
    elide: Text.ElideRight
}
