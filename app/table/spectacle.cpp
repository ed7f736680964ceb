// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/spectacle.hpp"

QVariantList losing_faces(backroom::SeatSet seats, const QString& mood, const std::function<SeatSign(int seat)>& sign)
{
    QVariantList faces;
    for (const backroom::Seat seat : seats) {
        SeatSign shown = sign(seat);
        shown.mood = mood;
        if (shown.face > 0)
            faces += QVariant::fromValue(shown);
    }
    return faces;
}
