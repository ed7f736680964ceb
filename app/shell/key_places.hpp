#pragma once

#include <QKeyEvent>

/// What a key means where the layout of the keyboard has something else in its place: the number row means figures
/// without Shift too, as on a French keyboard, and a key without a Latin letter means the letter that an English
/// keyboard has there.
namespace key_places {

/// The key as it is, if nothing else is meant.
int meant(const QKeyEvent& event);

}
