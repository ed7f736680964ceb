// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/item_list.hpp"
#include "app/models/member_property.hpp"

#include <QUrl>
#include <QVariantList>

struct PageItem {
    Q_GADGET

public:
    MEMBER_PROPERTY(int, key) = 0;
    MEMBER_PROPERTY(int, kind) = 0;
    /// StyledText.
    MEMBER_PROPERTY(QString, html);
    MEMBER_PROPERTY(QString, plain);
    MEMBER_PROPERTY(QStringList, rules);
    MEMBER_PROPERTY(int, number) = 0;
    /// A table's cells row by row; `widths` are the columns' fractions of the total width.
    MEMBER_PROPERTY(QStringList, cells);
    MEMBER_PROPERTY(QList<qreal>, widths);
    MEMBER_PROPERTY_AS(QString, figureId, figure);
    MEMBER_PROPERTY_AS(QUrl, figureSource, figure_source);
    /// For each card the text beside it and the layers of its picture.
    MEMBER_PROPERTY(QVariantList, pictured);

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

public:
    int key = 0;
    MEMBER_PROPERTY_AS(QString, entry, id);
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(bool, current) = false;

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

public:
    int key = 0;
    QString game;
    QString section;
    int block = -1;
    MEMBER_PROPERTY(QString, title);
    MEMBER_PROPERTY(QString, book);
    MEMBER_PROPERTY(QString, excerpt);
    MEMBER_PROPERTY_AS(int, hits, count) = 0;

    bool operator==(const HitItem&) const = default;
};

class HitModel : public ITEM_LIST_OF(HitItem) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    using ItemListOf::ItemListOf;
};
