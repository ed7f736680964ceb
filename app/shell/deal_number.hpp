#pragma once

#include <QString>

#include <optional>

/// The number that deals a game: 1 to 18 digits, shown in groups of four.
namespace deal_number {

/// Spaces between the digits do not count; nothing when it is no deal number.
std::optional<quint64> read(const QString& text);
QString write(quint64 number);
/// Twelve digits by lot.
quint64 draw();

}
