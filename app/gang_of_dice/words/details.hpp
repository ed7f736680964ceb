#pragma once

#include "app/table/detail.hpp"

namespace gang_of_dice_table::details {

Detail die(int face);
Detail token();
Detail middle();
Detail wealth();
Detail result();

}
