// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.Controls

/// A code or a link to enter. A code is shown in capitals and in groups while it is typed.
TextEntry {
    id: entry

    /// A link is not changed; a typed link begins like a code.
    function grouped(typed: string): string {
        if (/[:\/@]/.test(typed))
            return typed.replace(/^\s*BACKR-?OOM/, "backroom").trim()
        return typed.toUpperCase().replace(/[\s\u2010-\u2015\u2212-]/g, "").replace(/(.{5})(?=.)/g, "$1-")
    }
    function enter(typed: string) {
        // Keeps the number of letters before the cursor.
        let letters = typed.slice(0, entry.caret).replace(/[\s\u2010-\u2015\u2212-]/g, "").length
        const shown = entry.grouped(typed)
        if (shown === typed)
            return
        entry.text = shown
        let place = 0
        for (; place < shown.length && letters > 0; ++place)
            if (shown[place] !== "-")
                --letters
        entry.caret = place
    }

    maximumLength: 400
    inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
    onEdited: (text) => entry.enter(text)
}
