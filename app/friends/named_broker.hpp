// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/carrier.hpp"

#include <optional>

class Preferences;

/// The broker of the settings.
namespace named_broker {

/// Returns how to reach a broker: the one of the invitation or else the one of the settings; nothing if neither names
/// one. Name and password of the settings are sent only to the broker of the settings, and its proxy is used for
/// another broker only if that is an onion service.
std::optional<remote::Carrier::Address> of(
    const Preferences& preferences, const std::optional<remote::Endpoint>& invited = {});

}
