#pragma once

#include <QString>

#include <string_view>

/// A line of the log: "The game is over (rule TG-6.1). The deck is too small …"
QString game_over_line(const QString& reason, std::string_view rule);
