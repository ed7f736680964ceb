// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import Backroom.Controls

TileArt { art: "tiles/gang-of-dice" }
