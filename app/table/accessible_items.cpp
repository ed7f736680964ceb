// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/accessible_items.hpp"

#include "app/table/cover.hpp"

#include <QAccessible>
#include <QAccessibleObject>
#include <QGuiApplication>
#include <QMetaMethod>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <utility>

namespace {

/// Returns the item's attached `Accessible`, or null. The class is private to Qt, so it is found by name. The usual
/// lookup does not work here because the object is still being created, when the engine does not know it yet.
QObject* attached_accessible(const QQuickItem* item)
{
    const auto& parts = item->children();
    const auto own = std::ranges::find_if(parts,
        [](const QObject* part) { return qstrcmp(part->metaObject()->className(), "QQuickAccessibleAttached") == 0; });
    return own == parts.end() ? nullptr : *own;
}

bool is_exposed(QQuickItem* item)
{
    const QObject* attached = attached_accessible(item);
    return attached != nullptr && !attached->property("ignored").toBool();
}

bool is_false(const QQuickItem& item, const char* property)
{
    const QVariant value = item.property(property);
    return value.isValid() && !value.toBool();
}

bool is_refused(const QQuickItem& item)
{
    return item.property("unavailable").toBool() || is_false(item, "usable") || is_false(item, "legal");
}

bool is_seen(const QQuickItem& item)
{
    if (item.window() == nullptr || !item.window()->isVisible() || !item.isVisible() || Cover::hides(item))
        return false;
    for (const QQuickItem* part = &item; part != nullptr; part = part->parentItem())
        if (qFuzzyIsNull(part->opacity()))
            return false;
    return true;
}

enum class Order { declared, drawn };

/// Collects the nearest accessible descendants.
void collect_accessible(const QQuickItem& from, Order order, QList<QQuickItem*>& found)
{
    QList<QQuickItem*> items = from.childItems();
    if (order == Order::drawn)
        std::ranges::stable_sort(items, {}, &QQuickItem::z);
    for (QQuickItem* item : std::as_const(items)) {
        if (!is_exposed(item))
            collect_accessible(*item, order, found);
        else if (!Cover::hides(*item))
            found += item;
    }
}

QList<QQuickItem*> accessible_below(const QQuickItem& from, Order order = Order::declared)
{
    QList<QQuickItem*> found;
    collect_accessible(from, order, found);
    return found;
}

QAccessibleInterface* child_of(const QQuickItem& parent, int index)
{
    const auto items = accessible_below(parent);
    return QAccessible::queryAccessibleInterface(items.value(index));
}

int index_in(const QQuickItem& parent, const QAccessibleInterface* child)
{
    return child == nullptr
        ? -1
        : static_cast<int>(accessible_below(parent).indexOf(qobject_cast<QQuickItem*>(child->object())));
}

QAccessibleInterface* at_point(const QQuickItem& parent, int x, int y)
{
    const auto items = accessible_below(parent, Order::drawn);
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(*item);
        if (face == nullptr || face->state().invisible)
            continue;
        if (QAccessibleInterface* part = face->childAt(x, y))
            return part;
        if (face->rect().contains(x, y))
            return face;
    }
    return nullptr;
}

/// The accessible actions and the signals of `Accessible` that carry them out.
const auto& action_signals()
{
    using Interface = QAccessibleActionInterface;
    static const std::array all = {
        std::pair(Interface::pressAction(), "pressAction()"),
        std::pair(Interface::toggleAction(), "toggleAction()"),
        std::pair(Interface::increaseAction(), "increaseAction()"),
        std::pair(Interface::decreaseAction(), "decreaseAction()"),
    };
    return all;
}

/// Gives access to `isSignalConnected`, which Qt makes protected.
struct Listened : QObject {
    static bool to(const QObject* sender, const QMetaMethod& signal)
    {
        return signal.isValid() && (sender->*&Listened::isSignalConnected)(signal);
    }
};

QMetaMethod signal_of(const QObject* attached, const char* signal)
{
    return attached->metaObject()->method(attached->metaObject()->indexOfSignal(signal));
}

QAccessible::State state_by(const QObject& attached)
{
    QAccessible::State state;
    const auto has = [&](const char* name) { return attached.property(name).toBool(); };
    state.checkable = has("checkable");
    state.checked = has("checked");
    state.checkStateMixed = has("checkStateMixed");
    state.defaultButton = has("defaultButton");
    state.editable = has("editable");
    state.focusable = has("focusable");
    state.focused = has("focused");
    state.multiLine = has("multiLine");
    state.passwordEdit = has("passwordEdit");
    state.pressed = has("pressed");
    state.readOnly = has("readOnly");
    state.searchEdit = has("searchEdit");
    state.selectable = has("selectable");
    state.selectableText = has("selectableText");
    state.selected = has("selected");
    return state;
}

