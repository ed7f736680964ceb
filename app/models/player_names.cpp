// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/player_names.hpp"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace {

constexpr char32_t joiner = 0x200D;
constexpr char32_t non_joiner = 0x200C;
constexpr char32_t black_flag = 0x1F3F4;
constexpr QChar first_strong_isolate(0x2068);
constexpr QChar end_of_isolate(0x2069);

// Limits for one user-perceived character; a longer one counts as several, so that 24 of them always fit into a journal
// and accents do not pile up.
constexpr int most_signs = 12;
constexpr int most_accents = 4;

struct SignRange {
    char32_t first;
    char32_t last;
};

bool is_in(char32_t sign, std::span<const SignRange> ranges)
{
    return std::ranges::any_of(
        ranges, [&](const SignRange& range) { return sign >= range.first && sign <= range.last; });
}

bool is_selector(char32_t sign)
{
    static constexpr std::array ranges{
        SignRange{0xFE00, 0xFE0F}, SignRange{0xE0100, 0xE01EF}, SignRange{0x180B, 0x180D}};
    return is_in(sign, ranges);
}

bool is_tag(char32_t sign)
{
    return sign >= 0xE0020 && sign <= 0xE007F;
}

bool is_joiner(char32_t sign)
{
    return sign == joiner || sign == non_joiner;
}

bool is_mark(char32_t sign)
{
    return QChar::isMark(sign);
}

/// True for characters that are invisible anywhere, or that change the text around them.
bool is_hidden(char32_t sign)
{
    // Letters and marks that are blank (Unicode's Default_Ignorable_Code_Point), the blank of Braille, and the
    // placeholder for an embedded picture.
    static constexpr std::array ranges{SignRange{0x034F, 0x034F}, SignRange{0x115F, 0x1160}, SignRange{0x17B4, 0x17B5},
        SignRange{0x180B, 0x180F}, SignRange{0x2065, 0x2065}, SignRange{0x2800, 0x2800}, SignRange{0x3164, 0x3164},
        SignRange{0xFE00, 0xFE0F}, SignRange{0xFFA0, 0xFFA0}, SignRange{0xFFF0, 0xFFFC}, SignRange{0x1D159, 0x1D159},
        SignRange{0x16FE4, 0x16FE4}, SignRange{0xE0000, 0xE0FFF}};
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_PrivateUse:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return is_in(sign, ranges) || QChar::isNonCharacter(sign);
    }
}

/// True for pictures and for what modifies them: skin tones and the variation selector for colours.
bool is_picture(char32_t sign)
{
    return QChar::category(sign) == QChar::Symbol_Other || (sign >= 0x1F3FB && sign <= 0x1F3FF)
        || (sign >= 0x1F000 && sign <= 0x1FAFF) || sign == 0xFE0F;
}

/// True for scripts whose letters have contextual forms, which joiners control.
bool takes_joiners(char32_t sign)
{
    switch (QChar::script(sign)) {
    case QChar::Script_Arabic:
    case QChar::Script_Syriac:
    case QChar::Script_Nko:
    case QChar::Script_Mongolian:
    case QChar::Script_Devanagari:
    case QChar::Script_Bengali:
    case QChar::Script_Gurmukhi:
    case QChar::Script_Gujarati:
    case QChar::Script_Oriya:
    case QChar::Script_Tamil:
    case QChar::Script_Telugu:
    case QChar::Script_Kannada:
    case QChar::Script_Malayalam:
    case QChar::Script_Sinhala:
    case QChar::Script_Tibetan:
    case QChar::Script_Myanmar:
    case QChar::Script_Khmer:
    case QChar::Script_Balinese:
    case QChar::Script_Javanese:
        return true;
    default:
        return false;
    }
}

bool takes_selectors(char32_t sign)
{
    return !is_selector(sign)
        && (is_picture(sign) || QChar::isDigit(sign) || QChar::isSymbol(sign) || sign == U'#' || sign == U'*'
            || QChar::script(sign) == QChar::Script_Han || QChar::script(sign) == QChar::Script_Mongolian);
}

bool joins(char32_t before, char32_t joiner_or_not, char32_t after)
{
    if (takes_joiners(before))
        return takes_joiners(after) || is_mark(before);
    return joiner_or_not == joiner && is_picture(before) && is_picture(after);
}

/// Joiners, selectors and tags may only occur where they affect the characters beside them; an accent needs a letter.
bool has_hidden(const QString& tidy)
{
    if (!tidy.isValidUtf16())
        return true;
    const QList<uint> signs = tidy.toUcs4();
    for (qsizetype at = 0; at < signs.size(); ++at) {
        const char32_t sign = signs[at];
        const char32_t before = at > 0 ? signs[at - 1] : 0;
        const char32_t after = at + 1 < signs.size() ? signs[at + 1] : 0;
        const bool seen = is_joiner(sign) ? joins(before, sign, after)
            : is_selector(sign)           ? takes_selectors(before)
            : is_tag(sign)                ? before == black_flag || is_tag(before)
                                          : !is_hidden(sign) && (at > 0 || !is_mark(sign));
        if (!seen)
            return true;
    }
    return false;
}

