// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A title in the display font; shrinks to three quarters at most if it lacks room.
Text {
    property int size: 28

    color: Theme.title
    font.family: Theme.titleFont
    font.pixelSize: Theme.font(size)
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(Theme.usualFont(size) * 0.75)
    elide: Text.ElideRight
    verticalAlignment: Text.AlignVCenter
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
