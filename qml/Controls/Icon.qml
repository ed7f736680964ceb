// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One of the program's icons. `tone` is "brass" (on dark), "ink" (on brass and paper) or "status".
Art {
    property string name
    property string tone: "brass"

    size: Theme.px(22)
    sourceSize.height: 0
    art: name === "" ? "" : "icons/" + tone + "/" + name
}