/// Older matches and imported files may contain characters that are no longer allowed.
QString without_hidden(const QString& name)
{
    const QString tidy = PlayerNames::tidy(name);
    if (!has_hidden(tidy))
        return tidy;
    QString seen;
    for (const char32_t sign : tidy.toUcs4())
        if (!is_hidden(sign) && !(is_mark(sign) && seen.trimmed().isEmpty()))
            seen += QStringView(QChar::fromUcs4(sign));
    return seen.simplified();
}

/// Maps characters of other scripts, and digits, to the letters that they look like.
QChar looks_like(QChar sign)
{
    static constexpr std::u16string_view signs = u"АВЕЅІЈКМНОРСТХУЗаеорсухіјѕԁһӏѵԛԝ"
                                                 u"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυ"
                                                 u"I|10ıⅼ";
    static constexpr std::u16string_view letters = u"ABESlJKMHOPCTXY3aeopcyxijsdhlvqw"
                                                   u"ABEZHlKMNOPTYXovpu"
                                                   u"lllOil";
    static_assert(signs.size() == letters.size());
    const std::size_t found = signs.find(sign.unicode());
    return found == std::u16string_view::npos ? sign : QChar(letters[found]);
}

/// Returns the visible characters, without variation selectors.
QString visible_part(const QString& name)
{
    QString seen;
    for (const char32_t sign : without_hidden(name).normalized(QString::NormalizationForm_KC).toUcs4())
        if (!is_hidden(sign) || is_tag(sign))
            seen += QStringView(QChar::fromUcs4(sign));
    return seen;
}

QString drawn(const QString& name)
{
    QString drawn = visible_part(name);
    std::ranges::transform(drawn, drawn.begin(), looks_like);
    return drawn;
}

bool called_the_same(const QString& one, const QString& other)
{
    return visible_part(one).toCaseFolded() == visible_part(other).toCaseFolded();
}

int letters_of(QStringView cluster)
{
    const QList<uint> signs = cluster.toUcs4();
    const auto accents = static_cast<int>(std::ranges::count_if(signs, [](uint sign) {
        const auto category = QChar::category(sign);
        return (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing) && !is_selector(sign);
    }));
    const auto begun = [](int count, int of) { return (count + of - 1) / of; };
    return std::max({1, begun(static_cast<int>(signs.size()), most_signs), begun(accents, most_accents)});
}

/// Calls `with` with each letter and its end, until it returns false.
template <class With>
void each_letter(const QString& name, With&& with)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > from; from = to, to = finder.toNextBoundary())
        if (!with(QStringView(name).mid(from, to - from), to))
            return;
}

/// Returns whether a name can change the direction of a left-to-right text around it. By Unicode's UAX #9 only these
/// characters can: without letters or numbers of the other direction, and without directional formatting characters
/// (none is shown), rules W1 to N2 give every character the level of its paragraph. So other names need no isolates and
/// stay plain text.
bool changes_direction(const QString& name)
{
    return std::ranges::any_of(name.toUcs4(), [](uint sign) {
        const auto direction = QChar::direction(sign);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

}

int PlayerNames::letters(const QString& name)
{
    int count = 0;
    each_letter(tidy(name), [&](QStringView letter, qsizetype) {
        count += letters_of(letter);
        return true;
    });
    return count;
}

QString PlayerNames::cut(const QString& name)
{
    const QString whole = tidy(name);
    int count = 0;
    qsizetype end = 0;
    each_letter(whole, [&](QStringView letter, qsizetype to) {
        count += letters_of(letter);
        if (count <= longest)
            end = to;
        return count <= longest;
    });
    return whole.left(end).trimmed();
}

bool PlayerNames::same(const QString& one, const QString& other)
{
    return called_the_same(one, other) || drawn(one) == drawn(other);
}

QString PlayerNames::problem(const QString& name)
{
    const QString tidied = tidy(name);
    if (tidied.isEmpty())
        return tr("Every player needs a name.");
    if (has_hidden(tidied))
        return tr("A name can contain only visible characters.");
    if (letters(tidied) > longest)
        return tr("A name can have at most %1 characters.").arg(longest);
    return {};
}

QString PlayerNames::problem(const QStringList& names)
{
    for (const QString& name : names)
        if (const QString found = problem(name); !found.isEmpty())
            return found;
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        for (qsizetype other = seat + 1; other < names.size(); ++other) {
            if (called_the_same(names[seat], names[other]))
                return tr("Two players are called %1.").arg(shown(names[seat]));
            if (same(names[seat], names[other]))
                return tr("%1 and %2 look the same.", "names").arg(shown(names[seat]), shown(names[other]));
        }
    return {};
}

QString PlayerNames::shown(const QString& name)
{
    const QString seen = without_hidden(name);
    return changes_direction(seen) ? first_strong_isolate + seen + end_of_isolate : seen;
}

QStringList PlayerNames::shown(const QStringList& names)
{
    QStringList list;
    for (const QString& name : names) {
        list += shown(name);
        if (visible_part(name).isEmpty())
            list.last() = tr("Player %1", "whose name cannot be seen").arg(list.size());
    }
    return list;
}

QString PlayerNames::plain(const QString& shown)
{
    QString name = shown;
    return name.remove(first_strong_isolate).remove(end_of_isolate);
}
