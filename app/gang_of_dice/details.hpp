#pragma once

#include "table/detail.hpp"

/// The explanations of things on this table, one for each `GangOfDiceTable::Explained`.
namespace gang_of_dice_table::details {

Detail die(int face);
Detail token();
Detail middle();
Detail wealth();
Detail result();

}
