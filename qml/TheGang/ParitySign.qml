// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

Art {
    property bool odd: true
    property bool onDark: false

    size: 12
    sourceSize.height: 0
    art: "marks/" + (odd ? "odd" : "even") + (onDark ? "-on-dark" : "")
}
