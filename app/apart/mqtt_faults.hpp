// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/apart/carrier.hpp"

namespace apart {

/// Why a broker is not reached.
enum class Fault {
    none,
    no_such_name,
    no_answer,
    no_broker,
    no_encryption,
    untrusted,
    other_name,
    no_address_of_proxy,
    no_answer_of_proxy,
    not_beyond_proxy,
    bad_credentials,
    refused,
    lost,
};

/// By the library's error and what it has logged. `was_there`: something has answered, if only the proxy.
Fault fault_of(int error, const QByteArray& log, const Carrier::Address& address, bool was_there);
/// By the code with which a broker answers.
Fault refusal(int code);
QString sentence(Fault fault, const Carrier::Address& address);

}