/// The accessible interface of an item. A numeric `value` is changed through the item's signal `wanted`.
class AccessibleItem : public QAccessibleObject,
                       public QAccessibleActionInterface,
                       public QAccessibleValueInterface,
                       public QAccessibleTextInterface {
public:
    explicit AccessibleItem(QQuickItem* item)
        : QAccessibleObject(item)
    {
        // Screen readers may cache states, so changes are reported.
        QObject::connect(item, &QQuickItem::enabledChanged, item, [item] {
            QAccessible::State changed;
            changed.disabled = true;
            QAccessibleStateChangeEvent event(item, changed);
            QAccessible::updateAccessibility(&event);
        });
    }

    QWindow* window() const override { return item()->window(); }
    QAccessibleInterface* parent() const override
    {
        for (QQuickItem* above = item()->parentItem(); above != nullptr; above = above->parentItem())
            if (is_exposed(above))
                return QAccessible::queryAccessibleInterface(above);
        return QAccessible::queryAccessibleInterface(window());
    }
    int childCount() const override { return static_cast<int>(accessible_below(*item()).size()); }
    QAccessibleInterface* child(int index) const override { return child_of(*item(), index); }
    int indexOfChild(const QAccessibleInterface* child) const override { return index_in(*item(), child); }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        return item()->clip() && !rect().contains(x, y) ? nullptr : at_point(*item(), x, y);
    }

    QRect rect() const override
    {
        if (!is_seen(*item()))
            return {};
        const QRectF scene = item()->mapRectToScene(QRectF(0, 0, item()->width(), item()->height()));
        return {window()->mapToGlobal(scene.topLeft().toPoint()), scene.size().toSize()};
    }
    QAccessible::Role role() const override
    {
        const auto role = static_cast<QAccessible::Role>(attachedProperty("role").toInt());
        if (role != QAccessible::NoRole)
            return role;
        return item()->inherits("QQuickText")     ? QAccessible::StaticText
            : item()->inherits("QQuickTextInput") ? QAccessible::EditableText
                                                  : QAccessible::Client;
    }
    QAccessible::State state() const override
    {
        const QObject* attached = attached_accessible(item());
        QAccessible::State state = attached == nullptr ? QAccessible::State() : state_by(*attached);
        const bool seen = is_seen(*item());
        state.invisible = !seen;
        const QRectF scene = item()->mapRectToScene(QRectF(0, 0, item()->width(), item()->height()));
        state.offscreen = window() != nullptr && !QRectF(QPointF(0, 0), window()->size()).intersects(scene);
        state.focusable = (state.focusable || item()->activeFocusOnTab()) && item()->isEnabled() && seen;
        state.focused = state.focused || item()->hasActiveFocus();
        state.disabled = !answers() || is_refused(*item());
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return attachedProperty("name").toString();
        if (kind == QAccessible::Description)
            return attachedProperty("description").toString();
        return kind == QAccessible::Value && role() == QAccessible::EditableText ? written() : QString();
    }
    void setText(QAccessible::Text kind, const QString& words) override
    {
        if (kind == QAccessible::Value && role() == QAccessible::EditableText && answers())
            item()->setProperty("text", words);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        if (type == QAccessible::ValueInterface && item()->property("value").isValid()
            && (role() == QAccessible::Slider || role() == QAccessible::SpinBox || role() == QAccessible::ScrollBar))
            return static_cast<QAccessibleValueInterface*>(this);
        if (type == QAccessible::TextInterface && role() == QAccessible::EditableText)
            return static_cast<QAccessibleTextInterface*>(this);
        return QAccessibleObject::interface_cast(type);
    }

    QStringList actionNames() const override
    {
        QStringList names;
        const QObject* attached = attached_accessible(item());
        if (attached == nullptr || !answers())
            return names;
        for (const auto& [name, signal] : action_signals())
            if (Listened::to(attached, signal_of(attached, signal)))
                names += name;
        if (state().focusable)
            names += setFocusAction();
        return names;
    }
    void doAction(const QString& name) override
    {
        if (!answers())
            return;
        if (name == setFocusAction()) {
            item()->forceActiveFocus(Qt::OtherFocusReason);
            return;
        }
        QObject* attached = attached_accessible(item());
        const auto found = std::ranges::find(action_signals(), name, [](const auto& known) { return known.first; });
        if (attached != nullptr && found != action_signals().end())
            signal_of(attached, found->second).invoke(attached);
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

    QVariant currentValue() const override { return item()->property("value"); }
    QVariant maximumValue() const override { return item()->property("maximumValue"); }
    QVariant minimumValue() const override { return item()->property("minimumValue"); }
    QVariant minimumStepSize() const override { return item()->property("stepSize"); }
    void setCurrentValue(const QVariant& value) override
    {
        if (answers() && item()->metaObject()->indexOfSignal("wanted(int)") >= 0)
            QMetaObject::invokeMethod(item(), "wanted",
                Q_ARG(int, std::clamp(value.toInt(), minimumValue().toInt(), maximumValue().toInt())));
    }

    void selection(int /*index*/, int* from, int* to) const override
    {
        *from = item()->property("selectionStart").toInt();
        *to = item()->property("selectionEnd").toInt();
    }
    int selectionCount() const override { return item()->property("selectedText").toString().isEmpty() ? 0 : 1; }
    void addSelection(int from, int to) override { setSelection(0, from, to); }
    void removeSelection(int /*index*/) override { QMetaObject::invokeMethod(item(), "deselect"); }
    void setSelection(int /*index*/, int from, int to) override
    {
        QMetaObject::invokeMethod(item(), "select", Q_ARG(int, from), Q_ARG(int, to));
    }
    int cursorPosition() const override { return item()->property("cursorPosition").toInt(); }
    void setCursorPosition(int place) override { item()->setProperty("cursorPosition", place); }
    QString text(int from, int to) const override { return written().mid(from, to - from); }
    int characterCount() const override { return static_cast<int>(written().size()); }
    QRect characterRect(int /*offset*/) const override { return {}; }
    int offsetAtPoint(const QPoint& /*point*/) const override { return -1; }
    void scrollToSubstring(int /*from*/, int /*to*/) override { }
    QString attributes(int /*offset*/, int* from, int* to) const override
    {
        *from = 0;
        *to = characterCount();
        return {};
    }

private:
    QQuickItem* item() const { return static_cast<QQuickItem*>(object()); }
    QVariant attachedProperty(const char* property) const
    {
        const QObject* attached = attached_accessible(item());
        return attached == nullptr ? QVariant() : attached->property(property);
    }
    QString written() const { return item()->property("text").toString(); }
    /// Returns whether the item reacts to actions.
    bool answers() const { return item()->isEnabled() && is_seen(*item()); }
};

