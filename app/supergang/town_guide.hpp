#pragma once

#include <QObject>
#include <QPointF>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Where the town's things lie, for pictures of a part of it.
class TownGuide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// In units of the board, of what explains itself (`SuperGangTable::Explained`): a shop, a place or a section;
    /// (−1, −1) for anything else.
    Q_INVOKABLE static QPointF pointOf(int kind, int id);
    /// A piece of its roofs: "town/district-harbour".
    Q_INVOKABLE static QString districtPicture(int district);
};
