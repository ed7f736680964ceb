# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later
set(prefix TG)
set(examples 9)
set(rules
    1_1 1_2 1_3
    2_1 2_2 2_3 2_4
    3_1 3_2 3_3 3_4 3_5 3_6 3_7 3_8 3_9 3_10
    4_1 4_2 4_3 4_4 4_5 4_6
    5_1 5_2 5_3 5_4
    6_1 6_2 6_3
    7_1 7_2)
