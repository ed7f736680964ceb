// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An important number: a count, a sum, a score.
Text {
    property int size: 32

    color: Theme.cream
    font.family: Theme.figureFont
    font.pixelSize: Theme.font(size)
    fontSizeMode: Theme.large ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.usualFont(size)
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
