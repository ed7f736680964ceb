// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/hand_sheet.hpp"
#include "app/table/table_values.hpp"

#include <QJsonObject>

/// Returns the sheet as the page for phones reads it (`app/phones/page`), without its number.
QJsonObject sheet_json(const HandSheet& sheet, const SeatSign& person);
