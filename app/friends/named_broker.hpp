// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/carrier.hpp"

#include <optional>

class Preferences;

/// The broker that is named in the settings.
namespace named_broker {

/// Returns how to reach a broker: the one that an invitation names or, if it names none, the one of the settings; that
/// one's name and password go to no other, and its proxy leads to another only within Tor, where nothing else does.
/// Nothing if neither names one.
std::optional<apart::Carrier::Address> of(
    const Preferences& preferences, const std::optional<apart::Endpoint>& invited = {});

}
