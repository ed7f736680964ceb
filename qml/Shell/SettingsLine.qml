// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

Rectangle {
    width: parent ? parent.width : 0
    height: 1
    color: Theme.hairline
    opacity: Theme.strong ? 1 : 0.5
}
