// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/search.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <bit>
#include <numeric>
#include <tuple>

namespace rulebook {

namespace {

constexpr int most_words = 8;
constexpr qsizetype excerpt_before = 46;
constexpr qsizetype excerpt_length = 150;

QString excerpt_of(const Book& book, const Block& block, const Query& query)
{
    QString text = book.plain(block);
    // Without a separator, the numbers of a table's cells would read as one number.
    text.replace(QLatin1Char('\n'), block.cells.empty() ? QStringLiteral(" ") : QStringLiteral(" · "));
    std::vector<Mark> marks = query.marks(text);
    qsizetype from = marks.empty() ? 0 : std::max<qsizetype>(0, marks.front().start - excerpt_before);
    if (from > 0) {
        const qsizetype blank = text.indexOf(QLatin1Char(' '), from);
        from = blank < 0 || blank >= marks.front().start ? from : blank + 1;
    }
    qsizetype to = std::min(text.size(), from + excerpt_length);
    if (to < text.size()) {
        const qsizetype blank = text.lastIndexOf(QLatin1Char(' '), to);
        to = blank > from + excerpt_length / 2 ? blank : to;
    }
    std::erase_if(marks, [&](const Mark& mark) { return mark.start + mark.length > to; });
    for (Mark& mark : marks)
        mark.start -= from;
    return (from > 0 ? QStringLiteral("… ") : QString()) + to_html(plain_text(text.sliced(from, to - from)), marks)
        + (to < text.size() ? QStringLiteral(" …") : QString());
}

bool stands(const std::vector<Word>& words, std::size_t at, const QStringList& phrase)
{
    if (at + static_cast<std::size_t>(phrase.size()) > words.size())
        return false;
    return std::ranges::all_of(phrase, [&](const QString& wanted) { return words[at++].folded.startsWith(wanted); });
}

/// "tg-4.2" begins with "tg-4"; "4.2" matches that rule of any game.
bool rule_begins(const QString& rule, const QString& wanted)
{
    const QString low = rule.toLower();
    return low.startsWith(wanted) || low.sliced(std::min<qsizetype>(3, low.size())).startsWith(wanted);
}

/// Returns the edit distance: letters that are wrong, missing or extra, or two neighbours exchanged.
qsizetype edit_distance(const QString& typed, const QString& meant)
{
    const auto width = static_cast<std::size_t>(meant.size()) + 1;
    std::vector<qsizetype> before(width), last(width), now(width);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype row = 1; row <= typed.size(); ++row) {
        now[0] = row;
        for (std::size_t at = 1; at < width; ++at) {
            const auto column = static_cast<qsizetype>(at);
            const bool same = typed[row - 1] == meant[column - 1];
            now[at] = std::min({last[at] + 1, now[at - 1] + 1, last[at - 1] + (same ? 0 : 1)});
            if (row > 1 && at > 1 && typed[row - 1] == meant[column - 2] && typed[row - 2] == meant[column - 1])
                now[at] = std::min(now[at], before[at - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last.back();
}

}

QString folded(const QString& text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toLower()) {
        if (letter.category() == QChar::Mark_NonSpacing)
            continue;
        if (letter == QChar(0x153))
            plain += QLatin1String("oe");
        else if (letter == QChar(0xe6))
            plain += QLatin1String("ae");
        else
            plain += letter;
    }
    return plain;
}

std::vector<Word> words_of(const QString& text)
{
    std::vector<Word> words;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype start = at;
        while (at < text.size() && (text[at].isLetterOrNumber() || text[at].isMark()))
            ++at;
        if (at > start)
            words.push_back({{start, at - start}, folded(text.sliced(start, at - start))});
        else
            ++at;
    }
    return words;
}

Query::Query(const QString& text, const Synonyms& synonyms)
    : small_(synonyms.small())
{
    QStringList words;
    static const QRegularExpression rule(QStringLiteral("^(?:[a-z]{2}-[0-9.]*|[0-9]{1,2}\\.[0-9]{0,2})$"));
    for (const QString& part : folded(text).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (size() >= most_words)
            break;
        if (rule.match(part).hasMatch()) {
            rules_ += part;
            continue;
        }
        for (const Word& word : words_of(part))
            words += word.folded;
    }
    QStringList asked = synonyms.parts(words);
    const auto is_small = [&](const QString& part) { return synonyms.isSmall(part); };
    only_small_ = rules_.isEmpty() && std::ranges::all_of(asked, is_small);
    if (!only_small_)
        asked.removeIf(is_small);
    QStringList known;
    for (const QString& part : asked) {
        if (size() >= most_words || known.contains(part))
            continue;
        known += part;
        Part phrases{part.split(QLatin1Char(' '))};
        for (const QString& other : synonyms.others(part))
            phrases.push_back(other.split(QLatin1Char(' ')));
        parts_.push_back(std::move(phrases));
    }
}

Query Query::with(const QString& typed, const QString& meant) const
{
    Query other = *this;
    for (Part& part : other.parts_)
        std::ranges::replace(part.front(), typed, meant);
    return other;
}

auto Query::stretches(const std::vector<Word>& words) const -> std::vector<Stretch>
{
    std::vector<Stretch> found;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t length = 0;
        for (const Part& part : parts_)
            for (const QStringList& phrase : part)
                if (stands(words, at, phrase))
                    length = std::max(length, static_cast<std::size_t>(phrase.size()));
        if (length > 0)
            found.push_back({at, length});
        at += std::max<std::size_t>(1, length);
    }
    return found;
}

std::vector<Mark> Query::marks(const QString& text) const
{
    const std::vector<Word> words = words_of(text);
    std::vector<Mark> marks;
    for (const Stretch& stretch : stretches(words))
        for (std::size_t at = stretch.first; at < stretch.first + stretch.length; ++at)
            marks.push_back(words[at].mark);
    return marks;
}

std::vector<Mark> Query::pageMarks(const QString& text) const
{
    std::vector<Mark> marks;
    if (only_small_)
        return marks;
    const std::vector<Word> words = words_of(text);
    for (const Stretch& stretch : stretches(words))
        for (std::size_t at = stretch.first; at < stretch.first + stretch.length; ++at)
            if (stretch.length > 1 || !small_.contains(words[at].folded))
                marks.push_back(words[at].mark);
    return marks;
}

Index::Index(std::vector<const Book*> books)
    : books_(std::move(books))
{
    std::vector<QStringList> texts;
    const auto add = [&](Unit unit, const QString& text) {
        units_.push_back(std::move(unit));
        QStringList& words = texts.emplace_back();
        for (const Word& word : words_of(text))
            words += word.folded;
        words_ += words;
    };
    for (int number = 0; number < static_cast<int>(books_.size()); ++number) {
        const Book& book = *books_[static_cast<std::size_t>(number)];
        for (int section = 0; section < static_cast<int>(book.sections.size()); ++section) {
            const Section& part = book.sections[static_cast<std::size_t>(section)];
            add({number, {section, -1}, true, {}, {}}, part.title);
            for (int block = 0; block < static_cast<int>(part.blocks.size()); ++block) {
                const Block& one = part.blocks[static_cast<std::size_t>(block)];
                add({number, {section, block}, one.kind == Block::Heading, one.rules, {}}, book.plain(one));
            }
        }
    }
    words_.removeDuplicates();
    words_.sort();
    for (std::size_t unit = 0; unit < units_.size(); ++unit)
        for (const QString& word : texts[unit])
            units_[unit].words.push_back(static_cast<int>(std::ranges::lower_bound(words_, word) - words_.begin()));
}

auto Index::wordsBeginning(const QString& beginning) const -> Range
{
    const auto first = std::ranges::lower_bound(words_, beginning);
    const auto end =
        std::find_if_not(first, words_.end(), [&](const QString& word) { return word.startsWith(beginning); });
    return {static_cast<int>(first - words_.begin()), static_cast<int>(end - words_.begin())};
}

int Index::count(const Unit& unit, const std::vector<Range>& phrase)
{
    int found = 0;
    for (std::size_t at = 0; at + phrase.size() <= unit.words.size(); ++at)
        found += std::ranges::all_of(phrase, [&, word = at](Range wanted) mutable {
            const int number = unit.words[word++];
            return number >= wanted.first && number < wanted.end;
        });
    return found;
}

Index::Found Index::look(const Query& query) const
{
    Found found{
        std::vector<unsigned>(units_.size()), std::vector<unsigned>(units_.size()), std::vector<int>(units_.size()), 0};
    unsigned bit = 1;
    const auto note = [&](std::size_t unit, int times, bool typed) {
        found.parts[unit] |= bit;
        if (typed)
            found.literal[unit] |= bit;
        found.counts[unit] += times;
    };
    for (const Query::Part& part : query.parts()) {
        for (const QStringList& phrase : part) {
            std::vector<Range> wanted;
            for (const QString& beginning : phrase)
                wanted.push_back(wordsBeginning(beginning));
            for (std::size_t unit = 0; unit < units_.size(); ++unit)
                if (const int times = count(units_[unit], wanted); times > 0)
                    note(unit, times, &phrase == &part.front());
        }
        bit <<= 1u;
    }
    for (const QString& wanted : query.rules()) {
        for (std::size_t unit = 0; unit < units_.size(); ++unit)
            for (const QString& rule : units_[unit].rules)
                if (rule_begins(rule, wanted))
                    note(unit, 1, true);
        bit <<= 1u;
    }
    found.all = bit - 1;
    return found;
}

std::vector<Hit> Index::gather(const Found& found) const
{
    std::vector<Hit> hits;
    unsigned of_title = 0;
    unsigned typed_in_title = 0;
    int best_count = 0;
    bool begun = false;
    for (std::size_t at = 0; at < units_.size(); ++at) {
        const Unit& unit = units_[at];
        if (unit.place.block < 0) {
            of_title = found.parts[at];
            typed_in_title = found.literal[at];
            begun = false;
            best_count = 0;
        }
        if (found.counts[at] == 0 || (found.parts[at] | of_title) != found.all)
            continue;
        if (!std::exchange(begun, true))
            hits.push_back({books_[static_cast<std::size_t>(unit.book)], unit.place, 0, 0, false, false, {}});
        Hit& hit = hits.back();
        hit.literal = hit.literal || (found.literal[at] | typed_in_title) == found.all;
        hit.count += found.counts[at];
        if (unit.heading && found.parts[at] == found.all)
            hit.heading = std::max(hit.heading, unit.place.block < 0 ? 2 : 1);
        // Body text is a better excerpt than a heading.
        const int worth = unit.heading
            ? 0
            : std::popcount(found.parts[at]) * 100 + (unit.rules.isEmpty() ? 0 : 50) + std::min(found.counts[at], 49);
        if (worth > best_count) {
            best_count = worth;
            hit.best = unit.place;
            hit.rule = !unit.rules.isEmpty() && found.parts[at] == found.all;
        }
    }
    return hits;
}

Query Index::mended(const Query& query) const
{
    Query better = query;
    for (const Query::Part& part : query.parts()) {
        for (const QString& typed : part.front()) {
            const qsizetype most = typed.size() < 4 ? 0 : typed.size() < 8 ? 1 : 2;
            if (const Range known = wordsBeginning(typed); most == 0 || known.first < known.end)
                continue;
            qsizetype nearest = most + 1;
            QString meant;
            for (const QString& word : words_) {
                // Errors in the first letter are rare; allowing them would make short words similar to many others.
                if (word.front() != typed.front() || std::abs(word.size() - typed.size()) > most)
                    continue;
                const qsizetype far = edit_distance(typed, word);
                if (far < nearest) {
                    nearest = far;
                    meant = word;
                }
            }
            if (!meant.isEmpty())
                better = better.with(typed, meant);
        }
    }
    return better;
}

std::vector<Hit> Index::find(const Query& asked, const QString& game) const
{
    if (asked.empty())
        return {};
    Query query = asked;
    std::vector<Hit> hits = gather(look(query));
    if (hits.empty()) {
        query = mended(asked);
        hits = gather(look(query));
    }
    const auto rank = [&](const Hit& hit) {
        return std::tuple(hit.book->game == game, hit.heading, hit.rule, hit.literal, hit.count);
    };
    std::ranges::stable_sort(hits, std::greater<>{}, rank);
    for (Hit& hit : hits) {
        const Section& section = hit.book->sections[static_cast<std::size_t>(hit.best.section)];
        const Block* block = hit.book->block(hit.best);
        if (block == nullptr && !section.blocks.empty())
            block = &section.blocks.front();
        hit.excerpt = block == nullptr ? QString() : excerpt_of(*hit.book, *block, query);
    }
    return hits;
}

}
