#pragma once

#include "models/lent.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVariantList>

namespace supergang_table {

struct MenuRow {
    Q_GADGET
    QML_VALUE_TYPE(superGangMenuRow)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString money MEMBER money)
    Q_PROPERTY(bool gains MEMBER gains)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString crime MEMBER crime)
    Q_PROPERTY(bool criminal MEMBER criminal)
    Q_PROPERTY(QString witness MEMBER witness)
    Q_PROPERTY(bool seen MEMBER seen)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString label MEMBER label)

public:
    /// From 1, also its key on the keyboard; 0 if it cannot be done.
    int number = 0;
    QString icon;
    QString word;
    /// "+50", "−5"; empty if no money changes hands.
    QString money;
    bool gains = false;
    QString text;
    /// "Crime: 1 year", "Not a crime".
    QString crime;
    bool criminal = false;
    /// For a crime: which patrols would see it, or that none would.
    QString witness;
    bool seen = false;
    bool enabled = true;
    /// The number of the rule that forbids it; `text` is the reason then.
    QString rule;
    QString label;

    bool operator==(const MenuRow&) const = default;
};

/// The menu of actions beside the place where a move has ended, or would end (a preview).
struct ActionMenu {
    Q_GADGET
    QML_VALUE_TYPE(superGangMenu)
    Q_PROPERTY(bool shown MEMBER shown)
    Q_PROPERTY(bool preview MEMBER preview)
    Q_PROPERTY(QPointF point MEMBER point)
    Q_PROPERTY(QRectF keepClear MEMBER keep_clear)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString subtitle MEMBER subtitle)
    Q_PROPERTY(QString swatch MEMBER swatch)
    Q_PROPERTY(QVariantList rows MEMBER rows)
    Q_PROPERTY(bool preparing MEMBER preparing)
    Q_PROPERTY(QString question MEMBER question)
    Q_PROPERTY(QVariantList members MEMBER members)
    Q_PROPERTY(QVariantList targets MEMBER targets)
    Q_PROPERTY(bool asksWhom MEMBER asksWhom)
    Q_PROPERTY(QVariantList defenders MEMBER defenders)
    Q_PROPERTY(QString goText MEMBER goText)
    Q_PROPERTY(bool canGo MEMBER canGo)
    Q_PROPERTY(QString odds MEMBER odds)
    Q_PROPERTY(QString must MEMBER must)
    Q_PROPERTY(QString mustRule MEMBER mustRule)
    Q_PROPERTY(QString doneText MEMBER doneText)
    Q_PROPERTY(bool canDone MEMBER canDone)

public:
    bool shown = false;
    /// The figure only hovers there: nothing can be done yet.
    bool preview = false;
    /// In units of the board: where the menu points, and the part with the way, which it should not cover.
    QPointF point;
    QRectF keep_clear;
    QString title;
    QString subtitle;
    /// The picture of the district's roofs; empty in the street.
    QString swatch;
    QVariantList rows;
    /// The player chooses who takes part in an attack. `members`, `targets` and `defenders` are `SuperGangPerson`s.
    bool preparing = false;
    QString question;
    QVariantList members;
    QVariantList targets;
    /// Only the targets are to be chosen.
    bool asksWhom = false;
    /// The players who can throw for the managers (SG-5.7).
    QVariantList defenders;
    QString goText;
    bool canGo = false;
    QString odds;
    /// The action that the figure must do (SG-5.2); empty for nothing.
    QString must;
    QString mustRule;
    QString doneText;
    bool canDone = false;

    bool operator==(const ActionMenu&) const = default;
};

}
