// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

Item {
    required property QtObject figure

    objectName: "picture"
    implicitHeight: 90
}
