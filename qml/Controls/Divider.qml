// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Art {
    width: Theme.px(400)
    height: Math.round(width * 16 / 360)
    art: "room/divider"
}