class AccessibleWindow : public QAccessibleObject {
public:
    explicit AccessibleWindow(QQuickWindow* window)
        : QAccessibleObject(window)
    {
    }

    QWindow* window() const override { return static_cast<QQuickWindow*>(object()); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(qApp); }
    int childCount() const override { return static_cast<int>(accessible_below(root()).size()); }
    QAccessibleInterface* child(int index) const override { return child_of(root(), index); }
    int indexOfChild(const QAccessibleInterface* child) const override { return index_in(root(), child); }
    QAccessibleInterface* childAt(int x, int y) const override { return at_point(root(), x, y); }
    QAccessibleInterface* focusChild() const override
    {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(window()->focusObject());
        return face == this ? nullptr : face;
    }
    QRect rect() const override { return window()->geometry(); }
    QAccessible::Role role() const override { return QAccessible::Window; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.active = window() == QGuiApplication::focusWindow();
        state.invisible = !window()->isVisible();
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? window()->title() : QString();
    }

private:
    const QQuickItem& root() const { return *static_cast<QQuickWindow*>(object())->contentItem(); }
};

QAccessibleInterface* make_face(const QString& kind, QObject* object)
{
    if (kind == QLatin1String("QQuickWindow"))
        return new AccessibleWindow(static_cast<QQuickWindow*>(object));
    if (kind != QLatin1String("QQuickItem"))
        return nullptr;
    auto* item = static_cast<QQuickItem*>(object);
    return is_exposed(item) ? new AccessibleItem(item) : nullptr;
}

}

void accessible_items::install()
{
    QAccessible::removeFactory(&make_face);
    QAccessible::installFactory(&make_face);
}
