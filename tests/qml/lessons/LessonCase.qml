// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Testing
import "../table"

/// A lesson, and what it lights.
TableCase {
    id: test

    function cleanup() {
        PressGuard.patience = 0
        PressGuard.readingTime = 0
        mouseMove(stage, 640, 3)
        House.goHome()
        Setup.forgetLessons()
    }
    function lights() { return at("lesson").item.lights }
    function apart(rect, other) {
        return rect.x >= other.x + other.width || other.x >= rect.x + rect.width
            || rect.y >= other.y + other.height || other.y >= rect.y + rect.height
    }
    /// Waits for the steps before this one to be shown, and does them.
    function doStepsBefore(step) {
        while (House.lesson.step < step) {
            const before = House.lesson.step
            tryVerify(() => House.lesson.shown, 10000)
            doStep()
            tryVerify(() => House.lesson.step > before, 10000)
        }
        tryVerify(() => House.lesson.shown, 10000)
    }
}
