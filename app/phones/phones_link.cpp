// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Phones: the line, its address and its code.
#include "app/models/data_url.hpp"
#include "app/phones/phone_words.hpp"
#include "app/phones/phones.hpp"

#include <QCoreApplication>
#include <QPluginLoader>

namespace {

constexpr auto letters = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

}

std::unique_ptr<PhoneLine> Phones::loaded(PhoneLine::Callbacks callbacks)
{
    QPluginLoader loader(QCoreApplication::applicationDirPath() + QStringLiteral("/" BACKROOM_PHONES_LIBRARY));
    auto* const maker = qobject_cast<PhoneLineMaker*>(loader.instance());
    return maker == nullptr ? nullptr : maker->make(std::move(callbacks));
}

QString Phones::address() const
{
    if (!line_)
        return {};
    const QString address = addresses_.value(0, QStringLiteral("127.0.0.1"));
    return QStringLiteral("%1:%2").arg(address, QString::number(line_->port()));
}

QString Phones::problem() const
{
    if (trouble_ == Trouble::missing)
        return PhoneWords::missing();
    if (trouble_ == Trouble::deaf)
        return PhoneWords::cannotListen(reason_);
    return line_ && addresses_.isEmpty() ? PhoneWords::noNetwork() : QString();
}

QString Phones::link() const
{
    if (!line_)
        return {};
    const QByteArray key = shown_seat_ < 0 || !table_ ? table_key_ : heldBy(shown_seat_).key;
    return QStringLiteral("http://%1/#%2").arg(address(), inLetters(key));
}

QUrl Phones::code() const
{
    if (!line_)
        return {};
    return data_url(line_->code(link()));
}

QByteArray Phones::keptKey(const QString& name) const
{
    return QByteArray::fromBase64(kept_.value(name).toString().toLatin1(), letters);
}

QString Phones::inLetters(const QByteArray& key)
{
    return QString::fromLatin1(key.toBase64(letters));
}
