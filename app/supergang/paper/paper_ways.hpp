#pragma once

#include "app/games/table_figure.hpp"
#include "app/supergang/paper/paper_walks.hpp"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// Draws, in a figure on paper, where nothing is animated, the ways walked since the picture before, or the one that
/// the rules refuse.
class PaperWays : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableFigure* figure MEMBER figure_ REQUIRED)
    Q_PROPERTY(bool refused MEMBER refused_)

public:
    explicit PaperWays(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

protected:
    void componentComplete() override;

private:
    TableFigure* figure_ = nullptr;
    bool refused_ = false;
    supergang_table::PaperWalks walks_;
};
