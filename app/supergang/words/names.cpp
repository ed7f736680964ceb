// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/words/names.hpp"

#include "app/table/naming.hpp"

#include <QCoreApplication>

namespace supergang_table::names {

using namespace backroom::supergang;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SuperGang)
};

QString own(Character character)
{
    switch (character) {
    case Character::killer:
        return Words::tr("your killer");
    case Character::vamp:
        return Words::tr("your vamp");
    case Character::dealer:
        break;
    }
    return Words::tr("your dealer");
}

QString in_own_language(const Name& name)
{
    return in_language(name, Words::tr("en", "which names of the town: en, it or fr"));
}

}

QString in_language(const Name& name, const QString& language)
{
    return QString::fromUtf8(language == QLatin1String("it") ? name.it
            : language == QLatin1String("fr")                ? name.fr
                                                             : name.en);
}

QString shop(Shop shop)
{
    return in_own_language(town.shops[shop].name);
}

QString district(District district)
{
    return in_own_language(town.districts[district].name);
}

QString street(Street street)
{
    return in_own_language(town.streets[street].name);
}

QString place(Place place)
{
    const PlaceFacts& facts = town.places[place];
    switch (facts.kind) {
    case PlaceKind::centre:
        return Words::tr("the centre");
    case PlaceKind::street:
        return street(facts.street);
    case PlaceKind::manhole:
        return Words::tr("the manhole in %1", "a street").arg(street(facts.street));
    case PlaceKind::shop:
        return shop(facts.shop);
    case PlaceKind::clinic:
        return Words::tr("the clinic");
    case PlaceKind::graveyard:
        break;
    }
    return Words::tr("the graveyard");
}

QString square(Place place)
{
    const PlaceFacts& facts = town.places[place];
    const QString name = capital(names::place(place));
    if (facts.doors.empty())
        return name;
    const QString pattern = Words::tr("%1, outside %2", "a street, a shop");
    return pattern.arg(name, shop(facts.doors.front()));
}

QString character(Character character)
{
    switch (character) {
    case Character::killer:
        return Words::tr("Killer");
    case Character::vamp:
        return Words::tr("Vamp");
    case Character::dealer:
        break;
    }
    return Words::tr("Dealer");
}

QString the(Character character)
{
    switch (character) {
    case Character::killer:
        return Words::tr("the killer");
    case Character::vamp:
        return Words::tr("the vamp");
    case Character::dealer:
        break;
    }
    return Words::tr("the dealer");
}

QString the(Mover mover)
{
    return is_patrol(mover) ? Words::tr("patrol %1").arg(patrol_of(mover) + 1) : the(static_cast<Character>(mover));
}

QString figure(FigureId figure, const Seated& seated)
{
    if (figure.seat == seated.reader)
        return own(figure.character);
    const QString name = naming::whose(seated.name(figure.seat));
    switch (figure.character) {
    case Character::killer:
        return Words::tr("%1’s killer").arg(name);
    case Character::vamp:
        return Words::tr("%1’s vamp").arg(name);
    case Character::dealer:
        break;
    }
    return Words::tr("%1’s dealer").arg(name);
}

QString figureAtStart(FigureId figure, const Seated& seated)
{
    return capital(names::figure(figure, seated));
}

QString crime(Crime crime)
{
    switch (crime) {
    case Crime::coward_attack:
        return Words::tr("mugging");
    case Crime::racket:
        return Words::tr("racket");
    case Crime::stick_up:
        return Words::tr("stick-up");
    case Crime::traffic:
        return Words::tr("traffic");
    case Crime::assault:
        return Words::tr("assault");
    case Crime::rebellion:
        return Words::tr("rebellion");
    case Crime::murder:
        break;
    }
    return Words::tr("murder");
}

QString crimes(Crime crime, int times)
{
    return times == 1 ? names::crime(crime)
                      : Words::tr("%1 (%2 times)", "a crime").arg(names::crime(crime), QString::number(times));
}

QString years(int years)
{
    return Words::tr("%n year(s)", nullptr, years);
}

QString capital(const QString& text)
{
    QString capital = text;
    qsizetype at = 0;
    while (at >= 0 && at < capital.size() && capital[at] == QLatin1Char('<'))
        if (const qsizetype end = capital.indexOf(QLatin1Char('>'), at); end < 0)
            break;
        else
            at = end + 1;
    if (at < capital.size())
        capital[at] = capital[at].toUpper();
    return capital;
}

}
