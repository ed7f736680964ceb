pragma Singleton

import QtQuick

/// What a screen reader says although the focus stays where it is. The window speaks it (`Spoken`).
QtObject {
    signal said(string sentence)

    /// What only who sits at the screen may hear: it is gone when the curtain closes.
    signal whispered(string sentence)
    signal forgotten()

    function say(sentence: string) { if (sentence !== "") said(sentence) }
    function whisper(sentence: string) { if (sentence !== "") whispered(sentence) }
    function forget() { forgotten() }
    /// A line as it is heard: without marks of style.
    function plain(line: string): string {
        return line.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, "\"").replace(/&amp;/g, "&")
    }
}
