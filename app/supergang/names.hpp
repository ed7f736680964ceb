#pragma once

#include "supergang/figures.hpp"
#include "supergang/town.hpp"
#include "table/seated.hpp"

#include <QString>

/// What places and figures are called, in the program's language.
namespace supergang_table::names {

/// "en", "it" or "fr"; any other language has the English names.
QString in_language(const backroom::supergang::Name& name, const QString& language);
QString shop(backroom::supergang::Shop shop);
QString district(backroom::supergang::District district);
QString street(backroom::supergang::Street street);
/// "The Lost Loaf", "Harbour Street", "the manhole in Harbour Street", "the centre", "the clinic", "the graveyard".
QString place(backroom::supergang::Place place);
/// With its number, for who cannot see it: "Square 41, Harbour Street".
QString square(backroom::supergang::Place place);
/// "Killer", "Vamp", "Dealer".
QString character(backroom::supergang::Character character);
/// In a sentence: "the killer", "patrol 1".
QString the(backroom::supergang::Character character);
QString the(backroom::supergang::Mover mover);
/// "Rosa’s killer"
QString figure(backroom::supergang::FigureId figure, const Seated& seated);
/// "mugging", "racket"
QString crime(backroom::supergang::Crime crime);
/// "2 years"
QString years(int years);
/// The same where a sentence begins with it; markup stays as it is.
QString capital(const QString& text);

}
