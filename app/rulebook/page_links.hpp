#pragma once

#include <QQuickItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// The links of a Text as things that can be reached by the keyboard, of which Text knows nothing.
class PageLinks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The addresses and the words of all links in a StyledText, in order.
    Q_INVOKABLE static QStringList addresses(const QString& html);
    Q_INVOKABLE static QStringList words(const QString& html);
    /// Where a link stands in a Text, a rectangle a line.
    Q_INVOKABLE static QVariantList places(QQuickItem* text, const QString& address, qreal lineHeight);
    /// The one of them at that height, or the first.
    Q_INVOKABLE static QRectF place(QQuickItem* text, const QString& address, qreal lineHeight, qreal y);
    /// Moves the focus to the next (or previous) item below `root` with a property `pageStop`, in the order in which
    /// one reads, as far as it lies inside of `frame`; from none of them to the first (last). False at the end.
    Q_INVOKABLE static bool step(QQuickItem* root, QQuickItem* frame, bool forward);
};
