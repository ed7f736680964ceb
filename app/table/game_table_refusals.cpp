// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GameTable: refused actions.
#include "app/table/game_table.hpp"

void GameTable::refuse(const backroom::Refusal& refusal)
{
    if (replay_)
        return;
    const QString own_words = match_->ownWords(refusal);
    refusal_ = {own_words.isEmpty() ? sentenceOf(refusal) : own_words,
        QString::fromUtf8(refusal.rule.data(), static_cast<qsizetype>(refusal.rule.size())), pointer_};
    emit refusalChanged();
}

void GameTable::answerMiss()
{
    if (!deciding())
        return;
    if (const auto refusal = match_->objectionToMiss())
        refuse(*refusal);
}

void GameTable::missAt(QPointF at)
{
    point(at);
    answerMiss();
}

void GameTable::clearRefusal()
{
    if (refusal_.text.isEmpty())
        return;
    // Keeps the point where the plate fades out.
    refusal_ = {{}, {}, refusal_.point};
    emit refusalChanged();
}
