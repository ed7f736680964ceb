// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/mqtt_faults.hpp"

#include <QCoreApplication>

#include <mosquitto.h>

namespace remote {

Fault fault_of(int error, const QByteArray& log, const Carrier::Address& address, bool was_there)
{
    if (error == MOSQ_ERR_TLS)
        return log.contains("host name verification") ? Fault::other_name
            : log.contains("certificate verify")      ? Fault::untrusted
                                                      : Fault::no_encryption;
    if (!address.proxy.isEmpty())
        return was_there ? Fault::not_beyond_proxy : Fault::no_answer_of_proxy;
    if (error == MOSQ_ERR_EAI)
        return Fault::no_such_name;
    return was_there ? Fault::no_broker : Fault::no_answer;
}

Fault refusal(int code)
{
    constexpr int bad_credentials = 4;
    constexpr int not_allowed = 5;
    return code == bad_credentials || code == not_allowed ? Fault::bad_credentials : Fault::refused;
}

QString sentence(Fault fault, const Carrier::Address& address)
{
    const QString& host = address.broker.host;
    const QString port = QString::number(address.broker.port);
    switch (fault) {
    case Fault::none:
        break;
    case Fault::no_such_name:
        return QCoreApplication::translate("Remote", "There is no computer named %1. Check the address of the broker.")
            .arg(host);
    case Fault::no_answer:
        return QCoreApplication::translate(
            "Remote", "Nothing answers at %1, port %2. Is the broker running, and does its firewall let you in?")
            .arg(host, port);
    case Fault::no_broker:
        return address.tls
            ? QCoreApplication::translate("Remote", "What answers at %1, port %2, is no broker.").arg(host, port)
            : QCoreApplication::translate(
                "Remote", "What answers at %1, port %2, is no broker, or one that expects encryption.")
                  .arg(host, port);
    case Fault::no_encryption:
        return QCoreApplication::translate("Remote",
            "What answers at %1, port %2, does not use encryption. Check the port, or turn “Encrypted connection” off.")
            .arg(host, port);
    case Fault::untrusted:
        return QCoreApplication::translate(
            "Remote", "The certificate of the broker at %1 has expired, or is not one that this computer trusts.")
            .arg(host);
    case Fault::other_name:
        return QCoreApplication::translate("Remote", "The certificate of the broker at %1 is for another name.")
            .arg(host);
    case Fault::no_address_of_proxy:
        return QCoreApplication::translate("Remote", "“%1” is not the address of a proxy. An example: 127.0.0.1:9050.")
            .arg(address.proxy);
    case Fault::no_answer_of_proxy:
        return QCoreApplication::translate("Remote", "No proxy answers at %1.").arg(address.proxy);
    case Fault::not_beyond_proxy:
        return QCoreApplication::translate("Remote", "The proxy at %1 does not reach the broker at %2, port %3.")
            .arg(address.proxy, host, port);
    case Fault::bad_credentials:
        return QCoreApplication::translate(
            "Remote", "The broker does not let you in. Ask for a new invitation, or check name and password.");
    case Fault::refused:
        return QCoreApplication::translate("Remote", "The broker answers, but does not accept the connection.");
    case Fault::lost:
        return QCoreApplication::translate("Remote", "The connection to the broker is lost. It is being tried again.");
    }
    return {};
}

}
