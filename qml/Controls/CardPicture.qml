// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The picture of a whole card including its transparent rim; fills a parent of the card's size.
SteadyImage {
    readonly property real rim: parent ? parent.width / 50 : 0

    x: -Math.round(rim)
    y: -Math.round(rim)
    width: parent ? parent.width + 2 * Math.round(rim) : 0
    height: Math.round(width * 360 / 260)
    drawnAt: Qt.size(width, 0)
    fillMode: Image.Stretch
}
