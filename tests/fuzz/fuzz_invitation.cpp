// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads codes and links of invitations as people type and paste them.
#include "app/remote/invitation.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const remote::InvitationRead read = remote::read_invitation(text);
    if (read.invitation.has_value() != (read.fault == remote::InvitationFault::none))
        std::abort();
    if (!read.invitation)
        return 0;
    const bool is_same = remote::read_invitation(read.invitation->code()).invitation == read.invitation
        && (!read.broker || remote::read_invitation(read.invitation->link(*read.broker)).broker == read.broker);
    if (!is_same)
        std::abort();
    return 0;
}
