// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

/// Returns freed memory to the system, mainly after large pictures have been read.
class SpareMemory : public QObject {
public:
    /// Makes the allocator return large blocks at once. Call this before anything is allocated.
    static void returnLargeBlocks();

    SpareMemory();

    /// Called when another screen is shown. Returns unused memory once the pictures should have been loaded, and again
    /// later for slow ones.
    void settle();

private:
    QTimer soon_;
    QTimer later_;
};
