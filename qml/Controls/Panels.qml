// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

/// The panel over the current screen. Any screen may request one; the window shows it.
QtObject {
    id: panels

    /// "settings", "credits", "keys", "lessons", "phones", "talk", "quit", or "" for none.
    property string shown
    /// The keys of the open table only: `keys` and `text` of each.
    property var gameKeys: []
    /// The game whose lessons are listed.
    property string gameToLearn
    /// True if the keys were opened from the settings, to which they lead back.
    property bool keysOfSettings: false
    /// The section of the settings that was open last.
    property int settingsSection: 0

    /// The button of the home screen that had the focus last, to which one comes back; empty once a table was shown.
    property string usedAtHome

    function openSettings() { panels.keysOfSettings = false; panels.shown = "settings" }
    /// Opens the section about friends elsewhere.
    function openFriendsSettings() { panels.settingsSection = 3; panels.openSettings() }
    function openCredits() { panels.shown = "credits" }
    function openKeys() { panels.keysOfSettings = panels.shown === "settings"; panels.shown = "keys" }
    function openLessons(game: string) { panels.gameToLearn = game; panels.shown = "lessons" }
    function openPhones() { panels.shown = "phones" }
    function openTalk() { panels.shown = "talk" }
    function openQuit() { panels.shown = "quit" }
    function close() { panels.shown = panels.shown === "keys" && panels.keysOfSettings ? "settings" : "" }
}
