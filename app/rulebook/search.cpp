#include "rulebook/search.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <bit>

namespace rulebook {

namespace {

constexpr int most_words = 8;
constexpr qsizetype excerpt_before = 46;
constexpr qsizetype excerpt_length = 150;

QString excerpt_of(const QString& plain, const Query& query)
{
    QString text = plain;
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
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

/// "tg-4.2" begins with "tg-4"; "4.2" is a rule of any game.
bool rule_begins(const QString& rule, const QString& wanted)
{
    const QString low = rule.toLower();
    return low.startsWith(wanted) || low.sliced(std::min<qsizetype>(3, low.size())).startsWith(wanted);
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

Query::Query(const QString& text)
{
    static const QRegularExpression rule(QStringLiteral("^(?:[a-z]{2}-[0-9.]*|[0-9]{1,2}\\.[0-9]{0,2})$"));
    for (const QString& part : folded(text).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (size() >= most_words)
            break;
        if (rule.match(part).hasMatch()) {
            rules_ += part;
            continue;
        }
        for (const Word& word : words_of(part))
            if (size() < most_words && !words_.contains(word.folded))
                words_ += word.folded;
    }
}

std::vector<Mark> Query::marks(const QString& text) const
{
    std::vector<Mark> marks;
    for (const Word& word : words_of(text))
        if (std::ranges::any_of(words_, [&](const QString& wanted) { return word.folded.startsWith(wanted); }))
            marks.push_back(word.mark);
    return marks;
}

Index::Index(std::vector<const Book*> books)
    : books_(std::move(books))
{
    for (int number = 0; number < static_cast<int>(books_.size()); ++number) {
        const Book& book = *books_[static_cast<std::size_t>(number)];
        for (int section = 0; section < static_cast<int>(book.sections.size()); ++section) {
            const Section& part = book.sections[static_cast<std::size_t>(section)];
            add({number, {section, -1}, true, {}}, part.title);
            for (int block = 0; block < static_cast<int>(part.blocks.size()); ++block) {
                const Block& one = part.blocks[static_cast<std::size_t>(block)];
                add({number, {section, block}, one.kind == Block::Heading, one.rules}, book.plain(one));
            }
        }
    }
    std::ranges::sort(words_, {}, &std::pair<QString, std::vector<int>>::first);
    number_of_word_.clear();
}

void Index::add(const Unit& unit, const QString& text)
{
    const int number = static_cast<int>(units_.size());
    units_.push_back(unit);
    for (const Word& word : words_of(text)) {
        const auto known = number_of_word_.constFind(word.folded);
        if (known == number_of_word_.constEnd()) {
            number_of_word_.insert(word.folded, static_cast<int>(words_.size()));
            words_.push_back({word.folded, {number}});
        } else {
            words_[static_cast<std::size_t>(*known)].second.push_back(number);
        }
    }
}

Index::Found Index::look(const Query& query) const
{
    Found found{std::vector<unsigned>(units_.size()), std::vector<int>(units_.size()), 0};
    unsigned bit = 1;
    const auto note = [&](std::size_t unit) {
        found.parts[unit] |= bit;
        ++found.counts[unit];
    };
    for (const QString& wanted : query.words()) {
        auto word = std::ranges::lower_bound(words_, wanted, {}, &std::pair<QString, std::vector<int>>::first);
        for (; word != words_.end() && word->first.startsWith(wanted); ++word)
            for (const int unit : word->second)
                note(static_cast<std::size_t>(unit));
        bit <<= 1u;
    }
    for (const QString& wanted : query.rules()) {
        for (std::size_t unit = 0; unit < units_.size(); ++unit)
            for (const QString& rule : units_[unit].rules)
                if (rule_begins(rule, wanted))
                    note(unit);
        bit <<= 1u;
    }
    found.all = bit - 1;
    return found;
}

std::vector<Hit> Index::gather(const Found& found) const
{
    std::vector<Hit> hits;
    unsigned of_title = 0;
    int best_count = 0;
    bool begun = false;
    for (std::size_t at = 0; at < units_.size(); ++at) {
        const Unit& unit = units_[at];
        if (unit.place.block < 0) {
            of_title = found.parts[at];
            begun = false;
            best_count = 0;
        }
        if (found.counts[at] == 0 || (found.parts[at] | of_title) != found.all)
            continue;
        if (!std::exchange(begun, true))
            hits.push_back({books_[static_cast<std::size_t>(unit.book)], unit.place, 0, 0, {}});
        Hit& hit = hits.back();
        hit.count += found.counts[at];
        if (unit.heading && found.parts[at] == found.all)
            hit.heading = std::max(hit.heading, unit.place.block < 0 ? 2 : 1);
        // What is read says more than the head above it.
        const int worth = unit.heading ? 0 : std::popcount(found.parts[at]) * 100 + std::min(found.counts[at], 99);
        if (worth > best_count) {
            best_count = worth;
            hit.best = unit.place;
        }
    }
    return hits;
}

std::vector<Hit> Index::find(const Query& query) const
{
    if (query.empty())
        return {};
    std::vector<Hit> hits = gather(look(query));
    std::ranges::stable_sort(hits, [](const Hit& one, const Hit& other) {
        return one.heading != other.heading ? one.heading > other.heading : one.count > other.count;
    });
    for (Hit& hit : hits) {
        const Section& section = hit.book->sections[static_cast<std::size_t>(hit.best.section)];
        const Block* block = hit.book->block(hit.best);
        if (block == nullptr && !section.blocks.empty())
            block = &section.blocks.front();
        hit.excerpt = block == nullptr ? QString() : excerpt_of(hit.book->plain(*block), query);
    }
    return hits;
}

}
