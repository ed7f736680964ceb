// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

/// Shows the saved picture of a match; empty if there is none.
class KeptPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int match READ match WRITE setMatch NOTIFY matchChanged)
    Q_PROPERTY(bool empty READ empty NOTIFY matchChanged)

public:
    explicit KeptPicture(QQuickItem* parent = nullptr);

    int match() const { return match_; }
    void setMatch(int match);
    bool empty() const { return image_.isNull(); }
    void paint(QPainter* painter) override;

signals:
    void matchChanged();

private:
    int match_ = 0;
    QImage image_;
};
