// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace apart {

/// Reads an object that may have known fields only; a field that is not there has its default. After all have been
/// asked for, `good` says whether each was as it must be, and no other was there.
class Fields {
public:
    explicit Fields(QJsonObject object);

    int number(const char* name, int least, int most, int otherwise);
    /// A number of so many bits at most, which must be there.
    quint64 whole(const char* name, int bits);
    bool flag(const char* name);
    QString text(const char* name, qsizetype longest);
    /// Written as hexadecimal digits; of this size, or missing.
    QByteArray bytes(const char* name, qsizetype size);
    QByteArray base64(const char* name, qsizetype longest);
    QJsonArray array(const char* name);
    std::optional<QJsonObject> object(const char* name);
    bool has(const char* name) const { return object_.contains(QLatin1String(name)); }

    bool good() const { return !bad_ && taken_ == object_.size(); }

private:
    /// Nothing if it is missing; what is there but has another type is bad.
    std::optional<QJsonValue> take(const char* name, QJsonValue::Type type);

    QJsonObject object_;
    qsizetype taken_ = 0;
    bool bad_ = false;
};

QString hex(const QByteArray& bytes);

}
