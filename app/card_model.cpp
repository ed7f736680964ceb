#include "card_model.hpp"

const std::vector<CardModel::Column>& CardModel::columns() const
{
    static const std::vector<Column> table{
        {"key", [](const CardItem& card) -> QVariant { return card.key; }},
        {"face", [](const CardItem& card) -> QVariant { return card.face; }},
        {"revolvers", [](const CardItem& card) -> QVariant { return card.revolvers; }},
        {"faceUp", [](const CardItem& card) -> QVariant { return card.face_up; }},
        {"place", [](const CardItem& card) -> QVariant { return card.place; }},
        {"stack", [](const CardItem& card) -> QVariant { return card.stack; }},
        {"usable", [](const CardItem& card) -> QVariant { return card.usable; }},
        {"held", [](const CardItem& card) -> QVariant { return card.held; }},
        {"threatened", [](const CardItem& card) -> QVariant { return card.threatened; }},
        {"chosen", [](const CardItem& card) -> QVariant { return card.chosen; }},
        {"dimmed", [](const CardItem& card) -> QVariant { return card.dimmed; }},
        {"turned", [](const CardItem& card) -> QVariant { return card.turned; }},
        {"fading", [](const CardItem& card) -> QVariant { return card.fading; }},
        {"label", [](const CardItem& card) -> QVariant { return card.label; }},
    };
    return table;
}
