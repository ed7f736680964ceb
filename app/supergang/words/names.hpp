// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seated.hpp"
#include "engine/supergang/figures.hpp"
#include "engine/supergang/town/town.hpp"

/// Names of places and figures, in the language of the program.
namespace supergang_table::names {

/// Supports "en", "it" and "fr"; falls back to English.
QString in_language(const backroom::supergang::Name& name, const QString& language);
QString shop(backroom::supergang::Shop shop);
QString district(backroom::supergang::District district);
QString street(backroom::supergang::Street street);
/// Such as "The Lost Loaf", "Harbour Street", "the manhole in Harbour Street", "the centre" or "the clinic".
QString place(backroom::supergang::Place place);
/// Like `place`, as a title, with a shop that has a door there, such as "Harbour Street, outside The Lost Loaf".
QString square(backroom::supergang::Place place);
QString character(backroom::supergang::Character character);
/// For the middle of a sentence, such as "the killer" or "patrol 1".
QString the(backroom::supergang::Character character);
QString the(backroom::supergang::Mover mover);
QString figure(backroom::supergang::FigureId figure, const Seated& seated);
/// For the start of a sentence or alone, such as “The killer” or “Patrol 1”.
QString figureAtStart(backroom::supergang::FigureId figure, const Seated& seated);
QString crime(backroom::supergang::Crime crime);
/// A crime is written down with the years of all the times that it was committed at once.
inline int times_of(backroom::supergang::Crime crime, int years)
{
    return years / years_for(crime);
}
QString crimes(backroom::supergang::Crime crime, int times);
QString years(int years);
/// Capitalizes the first letter for the start of a sentence, skipping markup.
QString capital(const QString& text);

}
