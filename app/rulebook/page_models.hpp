#pragma once

#include "models/item_list.hpp"

#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

struct PageItem {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(QString html MEMBER html)
    Q_PROPERTY(QString plain MEMBER plain)
    Q_PROPERTY(QStringList rules MEMBER rules)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QStringList cells MEMBER cells)
    Q_PROPERTY(QList<qreal> widths MEMBER widths)
    Q_PROPERTY(QString figureId MEMBER figure)
    Q_PROPERTY(QUrl figureSource MEMBER figure_source)
    Q_PROPERTY(QVariantList pictured MEMBER pictured)

public:
    int key = 0;
    int kind = 0;
    /// Is StyledText.
    QString html;
    QString plain;
    QStringList rules;
    int number = 0;
    /// A table's cells row by row; `widths` are the columns' fractions of the total width.
    QStringList cells;
    QList<qreal> widths;
    QString figure;
    QUrl figure_source;
    /// For each card the text beside it and the layers of its picture.
    QVariantList pictured;

    bool operator==(const PageItem&) const = default;
};

class PageModel : public ITEM_LIST_OF(PageItem) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    enum Kind { Title, Heading, Paragraph, Bullet, Numbered, Table, Figure, Cards, Foot };
    Q_ENUM(Kind)

    using ItemListOf::ItemListOf;
};

/// An entry of the table of contents, or another book.
struct ContentsItem {
    Q_GADGET
    Q_PROPERTY(QString entry MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(bool current MEMBER current)

public:
    int key = 0;
    QString id;
    QString title;
    bool current = false;

    bool operator==(const ContentsItem&) const = default;
};

class ContentsModel : public ITEM_LIST_OF(ContentsItem) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    using ItemListOf::ItemListOf;
};

struct HitItem {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString book MEMBER book)
    Q_PROPERTY(QString excerpt MEMBER excerpt)
    Q_PROPERTY(int hits MEMBER count)

public:
    int key = 0;
    QString game;
    QString section;
    int block = -1;
    QString title;
    QString book;
    QString excerpt;
    int count = 0;

    bool operator==(const HitItem&) const = default;
};

class HitModel : public ITEM_LIST_OF(HitItem) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    using ItemListOf::ItemListOf;
};
