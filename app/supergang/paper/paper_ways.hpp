// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/table_figure.hpp"
#include "app/supergang/paper/paper_walks.hpp"

#include <QQuickPaintedItem>

/// Draws, in a figure on paper, the paths of the moves since the previous picture, or the one that the rules forbid.
class PaperWays : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableFigure* figure MEMBER figure_ REQUIRED)

public:
    explicit PaperWays(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

protected:
    void componentComplete() override;

private:
    TableFigure* figure_ = nullptr;
    MEMBER_PROPERTY_AS(bool, refused, refused_) = false;
    supergang_table::PaperWalks walks_;
};
