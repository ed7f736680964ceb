// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"

#include <array>
#include <span>
#include <string>

namespace backroom {

/// The English sentence of a refusal. %1 and %2 stand for its parameters; a `Part` says what kind of value one is.
template <class Part = int>
struct Sentence {
    std::string_view code;
    std::string_view text;
    std::array<Part, 2> parts{};
};

/// `in_words(part, value)` returns the words for a parameter. Returns the code itself if there is no sentence.
template <class Part>
std::string sentence_of(const Refusal& refusal, std::span<const Sentence<Part>> sentences, const auto& in_words)
{
    for (const Sentence<Part>& sentence : sentences) {
        if (sentence.code != refusal.code)
            continue;
        std::string text(sentence.text);
        for (std::size_t number = 0; number < sentence.parts.size(); ++number) {
            const std::string mark = '%' + std::to_string(number + 1);
            if (const auto at = text.find(mark); at != std::string::npos)
                text.replace(at, mark.size(), in_words(sentence.parts[number], refusal.parameters[number]));
        }
        return text;
    }
    return std::string(refusal.code);
}

/// For sentences whose parameters are all numbers.
inline std::string sentence_of(const Refusal& refusal, std::span<const Sentence<>> sentences)
{
    return sentence_of<int>(refusal, sentences, [](int, int value) { return std::to_string(value); });
}

}
