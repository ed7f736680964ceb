#pragma once

#include "models/item_list.hpp"

#include <QString>
#include <QStringList>

struct FigureGroup {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList captions MEMBER captions)
    Q_PROPERTY(QStringList values MEMBER values)
    Q_PROPERTY(QStringList notes MEMBER notes)
    Q_PROPERTY(QStringList hints MEMBER hints)
    Q_PROPERTY(QStringList icons MEMBER icons)

public:
    int key = 0;
    QString title;
    QStringList captions;
    QStringList values;
    QStringList notes;
    QStringList hints;
    QStringList icons;

    bool operator==(const FigureGroup&) const = default;
};

using FigureGroups = ItemListOf<FigureGroup>;
