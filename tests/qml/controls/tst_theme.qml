// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Backroom.Controls

/// Sizes with large text, and contrasts of both palettes by WCAG 2.1 AA: 4.5 for text and 3 for parts of controls.
TestCase {
    id: test

    name: "Theme"

    function cleanup() { Theme.strong = false; show(1280, 800, 1) }

    /// Sets the theme as a window of this size does.
    function show(width, height, print) {
        Theme.textFactor = print
        const growth = Theme.growthFor(width, height)
        Theme.u = Theme.scaleFor(width, height) * growth
        Theme.growth = growth
        Theme.swell = Theme.swellFor(growth)
    }
    function test_usual_print_is_what_it_was() {
        for (const size of [[800, 500], [1024, 640], [1280, 800], [1920, 1080], [3840, 2160]]) {
            show(size[0], size[1], 1)
            compare(Theme.growth, 1)
            compare(Theme.swell, 1)
            compare(Theme.u, Theme.scaleFor(size[0], size[1]))
            for (let n = 10; n < 60; ++n)
                compare(Theme.font(n), Math.max(12, Math.round(n * Theme.u)))
        }
    }
    function test_large_print_data() { return [1.2, 1.4, 1.6].map((print) => ({ tag: print, print: print })) }
    function test_large_print(row) {
        for (const size of [[1280, 800], [1366, 768], [1920, 1080], [2560, 1440]]) {
            show(size[0], size[1], 1)
            const usual = [13, 15, 17, 20].map((n) => Theme.font(n))
            show(size[0], size[1], row.print)
            verify(Theme.large)
            const large = [13, 15, 17, 20].map((n) => Theme.font(n))
            for (let at = 0; at < usual.length; ++at) {
                verify(large[at] >= usual[at] * row.print * 0.95, size + ": " + usual[at] + " becomes " + large[at])
                verify(Math.abs(Theme.usualFont([13, 15, 17, 20][at]) - usual[at]) <= 1)
            }
            // Letters grow little more than the controls that contain them.
            verify(Theme.swell <= 1.23)
            // Large letters do not grow.
            verify(Theme.font(48) < usual[3] * 48 / 20 * row.print || Theme.swell === 1)
        }
        // Without room for more, only letters grow, and only a little.
        show(800, 500, row.print)
        compare(Theme.growth, 1)
        verify(Theme.font(17) > 14)
    }

    function light(part) { return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4) }
    function luminance(color) { return 0.2126 * light(color.r) + 0.7152 * light(color.g) + 0.0722 * light(color.b) }
    function contrast(one, other) {
        const a = luminance(one)
        const b = luminance(other)
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    function test_contrast_data() {
        return [{ tag: "usual", strong: false, text: 4.5, part: 3 }, { tag: "strong", strong: true, text: 7, part: 4.5 }]
    }
    function test_contrast(row) {
        Theme.strong = row.strong
        const grounds = ["baize", "baizeDark", "night", "walnutLight", "walnut", "walnutDark", "oxblood"]
        for (const word of ["cream", "sand", "brassLight", "brass", "title", "danger", "success", "warning", "gold", "focus"])
            for (const ground of grounds)
                verify(contrast(Theme[word], Theme[ground]) >= row.text,
                       word + " on " + ground + ": " + contrast(Theme[word], Theme[ground]))
        // The backgrounds on plates are about as dark as the plates.
        for (const word of ["cream", "sand", "brassLight", "title"])
            for (const ground of ["field", "fieldHovered", "fieldChosen", "row", "rowHovered", "answer", "answerHovered",
                                  "amber", "amberDeep", "gain", "loss", "oxbloodDark"])
                verify(contrast(Theme[word], Theme[ground]) >= Math.min(row.text, 6),
                       word + " on " + ground + ": " + contrast(Theme[word], Theme[ground]))
        for (const ground of ["field", "row", "answer"])
            verify(contrast(Theme.barred, Theme[ground]) >= row.text, "barred on " + ground)
        for (const part of ["focus", "gold", "captureOutline", "brass"])
            for (const ground of grounds)
                verify(contrast(Theme[part], Theme[ground]) >= row.part,
                       part + " beside " + ground + ": " + contrast(Theme[part], Theme[ground]))
        for (const ground of ["cream", "creamShade", "paper", "brassShine", "brass", "brassMid", "brassLight", "focus"])
            verify(contrast(Theme.ink, Theme[ground]) >= Math.min(row.text, 4.8), "ink on " + ground)
        for (const ground of ["cream", "creamShade", "paper"])
            verify(contrast(Theme.bad, Theme[ground]) >= 4.5, "bad on " + ground)
    }
    /// Outlines that are deliberately faint are visible in the palette of stronger contrast.
    function test_outlines() {
        Theme.strong = true
        for (const ground of ["baize", "baizeDark", "night", "walnutLight", "walnut", "walnutDark"])
            for (const line of ["hairline", "brassMid", "brassDark"])
                verify(contrast(Theme[line], Theme[ground]) >= 3, line + " on " + ground + ": " + contrast(Theme[line], Theme[ground]))
    }
}
