// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rich_text.hpp"

#include <QRegularExpression>

#include <algorithm>

namespace rulebook {

namespace {

constexpr auto marked_open = "<b><font color=\"#A3180F\">";
constexpr auto marked_close = "</font></b>";
constexpr QLatin1String screen_opening("{screen: ");

class InlineReader {
public:
    explicit InlineReader(const QString& source)
        : source_(source)
    {
    }

    RichText read()
    {
        while (at_ < source_.size())
            step();
        flush();
        return std::move(spans_);
    }

private:
    bool ahead(QLatin1String text) const { return QStringView(source_).sliced(at_).startsWith(text); }

    /// Asterisks open before a letter and close after one; others are plain text.
    bool turns(bool open, qsizetype stars) const
    {
        const qsizetype beside = open ? at_ - 1 : at_ + stars;
        return beside >= 0 && beside < source_.size() && !source_[beside].isSpace();
    }

    void flush()
    {
        if (!pending_.isEmpty())
            spans_.push_back({pending_, bold_, italic_, href_, false, screen_});
        pending_.clear();
    }

    void closeLink()
    {
        flush();
        href_.clear();
        at_ = after_link_;
        link_end_ = -1;
    }

    /// Reads "[words](target)": continues between the brackets with the link set.
    void openLink()
    {
        const qsizetype middle = source_.indexOf(QLatin1String("]("), at_);
        const qsizetype end = middle < 0 ? -1 : source_.indexOf(QLatin1Char(')'), middle);
        if (end < 0 || link_end_ >= 0) {
            pending_ += source_[at_++];
            return;
        }
        flush();
        href_ = href_of(source_.sliced(middle + 2, end - middle - 2));
        link_end_ = middle;
        after_link_ = end + 1;
        ++at_;
    }

    void nameButton()
    {
        const qsizetype end = source_.indexOf(QLatin1String("]]"), at_);
        if (end < 0) {
            pending_ += source_[at_++];
            return;
        }
        flush();
        spans_.push_back({source_.sliced(at_ + 2, end - at_ - 2), true, false, {}, true, screen_});
        at_ = end + 2;
    }

    void turnScreen(qsizetype letters)
    {
        flush();
        screen_ = !screen_;
        at_ += letters;
    }

    void step()
    {
        if (at_ == link_end_)
            return closeLink();
        const QChar here = source_[at_];
        if (here == QLatin1Char('\\') && at_ + 1 < source_.size() && source_[at_ + 1].isPunct()) {
            pending_ += source_[at_ + 1];
            at_ += 2;
        } else if (!screen_ && ahead(screen_opening)) {
            turnScreen(screen_opening.size());
        } else if (screen_ && here == QLatin1Char('}')) {
            turnScreen(1);
        } else if (ahead(QLatin1String("**")) && turns(bold_, 2)) {
            flush();
            bold_ = !bold_;
            at_ += 2;
        } else if (ahead(QLatin1String("**"))) {
            pending_ += QLatin1String("**");
            at_ += 2;
        } else if (here == QLatin1Char('*') && turns(italic_, 1)) {
            flush();
            italic_ = !italic_;
            ++at_;
        } else if (ahead(QLatin1String("[["))) {
            nameButton();
        } else if (here == QLatin1Char('[')) {
            openLink();
        } else {
            pending_ += here;
            ++at_;
        }
    }

    const QString& source_;
    RichText spans_;
    QString pending_;
    QString href_;
    qsizetype at_ = 0;
    qsizetype link_end_ = -1;
    qsizetype after_link_ = 0;
    bool bold_ = false;
    bool italic_ = false;
    bool screen_ = false;
};

QString opening(const Span& span)
{
    QString tags;
    if (!span.href.isEmpty())
        tags += QStringLiteral("<a href=\"%1\">").arg(span.href);
    if (span.bold)
        tags += QStringLiteral("<b>");
    if (span.italic)
        tags += QStringLiteral("<i>");
    return tags;
}

QString closing(const Span& span)
{
    QString tags;
    if (span.italic)
        tags += QStringLiteral("</i>");
    if (span.bold)
        tags += QStringLiteral("</b>");
    if (!span.href.isEmpty())
        tags += QStringLiteral("</a>");
    return tags;
}

}

RichText read_inline(const QString& source)
{
    return InlineReader(source).read();
}

RichText plain_text(const QString& text, bool bold)
{
    return {Span{text, bold, false, {}, false, false}};
}

bool is_rule_number(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^[A-Z]{2}-[0-9]{1,2}\\.[0-9]{1,2}$"));
    return pattern.match(text).hasMatch();
}

QString href_of(const QString& target)
{
    static const QRegularExpression pattern(QStringLiteral("^(?:([a-z0-9-]+)\\.md)?(?:#([A-Za-z0-9.-]+))?$"));
    const auto match = pattern.match(target);
    const QString game = match.captured(1);
    const QString id = match.captured(2).isEmpty() ? QStringLiteral("intro") : match.captured(2);
    if (is_rule_number(id))
        return QStringLiteral("rule:") + id;
    if (target.isEmpty() || !match.hasMatch() || id != id.toLower())
        return QStringLiteral("none:") + target;
    const QString kind = id.startsWith(QLatin1String("term-")) ? QStringLiteral("term:") : QStringLiteral("section:");
    return game.isEmpty() ? kind + id : kind + game + QLatin1Char('/') + id;
}

Target target_of(const QString& href)
{
    const qsizetype colon = href.indexOf(QLatin1Char(':'));
    if (colon < 0)
        return {};
    Target target{href.left(colon), {}, href.sliced(colon + 1)};
    const qsizetype slash = target.id.indexOf(QLatin1Char('/'));
    if (slash >= 0) {
        target.game = target.id.left(slash);
        target.id = target.id.sliced(slash + 1);
    }
    return target;
}

RichText on_paper(const RichText& text)
{
    RichText kept;
    std::ranges::remove_copy_if(text, std::back_inserter(kept), &Span::screen);
    return kept;
}

QString to_plain(const RichText& text)
{
    QString plain;
    for (const Span& span : text)
        plain += span.text;
    return plain;
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped()
        .replace(QChar(QChar::Nbsp), QLatin1String("&nbsp;"))
        .replace(QChar(0x202f), QLatin1String("&nbsp;"));
}

QString to_html(const RichText& text, const std::vector<Mark>& marks)
{
    QString html;
    qsizetype offset = 0;
    for (const Span& span : text) {
        html += opening(span);
        qsizetype done = 0;
        for (const Mark& mark : marks) {
            const qsizetype from = std::max(mark.start - offset, done);
            const qsizetype to = std::min(mark.start + mark.length - offset, span.text.size());
            if (from >= to)
                continue;
            html += escaped(span.text.sliced(done, from - done));
            html +=
                QLatin1String(marked_open) + escaped(span.text.sliced(from, to - from)) + QLatin1String(marked_close);
            done = to;
        }
        html += escaped(span.text.sliced(done));
        html += closing(span);
        offset += span.text.size();
    }
    return html;
}

std::vector<Link> links_of(const RichText& text)
{
    std::vector<Link> links;
    const Span* before = nullptr;
    for (const Span& span : text) {
        const bool link = !span.href.isEmpty();
        if (link && before != nullptr && before->href == span.href)
            links.back().words += span.text;
        else if (link)
            links.push_back({span.href, span.text});
        before = &span;
    }
    return links;
}

}
