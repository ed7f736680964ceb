// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/rail.hpp"

#include "app/the_gang/words/wording.hpp"

namespace the_gang_table {

using namespace rules;

namespace {

QString rule_of(Special special)
{
    switch (special) {
    case Special::lookout:
        return QStringLiteral("TG-5.1");
    case Special::spy:
        return QStringLiteral("TG-5.3");
    case Special::boss_calls:
        return QStringLiteral("TG-5.4");
    case Special::none:
        break;
    }
    return {};
}

QString text_of_choice(const Scene& scene)
{
    const Picked& picked = scene.picked;
    if (!picked.complete())
        return Wording::missing(
            picked.gangster == 0, !picked.special && !picked.ticket, scene.view->hand.special != Special::none);
    return picked.special ? Wording::goesWith(picked.gangster, scene.view->hand.special)
                          : Wording::goesTo(picked.gangster, *picked.ticket);
}

QString text_of_turn(const Scene& scene, const Turn& turn, const QStringList& names)
{
    const auto& [seat, choice, cards] = turn;
    if (choice.ticket)
        return Wording::ticketTurn(names[seat], choice.gangster, *choice.ticket);
    // Instructions are for the player in turn only.
    if (!scene.placing())
        return choice.special == Special::none ? QString() : Wording::specialTurn(names[seat]);
    if (scene.calling)
        return Wording::callSomebody(*scene.calling);
    if (scene.held.kind == Piece::Special && !cards.gangster_placed)
        return Wording::holdingSpecial(choice.special);
    if (cards.gangster_placed)
        return cards.special_played ? QString() : Wording::specialLeft(choice.special, cards.city);
    return cards.special_played ? Wording::gangsterLeft(choice.gangster, cards.city)
                                : Wording::bothFree(choice.special);
}

}

QString rail_title(const Scene& scene)
{
    if (scene.choosing())
        return scene.watched ? QString() : Wording::chooseTitle();
    if (scene.waitingOpenly())
        return scene.own->choice.gangster != 0 ? Wording::sealedTitle() : QString();
    const auto turn = scene.turn();
    const bool plain = !turn || turn->choice.ticket || turn->choice.special == Special::none;
    return plain ? QString() : Wording::turnTitle(turn->choice.gangster, turn->choice.special);
}

QString rail_text(const Scene& scene, const QStringList& names)
{
    if (scene.preview && !scene.preview->gangs.empty()) {
        int shots = 0;
        int gangsters = 0;
        for (const Captured& gang : scene.preview->gangs) {
            shots += revolvers(gang.gangsters);
            gangsters += gang.gangsters.size();
        }
        return Wording::wouldCapture(scene.placing(), static_cast<int>(scene.preview->gangs.size()), gangsters, shots);
    }
    if (scene.choosing())
        return scene.watched ? QString() : text_of_choice(scene);
    if (scene.waitingOpenly())
        return scene.own->choice.gangster != 0 ? Wording::sealedText() : QString();
    const auto turn = scene.turn();
    return turn ? text_of_turn(scene, *turn, names) : QString();
}

QString rule_page(const Scene& scene)
{
    if (scene.open.phase == Phase::over)
        return QStringLiteral("TG-6.2");
    if (scene.open.phase == Phase::choosing) {
        const bool of_special = scene.view && (scene.picked.special || scene.held.kind == Piece::Special);
        const QString rule = of_special ? rule_of(scene.view->hand.special) : QString();
        return rule.isEmpty() ? QStringLiteral("TG-3.2") : rule;
    }
    const auto turn = scene.turn();
    if (!scene.placing() || !turn)
        return QStringLiteral("TG-3.3");
    if (const QString rule = rule_of(turn->choice.special); !rule.isEmpty())
        return rule;
    return QStringLiteral("TG-3.5");
}

}
