#pragma once

#include <QString>

#include <array>

/// How a seat is written inside a sentence on a dark plate: its lightened colour, by its mark (0 to 5: ruby,
/// sapphire, amber, jade, violet, ivory).
namespace seat_style {

inline constexpr int mark_count = 6;
inline constexpr std::array text_colors{"#FF9A88", "#8FB4FF", "#E8C121", "#20CB8B", "#C9AEDD", "#FEF9F1"};

/// Bold and in its colour; the name is escaped.
QString named(const QString& name, int mark);

}
