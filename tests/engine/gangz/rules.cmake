# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
set(prefix GZ)
set(examples 1)
set(rules
    1_1 1_2 1_3
    2_1 2_2 2_3 2_4 2_5
    3_1 3_2 3_3 3_4
    4_1 4_2 4_3)
