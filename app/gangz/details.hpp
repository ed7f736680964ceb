#pragma once

#include "table/detail.hpp"

#include <QString>

/// What the things on the table are.
namespace gangz_table::details {

/// A name is empty where names are not shown.
Detail tattoo(const QString& name);
Detail on_wall(const QString& name);
Detail leader(const QString& name);
Detail next_leader(const QString& name);
Detail pawn();
Detail hand();
Detail points();
Detail deck();

}
