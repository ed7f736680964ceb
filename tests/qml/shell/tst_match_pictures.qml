// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Testing

/// The pictures of tables in the list of matches.
ShellCase {
    name: "MatchPictures"

    function made(name, below) {
        for (let i = 0; i < below.children.length; ++i) {
            const item = below.children[i]
            const found = item.objectName === name ? item : made(name, item)
            if (found !== null)
                return found
        }
        return null
    }
    /// Returns whether no picture below the item is still loading.
    function loaded(below) {
        for (let i = 0; i < below.children.length; ++i) {
            const item = below.children[i]
            if (item.sourceSize !== undefined && item.status === Image.Loading || !loaded(item))
                return false
        }
        return true
    }
    /// Returns the picture of a table that is left just after or before somebody has opened the curtain.
    function pictured(opened, touched) {
        Setup.deal("the-gang", 7)
        tryVerify(() => made("board", stage) !== null && made("board", stage).item !== null)
        verify(House.table.curtainClosed)
        if (opened) {
            House.table.openCurtain()
            tryVerify(() => House.table.deciding && at("board") !== null)
            waitForRendering(stage)
            if (touched)
                mouseClick(stage, 200, 700)
        }
        tryVerify(() => loaded(stage))
        House.goHome()
        House.openMatches()
        awaits("line-0")
        const match = at("line-0").match
        compare(Setup.pictureSize(match), Qt.size(384, 240))
        const picture = Setup.pictureOf(match)
        House.goHome()
        return picture
    }
    /// The picture shows nothing of a hand that was seen, or of a card picked up from it.
    function test_the_picture_hides_hands_data() { return [{ tag: "seen", touched: false }, { tag: "touched", touched: true }] }
    function test_the_picture_hides_hands(row) {
        Preferences.speed = Preferences.Normal
        verify(pictured(true, row.touched) === pictured(false, false))
    }
}
