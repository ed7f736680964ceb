// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace remote {

/// Reads an object that has only known fields. A missing field has its default. After all fields have been read, `good`
/// tells whether each of them was valid and the object had no others.
class Fields {
public:
    explicit Fields(QJsonObject object);

    int number(const char* name, int least, int most, int otherwise);
    /// Reads a required number of at most `bits` bits.
    quint64 whole(const char* name, int bits);
    bool flag(const char* name);
    QString text(const char* name, qsizetype longest);
    /// Reads hexadecimal digits of exactly this size; empty if the field is missing.
    QByteArray bytes(const char* name, qsizetype size);
    QByteArray base64(const char* name, qsizetype longest);
    QJsonArray array(const char* name);
    std::optional<QJsonObject> object(const char* name);
    bool has(const char* name) const { return object_.contains(QLatin1String(name)); }

    bool good() const { return !bad_ && taken_ == object_.size(); }

private:
    /// Returns nothing if the field is missing or has another type, which makes the object bad.
    std::optional<QJsonValue> take(const char* name, QJsonValue::Type type);

    QJsonObject object_;
    qsizetype taken_ = 0;
    bool bad_ = false;
};

QString hex(const QByteArray& bytes);

}
