#pragma once

#include "app/models/member_property.hpp"
#include "app/models/qml_singleton.hpp"
#include "app/supergang/scene.hpp"
#include "app/table/seated.hpp"

#include <QString>

namespace supergang_table {

/// The bank, and who owns or plays the police.
struct SuperGangTown {
    Q_GADGET
    QML_VALUE_TYPE(superGangTown)
    Q_PROPERTY(int policeMark MEMBER police_mark)
    Q_PROPERTY(bool policeAbout MEMBER police_about)
    Q_PROPERTY(QString bankLabel MEMBER bank_label)
    Q_PROPERTY(QString policeLabel MEMBER police_label)

public:
    MEMBER_PROPERTY(int, bank) = 0;
    /// The sum that the bank cannot pay to the gang whose turn it is: "owes Rosa 120"; empty if it can.
    MEMBER_PROPERTY(QString, owed);
    /// "from round 4", "for sale: 500", or the name of the player who owns or plays them.
    MEMBER_PROPERTY(QString, police);
    /// The mark of the owner or police player; −1 for none.
    int police_mark = -1;
    /// The police are in play (SG-3.3).
    bool police_about = false;
    QString bank_label;
    QString police_label;

    bool operator==(const SuperGangTown&) const = default;
};

SuperGangTown town_state(const Scene& scene, const Seated& seated);

}
