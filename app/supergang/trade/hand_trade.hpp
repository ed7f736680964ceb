// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/table/hand_sheet.hpp"
#include "app/table/seated.hpp"

namespace supergang_table {

/// A group of things that can be looked at but not tapped.
class ShownThings {
public:
    explicit ShownThings(const QString& title)
        : group_{title, HandSheet::Kind::place}
    {
    }
    void add(const QString& label, const QString& note = {}, const QString& picture = {});
    const HandSheet::Group& group() const { return group_; }

private:
    HandSheet::Group group_;
};

/// Trades (SG-10.4) on a phone.
namespace hand_trade {

/// True if the seat is offered a trade.
bool asked(const Scene& scene);
/// Shows the trade that is offered to the seat, and its consequences.
void ask(HandSheet& sheet, const Scene& scene, const Seated& seated);
/// True while the seat composes an offer.
bool composing(const Scene& scene);
void compose(HandSheet& sheet, const Scene& scene, const Seated& seated);
/// Adds the button that begins an offer, if one may be made now.
void addButton(HandSheet& sheet, const Scene& scene, const Seated& seated);
/// Handles a tap on a part of a trade; returns nothing for other taps.
std::optional<Tapped<rules::Action>> tap(Scene& scene, const QString& id);

}

}
