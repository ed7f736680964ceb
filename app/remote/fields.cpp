// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/fields.hpp"

namespace remote {

Fields::Fields(QJsonObject object)
    : object_(std::move(object))
{
}

std::optional<QJsonValue> Fields::take(const char* name, QJsonValue::Type type)
{
    const auto found = object_.constFind(QLatin1String(name));
    if (found == object_.constEnd())
        return {};
    ++taken_;
    if (found->type() == type)
        return *found;
    bad_ = true;
    return {};
}

int Fields::number(const char* name, int least, int most, int otherwise)
{
    const auto value = take(name, QJsonValue::Double);
    if (!value)
        return otherwise;
    const qint64 number = value->toInteger(qint64{least} - 1);
    bad_ = bad_ || number < least || number > most;
    return bad_ ? otherwise : static_cast<int>(number);
}

quint64 Fields::whole(const char* name, int bits)
{
    const auto value = take(name, QJsonValue::Double);
    const qint64 number = value ? value->toInteger(-1) : -1;
    if (number >= 0 && number < qint64{1} << bits)
        return static_cast<quint64>(number);
    bad_ = true;
    return 0;
}

bool Fields::flag(const char* name)
{
    return take(name, QJsonValue::Bool).value_or(false).toBool();
}

QString Fields::text(const char* name, qsizetype longest)
{
    const QString text = take(name, QJsonValue::String).value_or(QString()).toString();
    bad_ = bad_ || text.size() > longest;
    return text;
}

QByteArray Fields::bytes(const char* name, qsizetype size)
{
    if (!has(name))
        return {};
    const QByteArray digits = text(name, 2 * size).toLatin1();
    QByteArray bytes = QByteArray::fromHex(digits);
    bad_ = bad_ || bytes.size() != size || bytes.toHex() != digits;
    return bytes;
}

QByteArray Fields::base64(const char* name, qsizetype longest)
{
    const auto read =
        QByteArray::fromBase64Encoding(text(name, 2 * longest).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    bad_ = bad_ || !read || read.decoded.size() > longest;
    return read.decoded;
}

QJsonArray Fields::array(const char* name)
{
    return take(name, QJsonValue::Array).value_or(QJsonArray()).toArray();
}

std::optional<QJsonObject> Fields::object(const char* name)
{
    const auto value = take(name, QJsonValue::Object);
    return value ? std::optional(value->toObject()) : std::nullopt;
}

QString hex(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

}
