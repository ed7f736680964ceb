#pragma once

#include "item_model.hpp"

#include <QUrl>
#include <QtQml/qqmlregistration.h>

/// A piece of the open page, as it is shown.
struct PageItem {
    int key = 0;
    int kind = 0;
    /// StyledText.
    QString html;
    QString plain;
    QStringList rules;
    int number = 0;
    /// A table, row by row; `widths` are the columns' shares of the width.
    QStringList cells;
    QList<qreal> widths;
    QString figure;
    QUrl figure_source;

    bool operator==(const PageItem&) const = default;
};

class PageModel : public ItemModel<PageItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    enum Kind { Title, Heading, Paragraph, Bullet, Numbered, Table, Figure, Foot };
    Q_ENUM(Kind)

    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override
    {
        static const std::vector<Column> table{
            {"key", [](const PageItem& item) -> QVariant { return item.key; }},
            {"kind", [](const PageItem& item) -> QVariant { return item.kind; }},
            {"html", [](const PageItem& item) -> QVariant { return item.html; }},
            {"plain", [](const PageItem& item) -> QVariant { return item.plain; }},
            {"rules", [](const PageItem& item) -> QVariant { return item.rules; }},
            {"number", [](const PageItem& item) -> QVariant { return item.number; }},
            {"cells", [](const PageItem& item) -> QVariant { return item.cells; }},
            {"widths", [](const PageItem& item) -> QVariant { return QVariant::fromValue(item.widths); }},
            {"figureId", [](const PageItem& item) -> QVariant { return item.figure; }},
            {"figureSource", [](const PageItem& item) -> QVariant { return item.figure_source; }},
        };
        return table;
    }
};

/// A line of the contents, or another book.
struct ContentsItem {
    int key = 0;
    QString id;
    QString title;
    bool current = false;

    bool operator==(const ContentsItem&) const = default;
};

class ContentsModel : public ItemModel<ContentsItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override
    {
        static const std::vector<Column> table{
            {"entry", [](const ContentsItem& item) -> QVariant { return item.id; }},
            {"title", [](const ContentsItem& item) -> QVariant { return item.title; }},
            {"current", [](const ContentsItem& item) -> QVariant { return item.current; }},
        };
        return table;
    }
};

/// A section in which something was found.
struct HitItem {
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

class HitModel : public ItemModel<HitItem> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the rulebook")

public:
    using ItemModel::ItemModel;

protected:
    const std::vector<Column>& columns() const override
    {
        static const std::vector<Column> table{
            {"title", [](const HitItem& item) -> QVariant { return item.title; }},
            {"book", [](const HitItem& item) -> QVariant { return item.book; }},
            {"excerpt", [](const HitItem& item) -> QVariant { return item.excerpt; }},
            {"hits", [](const HitItem& item) -> QVariant { return item.count; }},
        };
        return table;
    }
};
