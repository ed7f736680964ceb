// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Table

TableScreen {
    boardSource: Qt.resolvedUrl("Board.qml")
    endSource: Qt.resolvedUrl("EndScreen.qml")
    pictureSource: Qt.resolvedUrl("Detail.qml")
}
