// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text to be read. With large text settings, text without enough room shrinks again, down to the normal size.
Text {
    property int size: 17

    color: Theme.cream
    font.family: Theme.textFont
    font.pixelSize: Theme.font(size)
    fontSizeMode: !Theme.large ? Text.FixedSize
                : wrapMode === Text.NoWrap ? Text.HorizontalFit
                : maximumLineCount < 10 ? Text.Fit
                                        : Text.FixedSize
    minimumPixelSize: Theme.usualFont(size)
    verticalAlignment: Theme.large && wrapMode === Text.NoWrap ? Text.AlignVCenter : Text.AlignTop
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
