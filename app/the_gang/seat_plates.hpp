#pragma once

#include "item_model.hpp"

#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// The plate of a seat in the side panel: its cards as counts, and what it does in this job.
struct SeatPlate {
    int key = 0;
    QString name;
    int mark = 0;
    QRectF place;
    int cards = 0;
    bool special = false;
    int captured = 0;
    /// The open gangster of this job; 0: none.
    int gangster = 0;
    /// "has chosen", "Chicago", "with the Spy".
    QString note;
    /// Its place among those whose turn is still to come, from 0; −1: none.
    int waiting = -1;
    QRectF waiting_place;
    bool done = false;
    bool active = false;

    bool operator==(const SeatPlate&) const = default;
};

class SeatPlates : public ItemModel<SeatPlate> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")

public:
    using ItemModel::ItemModel;

    /// What a screen reader says: "Rosa, 3 gangsters in hand, 2 captured, Chicago".
    static QString label(const SeatPlate& plate);

protected:
    const std::vector<Column>& columns() const override;
};
