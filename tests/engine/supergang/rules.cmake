# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# The rules have no worked examples.
set(prefix SG)
set(examples 0)
set(rules
    1_1 1_2 1_3
    2_1 2_2 2_3 2_4 2_5 2_6 2_7 2_8
    3_1 3_2 3_3 3_4 3_5 3_6 3_7
    4_1 4_2 4_3 4_4 4_5 4_6 4_7
    5_1 5_2 5_3 5_4 5_5 5_6 5_7 5_8 5_9 5_10 5_11 5_12 5_13
    6_1 6_2 6_3 6_4
    7_1 7_2 7_3 7_4 7_5
    8_1 8_2 8_3 8_4 8_5 8_6 8_7 8_8
    9_1 9_2 9_3 9_4 9_5 9_6 9_7
    10_1 10_2 10_3 10_4 10_5)
