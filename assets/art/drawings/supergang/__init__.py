# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
"""The art of SuperGang: the town and everything that lies on it, the duel, the icons of its action menu."""
