pragma Singleton

import QtQuick

/// The panels over whatever screen is open. Any screen may ask for one; the window shows it.
QtObject {
    id: panels

    /// "settings", "credits" or "" for none.
    property string shown

    function openSettings() { panels.shown = "settings" }
    function openCredits() { panels.shown = "credits" }
    function close() { panels.shown = "" }
}
