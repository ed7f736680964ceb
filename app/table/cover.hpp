// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickItem>

#include <vector>

/// Covers items that must not be used, as a part of a panel, a dialog or the curtain. While it is visible, screen
/// readers neither see nor can trigger items below it outside its parent (`accessible_items`).
class Cover : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Cover(QQuickItem* parent = nullptr);
    ~Cover() override;

    /// Returns whether a visible cover lies over everything that would be visible of the item.
    static bool hides(const QQuickItem& item);

protected:
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    bool liesOver(const QQuickItem& item) const;
    bool reaches(const QQuickItem& item) const;
    void tellLater();
    void notify();

    /// The items that screen readers were told have disappeared.
    std::vector<QPointer<QQuickItem>> gone_;
};
