#include "gang_of_dice/dice_model.hpp"

const std::vector<DiceModel::Column>& DiceModel::columns() const
{
    static const std::vector<Column> table{
        {"key", [](const DieItem& die) -> QVariant { return die.key; }},
        {"face", [](const DieItem& die) -> QVariant { return die.face; }},
        {"place", [](const DieItem& die) -> QVariant { return die.place; }},
        {"tilt", [](const DieItem& die) -> QVariant { return die.tilt; }},
        {"stack", [](const DieItem& die) -> QVariant { return die.stack; }},
        {"tosses", [](const DieItem& die) -> QVariant { return die.tosses; }},
        {"order", [](const DieItem& die) -> QVariant { return die.order; }},
        {"thrown", [](const DieItem& die) -> QVariant { return die.thrown; }},
        {"usable", [](const DieItem& die) -> QVariant { return die.usable; }},
        {"held", [](const DieItem& die) -> QVariant { return die.held; }},
        {"chosen", [](const DieItem& die) -> QVariant { return die.chosen; }},
        {"tagged", [](const DieItem& die) -> QVariant { return die.tagged; }},
        {"offending", [](const DieItem& die) -> QVariant { return die.offending; }},
        {"dimmed", [](const DieItem& die) -> QVariant { return die.dimmed; }},
        {"fading", [](const DieItem& die) -> QVariant { return die.fading; }},
        {"label", [](const DieItem& die) -> QVariant { return die.label; }},
    };
    return table;
}

const std::vector<TokenModel::Column>& TokenModel::columns() const
{
    static const std::vector<Column> table{
        {"key", [](const TokenItem& token) -> QVariant { return token.key; }},
        {"place", [](const TokenItem& token) -> QVariant { return token.place; }},
        {"usable", [](const TokenItem& token) -> QVariant { return token.usable; }},
        {"label", [](const TokenItem& token) -> QVariant { return token.label; }},
    };
    return table;
}
