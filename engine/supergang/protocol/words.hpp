// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fields.hpp"
#include "engine/supergang/field_names.hpp"
#include "engine/supergang/game.hpp"

/// The names used in JSON, in kebab-case.
namespace backroom {

template <>
inline constexpr auto& word_list<supergang::Character> = supergang::words::characters;
template <>
inline constexpr auto& word_list<supergang::Member> = supergang::words::members;
template <>
inline constexpr auto& word_list<supergang::Mover> = supergang::words::movers;
template <>
inline constexpr std::array<std::string_view, 7> word_list<supergang::Crime>{
    "coward-attack", "racket", "stick-up", "traffic", "assault", "rebellion", "murder"};
template <>
inline constexpr std::array<std::string_view, 4> word_list<supergang::FigureState>{
    "in-play", "clinic", "jail", "graveyard"};
template <>
inline constexpr std::array<std::string_view, 3> word_list<supergang::PatrolState>{"in-play", "out", "sewer"};
template <>
inline constexpr std::array<std::string_view, 3> word_list<supergang::Phase>{"start", "police", "gang"};
template <>
inline constexpr std::array<std::string_view, 2> word_list<supergang::Prize>{"money", "ownership"};
template <>
inline constexpr std::array<std::string_view, 2> word_list<supergang::Side>{"attack", "defence"};
template <>
inline constexpr std::array<std::string_view, 3> word_list<supergang::TargetKind>{"gangster", "manager", "cop"};
template <>
inline constexpr std::array<std::string_view, 4> word_list<supergang::Fate>{"standing", "dead", "injured", "left"};
template <>
inline constexpr std::array<std::string_view, 5> word_list<supergang::DuelKind>{
    "stick-up", "kill", "attack-patrol", "rebellion", "clinic"};
template <>
inline constexpr std::array<std::string_view, 2> word_list<supergang::Income>{"auto", "ask"};
template <>
inline constexpr std::array<std::string_view, 2> word_list<supergang::Duels>{"aim", "dice"};
template <>
inline constexpr std::array<std::string_view, 5> word_list<supergang::Frame>{
    "duel", "arrest", "price", "trade", "custody"};
template <>
inline constexpr std::array<std::string_view, 26> word_list<supergang::Action>{"buy-police", "collect", "offer", "roll",
    "move", "done", "coward", "racket", "buy-shop", "stick-up", "kill", "attack-patrol", "recruit", "buy-pawns",
    "place-pawn", "vamp", "remove-token", "end-turn", "give-up", "time-up", "go-quietly", "rebel", "name-price",
    "answer", "shoot", "custody"};
template <>
inline constexpr std::array<std::string_view, 46> word_list<supergang::Event>{"police-bought", "paid", "income",
    "rolled", "phase", "moved", "fell-in", "patrol-out", "done", "committed", "witnessed", "coward-attacked",
    "racketed", "bought", "stuck-up", "price-asked", "price-named", "recruited", "pawns-bought", "pawn-placed",
    "pawn-turned", "token-removed", "vamped", "freed", "arrested", "jailed", "sentenced", "released", "duel",
    "duel-rolled", "dart", "left-duel", "duel-won", "killed", "injured", "custody-asked", "custody-over", "offered",
    "traded", "refused", "clock-ran-down", "turn-ended", "turn", "eliminated", "district-won", "game-over"};

}
