// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/key_places.hpp"

#include <string_view>

namespace {

// Scan codes of X11 and Wayland: those of the kernel (linux/input-event-codes.h) plus 8.
constexpr quint32 place_of_1 = 10;
constexpr quint32 place_of_0 = 19;

struct Row {
    quint32 first;
    std::string_view letters;
};

constexpr Row letter_rows[] = {{24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}};

/// True for letters of other scripts and for keys without a character. Latin characters end at U+00FF; keys that write
/// nothing begin above.
bool is_foreign(int key)
{
    return (key > 0xFF && key < Qt::Key_Escape) || key == 0 || key == Qt::Key_unknown;
}

int letter_at(quint32 place)
{
    for (const auto& [first, letters] : letter_rows)
        if (place >= first && place < first + letters.size())
            return letters[place - first];
    return 0;
}

}

int key_places::meant(const QKeyEvent& event)
{
    const int key = event.key();
    const quint32 place = event.nativeScanCode();
    const bool plain = (event.modifiers() & ~Qt::GroupSwitchModifier) == Qt::NoModifier;
    if (plain && place >= place_of_1 && place <= place_of_0)
        return place == place_of_0 ? Qt::Key_0 : Qt::Key_1 + static_cast<int>(place - place_of_1);
    constexpr int arabic_question = 0x061F;
    if (key == arabic_question)
        return Qt::Key_Question;
    const int letter = is_foreign(key) ? letter_at(place) : 0;
    return letter != 0 ? letter : key;
}
