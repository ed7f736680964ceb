#pragma once

#include "core/seat.hpp"

#include <QStringList>

/// Lists inside sentences, in the language of the program.
namespace naming {

/// "Rosa, Bea and Vito"
QString joined(const QStringList& names);
/// "3, 4 or 5"
QString either(const QStringList& names);
/// Those of these seats.
QStringList of(backroom::SeatSet seats, const QStringList& names);

}
