// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/words/details.hpp"

#include "app/gangz/words/wording.hpp"

namespace gangz_table::details {

namespace {

QString title(const QString& kind, const QString& name)
{
    return name.isEmpty() ? kind : name;
}

}

Detail tattoo(const QString& name)
{
    return {title(Wording::tattoo(), name), Wording::tattooDetail(), QStringLiteral("GZ-2.1")};
}

Detail on_wall(const QString& name)
{
    return {title(Wording::onWall(), name), Wording::onWallDetail(), QStringLiteral("GZ-2.4")};
}

Detail leader(const QString& name)
{
    return {title(Wording::theLeader(), name), Wording::leaderDetail(), QStringLiteral("GZ-1.2")};
}

Detail next_leader(const QString& name)
{
    return {title(Wording::nextLeader(), name), Wording::nextLeaderDetail(), QStringLiteral("GZ-1.2")};
}

Detail pawn()
{
    return {Wording::pawn(), Wording::pawnDetail(), QStringLiteral("GZ-2.4")};
}

Detail own_chip()
{
    return {Wording::ownChip(), Wording::ownChipDetail(), QStringLiteral("GZ-2.4")};
}

Detail owner_chip()
{
    return {Wording::ownerChip(), Wording::ownerChipDetail(), QStringLiteral("GZ-2.5")};
}

Detail points_chip()
{
    return {Wording::pointsChip(), Wording::pointsChipDetail(), QStringLiteral("GZ-3.2")};
}

Detail hand()
{
    return {Wording::handTitle(), Wording::handDetail(), QStringLiteral("GZ-4.1")};
}

Detail points()
{
    return {Wording::pointsTitle(), Wording::pointsDetail(), QStringLiteral("GZ-3.1")};
}

Detail deck()
{
    return {Wording::deckTitle(), Wording::deckDetail(), QStringLiteral("GZ-4.2")};
}

}
