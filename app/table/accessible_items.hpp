// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Replaces what Qt 6.4 reports about QML items to screen readers: disabled items are reported as disabled, and items
/// below a `Cover` are left out. An item that is `unavailable`, not `usable` or not `legal` is reported as disabled but
/// still tells the reason.
namespace accessible_items {

/// Applies to all items that have not been queried yet.
void install();

}
