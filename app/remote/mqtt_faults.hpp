// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/remote/carrier.hpp"

namespace remote {

/// Why a broker cannot be reached.
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

/// Returns the fault for an error of libmosquitto and its log. `was_there` is true if something has answered, if only
/// the proxy.
Fault fault_of(int error, const QByteArray& log, const Carrier::Address& address, bool was_there);
/// Returns the fault for the code with which a broker refuses a connection.
Fault refusal(int code);
QString sentence(Fault fault, const Carrier::Address& address);

}
