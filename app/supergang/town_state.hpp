#pragma once

#include "models/lent.hpp"
#include "supergang/scene.hpp"
#include "table/seated.hpp"

#include <QString>

namespace supergang_table {

/// What belongs to no gang, or to all: the bank, and whose the police are.
struct SuperGangTown {
    Q_GADGET
    QML_VALUE_TYPE(superGangTown)
    Q_PROPERTY(int bank MEMBER bank)
    Q_PROPERTY(QString owed MEMBER owed)
    Q_PROPERTY(QString police MEMBER police)
    Q_PROPERTY(int policeMark MEMBER police_mark)
    Q_PROPERTY(bool policeAbout MEMBER police_about)
    Q_PROPERTY(QString bankLabel MEMBER bank_label)
    Q_PROPERTY(QString policeLabel MEMBER police_label)

public:
    int bank = 0;
    /// What it cannot pay to the gang whose turn it is: "owes Rosa 120"; empty while it can.
    QString owed;
    /// "from round 4", "for sale: 500", or the name of who moves them for good.
    QString police;
    /// Of the owner or police player; −1 for nobody.
    int police_mark = -1;
    /// They walk the streets (SG-3.3).
    bool police_about = false;
    /// Whole sentences for screen readers.
    QString bank_label;
    QString police_label;

    bool operator==(const SuperGangTown&) const = default;
};

SuperGangTown town_state(const Scene& scene, const Seated& seated);

}
