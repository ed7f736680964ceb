// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/game_table.hpp"

#include <QDebug>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QStringList>

namespace test {

inline QString text(const QVariant& value)
{
    if (value.metaType().id() == QMetaType::QString)
        return value.toString();
    QString written;
    QDebug(&written).nospace() << value;
    return written;
}

/// Returns every role of every row, one on each line, such as "gangsters 3 face = …". The number of throws of a die is
/// left out, since it only starts animations.
inline QStringList dump(const QString& name, const QAbstractItemModel& model)
{
    QStringList lines{name + QStringLiteral(" rows = %1").arg(model.rowCount())};
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row)
        for (int role = Qt::UserRole; roles.contains(role); ++role)
            if (roles[role] != "tosses")
                lines += QStringLiteral("%1 %2 %3 = %4")
                             .arg(name)
                             .arg(row)
                             .arg(QString::fromLatin1(roles[role]), text(model.index(row, 0).data(role)));
    return lines;
}

/// Returns every property of a gadget, one on each line, such as "tray.sum = 7".
inline QStringList dump(const QString& name, const QMetaObject& of, const void* gadget)
{
    QStringList lines;
    for (int at = 0; at < of.propertyCount(); ++at)
        lines += name + QLatin1Char('.') + QString::fromLatin1(of.property(at).name()) + QStringLiteral(" = ")
            + text(of.property(at).readOnGadget(gadget));
    return lines;
}

/// Returns all that QML can read of a table: its own properties and all its models. `animated` is left out, since it
/// describes only the transition.
inline QStringList dump(const GameTable& table)
{
    QStringList lines;
    const QMetaObject& meta = *table.metaObject();
    for (int at = GameTable::staticMetaObject.propertyOffset(); at < meta.propertyCount(); ++at) {
        const QMetaProperty property = meta.property(at);
        const QString name = QString::fromLatin1(property.name());
        const QVariant value = property.read(&table);
        if (const auto* model = qobject_cast<QAbstractItemModel*>(value.value<QObject*>()))
            lines += dump(name, *model);
        else if (name == QLatin1String("announcement")
            && (table.announcement().passing || table.announcement().title.isEmpty()))
            continue; // Passing announcements describe how the state was reached.
        else if (value.metaType().flags().testFlag(QMetaType::IsGadget))
            lines += dump(name, *value.metaType().metaObject(), value.constData());
        else if (value.value<QObject*>() == nullptr && name != QLatin1String("animated"))
            lines += name + QStringLiteral(" = ") + text(value);
    }
    return lines;
}

/// Returns the first difference; empty if there is none.
inline QString difference(const QStringList& one, const QStringList& other)
{
    for (qsizetype line = 0; line < std::min(one.size(), other.size()); ++line)
        if (one[line] != other[line])
            return one[line] + QStringLiteral(" | ") + other[line];
    return one.size() == other.size() ? QString() : QStringLiteral("not as many lines");
}

inline QString plain(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
}

/// Returns the chronicle's text for an event, without markup.
inline QStringList log_lines(const auto& chronicle, const auto& event, const auto& before)
{
    QStringList lines;
    for (const QString& line : chronicle.sentences(event, before))
        lines += plain(line);
    return lines;
}

inline QStringList sentences(const LogModel& log)
{
    QStringList list;
    for (const LogItem& item : log.items())
        list += plain(item.text);
    return list;
}

/// Returns one field of every row.
template <class Row, class Base, class Field>
QList<Field> column(const std::vector<Row>& rows, Field Base::*field)
{
    QList<Field> list;
    for (const Row& row : rows)
        list += row.*field;
    return list;
}

}
