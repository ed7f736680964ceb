#pragma once

#include <QPointer>
#include <QQuickItem>

#include <vector>

/// Lies over what is not to be used meanwhile, as a part of a panel, a dialog, the curtain. While it is seen, what lies
/// under it, and not in its parent, is not there for screen readers, and does nothing that they ask for
/// (`accessible_items`).
class Cover : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Cover(QQuickItem* parent = nullptr);
    ~Cover() override;

    /// Whether the item lies under a cover, with all that is seen of it.
    static bool hides(const QQuickItem& item);

protected:
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    bool liesOver(const QQuickItem& item) const;
    bool reaches(const QQuickItem& item) const;
    void tellLater();
    void tell();

    /// What screen readers were told to be gone.
    std::vector<QPointer<QQuickItem>> gone_;
};
