// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/hand_sheet.hpp"
#include "app/table/table_values.hpp"

#include <QJsonObject>

/// Returns the sheet, without its number, in the format of the page for phones (`app/phones/page`).
QJsonObject sheet_json(const HandSheet& sheet, const SeatSign& person);
