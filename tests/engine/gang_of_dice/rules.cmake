# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
set(prefix GD)
set(examples 5)
set(rules
    1_1 1_2 1_3 1_4 1_5 1_6
    2_1 2_2 2_3 2_4
    3_1 3_2 3_3 3_4 3_5 3_6
    4_1 4_2 4_3 4_4 4_5 4_6 4_7 4_8 4_9
    5_1 5_2)
