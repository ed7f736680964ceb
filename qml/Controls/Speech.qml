pragma Singleton

import QtQuick

/// What a screen reader says although the focus stays where it is. The window speaks it (`Spoken`).
QtObject {
    signal said(string sentence)

    function say(sentence: string) { if (sentence !== "") said(sentence) }
}
