// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/item_list.hpp"

#include <QMetaProperty>

ItemList::ItemList(const QMetaObject& item, QObject* parent)
    : QAbstractListModel(parent)
    , item_(item)
{
}

QVariant ItemList::data(const QModelIndex& index, int role) const
{
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 || property >= item_.propertyCount())
        return {};
    return item_.property(property).readOnGadget(itemAt(index.row()));
}

QHash<int, QByteArray> ItemList::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < item_.propertyCount(); ++property)
        names.insert(Qt::UserRole + property, item_.property(property).name());
    return names;
}

QList<int> ItemList::changedRoles(const void* before, const void* now) const
{
    QList<int> roles;
    for (int property = 0; property < item_.propertyCount(); ++property)
        if (item_.property(property).readOnGadget(before) != item_.property(property).readOnGadget(now))
            roles += Qt::UserRole + property;
    return roles;
}
