// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/library.hpp"

#include <QDir>
#include <QFile>

namespace rulebook {

Library::Library(QString folder)
    : folder_(std::move(folder))
{
}

QString Library::file(const QString& language, const QString& game) const
{
    return QStringLiteral("%1/%2/%3.md").arg(folder_, language, game);
}

QStringList Library::games(const QString& language, const QStringList& first) const
{
    QStringList found;
    const QDir shelf(folder_ + QLatin1Char('/') + language);
    for (const QString& name : shelf.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        found += name.chopped(3);
    QStringList sorted;
    for (const QString& game : first)
        if (found.removeOne(game))
            sorted += game;
    return sorted + found;
}

bool Library::has(const QString& language, const QString& game) const
{
    return !game.isEmpty() && QFile::exists(file(language, game));
}

const Book* Library::book(const QString& language, const QString& game) const
{
    const auto [found, is_new] = books_.try_emplace({language, game});
    if (is_new && has(language, game)) {
        QFile source(file(language, game));
        if (source.open(QIODevice::ReadOnly))
            found->second = std::make_unique<Book>(read_book(source.readAll(), language, game));
    }
    return found->second.get();
}

const Synonyms& Library::synonyms(const QString& language) const
{
    const auto [found, is_new] = synonyms_.try_emplace(language);
    QFile source(QStringLiteral("%1/%2/synonyms.txt").arg(folder_, language));
    if (is_new && source.open(QIODevice::ReadOnly))
        found->second = Synonyms(source.readAll());
    return found->second;
}

std::optional<Spot> Library::rule(const QString& language, const QString& number) const
{
    if (!is_rule_number(number))
        return {};
    for (const QString& game : games(language))
        if (const Book* found = book(language, game))
            if (const auto place = found->rulePlace(number))
                return Spot{found, *place};
    return {};
}

std::optional<Spot> Library::find(const QString& language, const QString& game, const QString& href) const
{
    const Target target = target_of(href);
    if (target.kind == QLatin1String("rule"))
        return rule(language, target.id);
    const Book* in = book(language, target.game.isEmpty() ? game : target.game);
    if (in == nullptr)
        return {};
    if (target.kind == QLatin1String("term")) {
        const auto place = in->termPlace(target.id);
        return place ? std::optional(Spot{in, *place}) : std::nullopt;
    }
    const int section = target.kind == QLatin1String("section") ? in->sectionIndex(target.id) : -1;
    return section < 0 ? std::nullopt : std::optional(Spot{in, {section, -1}});
}

}
