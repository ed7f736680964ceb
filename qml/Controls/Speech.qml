// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// Lets a screen reader say something while the focus stays where it is; spoken by the window (`SpeechOutput`).
QtObject {
    signal said(string sentence)

    /// For the player at the screen only: withdrawn when the curtain closes.
    signal whispered(string sentence)
    signal forgotten()

    function say(sentence: string) { if (sentence !== "") said(sentence) }
    function whisper(sentence: string) { if (sentence !== "") whispered(sentence) }
    function forget() { forgotten() }
    /// Returns a line without markup, to be spoken.
    function plain(line: string): string {
        return line.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&amp;/g, "&")
    }
}
