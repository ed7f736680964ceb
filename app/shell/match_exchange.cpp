// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_exchange.hpp"

#include "app/games/journal_trouble.hpp"
#include "app/models/player_names.hpp"
#include "app/shell/patience.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace match_exchange {

namespace {

struct MatchExchange {
    Q_DECLARE_TR_FUNCTIONS(MatchExchange)
};

/// Returns the file's name for a message; never empty.
QString name_of(const QString& path)
{
    const QString name = QDir::cleanPath(path).section(QLatin1Char('/'), -1);
    return name.isEmpty() ? QDir::toNativeSeparators(path) : name;
}

FromFile bad(const QString& path, const CheckedJournal& journal)
{
    return {QDir::toNativeSeparators(path) + QStringLiteral(": ") + journal.error,
        QString(journal.message).replace(QStringLiteral("%1"), name_of(path)), {}};
}

/// Returns at most one byte more than a match may have; nothing if it is not a file or does not answer.
std::optional<QByteArray> content(const QString& path)
{
    using Content = std::optional<QByteArray>;
    constexpr std::chrono::seconds limit{5};
    const auto read = patience::within<Content>(limit, [path]() -> Content {
        QFile file(path);
        if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
            return {};
        QByteArray text = file.read(static_cast<qint64>(backroom::max_match_file_bytes) + 1);
        return file.error() == QFileDevice::NoError ? Content(std::move(text)) : Content();
    });
    return read.value_or(std::nullopt);
}

QList<int> numbers(const std::vector<int>& list)
{
    return {list.begin(), list.end()};
}

/// Replaces all but letters of any script, digits and a few other characters.
QString file_name(const QString& title)
{
    QString name;
    for (const QChar letter : title.simplified())
        name += letter.isLetterOrNumber() || QStringLiteral(" -_,.()").contains(letter) ? letter : QLatin1Char('-');
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("Backroom") : QStringLiteral("Backroom - %1").arg(name.left(80));
}

}

FromFile read(const QString& path, const std::vector<GameEntry>& games)
{
    const auto text = content(path);
    if (!text)
        return {QDir::toNativeSeparators(path) + QStringLiteral(": cannot be read"),
            MatchExchange::tr("%1 cannot be read.").arg(name_of(path)), {}};
    const auto found = backroom::read_match_file({text->constData(), static_cast<std::size_t>(text->size())});
    if (const auto* error = std::get_if<backroom::MatchFileError>(&found))
        return bad(path, journal_trouble::of(*error));
    const auto& file = std::get<backroom::MatchFile>(found);
    const QString id = QString::fromStdString(file.game);
    const auto game = std::ranges::find(games, id, &GameEntry::id);
    if (game == games.end())
        return bad(path,
            journal_trouble::of(
                {backroom::MatchFileError::Kind::unknown_game, 1, "line 1: no such game: " + file.game}));
    const CheckedJournal journal = game->check(file.lines);
    if (journal.bad_line > 0)
        return bad(path, journal);
    // The journal is not changed, so names that nobody could read or distinguish are refused.
    if (const QString problem = PlayerNames::problem(journal.names); !problem.isEmpty())
        return {QDir::toNativeSeparators(path) + QStringLiteral(": line 1: names that no players can have"),
            MatchExchange::tr("%1 was not imported. %2", "a file, and what is wrong with the names in it")
                .arg(QFileInfo(path).fileName(), problem),
            {}};

    FromFile good;
    good.match.game = id;
    good.match.lines = journal.lines;
    good.match.over = journal.over;
    good.moves = journal.moves;
    good.name = name_of(path);
    good.match.marks = numbers(file.table.marks);
    for (auto seat = good.match.marks.size(); seat < journal.names.size(); ++seat)
        good.match.marks += static_cast<int>(seat);
    good.match.levels = numbers(file.table.levels);
    for (const std::string& rule : file.table.house_rules)
        good.match.house_rules += QString::fromStdString(rule);
    good.match.name = QString::fromStdString(file.table.name);
    return good;
}

FromFile read(const QUrl& address, const std::vector<GameEntry>& games)
{
    if (address.isLocalFile())
        return read(address.toLocalFile(), games);
    constexpr int longest = 120;
    const QString name = address.toDisplayString().left(longest);
    return {name + QStringLiteral(": is not a file on this computer"),
        MatchExchange::tr("%1 cannot be read: it is not a file on this computer.").arg(name), {}};
}

QString path_of(const QString& named)
{
    const QUrl address(named);
    // URL schemes have more than one letter. An existing file of this name takes precedence.
    if (address.scheme().size() < 2 || QFileInfo::exists(named))
        return named;
    return address.isLocalFile() ? address.toLocalFile() : QString();
}

QString write(const GameStore::KeptMatch& match, const QString& title, const QString& folder)
{
    backroom::MatchTable table;
    table.marks.assign(match.marks.begin(), match.marks.end());
    table.levels.assign(match.levels.begin(), match.levels.end());
    for (const QString& rule : match.house_rules)
        table.house_rules.push_back(rule.toStdString());
    table.name = match.name.toStdString();
    std::vector<std::string> lines;
    for (const QString& line : match.lines)
        lines.push_back(line.toStdString());
    const QByteArray text = QByteArray::fromStdString(backroom::match_file_text(lines, table));

    QDir().mkpath(folder);
    const QString name = file_name(title);
    for (int number = 1; number < 10'000; ++number) {
        const QString wanted = number == 1 ? name : QStringLiteral("%1 (%2)").arg(name, QString::number(number));
        QFile file(QDir(folder).filePath(wanted + QLatin1Char('.') + file_ending));
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (file.exists())
                continue;
            return {};
        }
        if (file.write(text) == text.size() && file.flush())
            return file.fileName();
        file.remove();
        return {};
    }
    return {};
}

}
