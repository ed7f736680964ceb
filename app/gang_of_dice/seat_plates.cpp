#include "gang_of_dice/seat_plates.hpp"

const std::vector<DiceSeatPlates::Column>& DiceSeatPlates::columns() const
{
    static const std::vector<Column> table{
        {"name", [](const DiceSeatPlate& plate) -> QVariant { return plate.name; }},
        {"mark", [](const DiceSeatPlate& plate) -> QVariant { return plate.mark; }},
        {"place", [](const DiceSeatPlate& plate) -> QVariant { return plate.place; }},
        {"total", [](const DiceSeatPlate& plate) -> QVariant { return plate.total; }},
        {"note", [](const DiceSeatPlate& plate) -> QVariant { return plate.note; }},
        {"wealth", [](const DiceSeatPlate& plate) -> QVariant { return plate.wealth; }},
        {"leads", [](const DiceSeatPlate& plate) -> QVariant { return plate.leads; }},
        {"busted", [](const DiceSeatPlate& plate) -> QVariant { return plate.busted; }},
        {"out", [](const DiceSeatPlate& plate) -> QVariant { return plate.out; }},
        {"done", [](const DiceSeatPlate& plate) -> QVariant { return plate.done; }},
        {"active", [](const DiceSeatPlate& plate) -> QVariant { return plate.active; }},
        {"label", [](const DiceSeatPlate& plate) -> QVariant { return plate.label; }},
    };
    return table;
}
