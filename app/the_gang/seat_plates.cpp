#include "the_gang/seat_plates.hpp"

QString SeatPlates::label(const SeatPlate& plate)
{
    QStringList parts{plate.name, tr("%n gangster(s) in hand", nullptr, plate.cards)};
    if (plate.special)
        parts += tr("a special card");
    parts += tr("%n captured", "gangsters", plate.captured);
    if (!plate.note.isEmpty())
        parts += plate.note;
    return parts.join(QStringLiteral(", "));
}

const std::vector<SeatPlates::Column>& SeatPlates::columns() const
{
    static const std::vector<Column> table{
        {"name", [](const SeatPlate& plate) -> QVariant { return plate.name; }},
        {"mark", [](const SeatPlate& plate) -> QVariant { return plate.mark; }},
        {"place", [](const SeatPlate& plate) -> QVariant { return plate.place; }},
        {"cards", [](const SeatPlate& plate) -> QVariant { return plate.cards; }},
        {"special", [](const SeatPlate& plate) -> QVariant { return plate.special; }},
        {"captured", [](const SeatPlate& plate) -> QVariant { return plate.captured; }},
        {"gangster", [](const SeatPlate& plate) -> QVariant { return plate.gangster; }},
        {"note", [](const SeatPlate& plate) -> QVariant { return plate.note; }},
        {"waitingPlace", [](const SeatPlate& plate) -> QVariant { return plate.waiting_place; }},
        {"label", [](const SeatPlate& plate) -> QVariant { return label(plate); }},
        {"done", [](const SeatPlate& plate) -> QVariant { return plate.done; }},
        {"active", [](const SeatPlate& plate) -> QVariant { return plate.active; }},
    };
    return table;
}
