// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace rulebook {

/// A run of characters of the same style. `href` is set for a link; `button` for the name of a button or option of the
/// program ("[[Start the game]]"); `screen` for an instruction for the screen ("{screen: Click the card.}").
struct Span {
    QString text;
    bool bold = false;
    bool italic = false;
    QString href;
    bool button = false;
    bool screen = false;

    bool operator==(const Span&) const = default;
};

using RichText = std::vector<Span>;

/// A range of characters to mark, counted in the plain text.
struct Mark {
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const Mark&) const = default;
};

struct Link {
    QString href;
    QString words;

    bool operator==(const Link&) const = default;
};

/// Reads Markdown inside a paragraph: bold, italic and links. All other characters stay in the text.
RichText read_inline(const QString& source);
RichText plain_text(const QString& text, bool bold = false);

/// Returns the address for the target of a link: `rule:TG-5.2`, `section:setup` or `term:term-capture`, the last two
/// beginning with the game of another book (`section:the-gang/setup`); `none:` and the target for anything else.
QString href_of(const QString& target);
/// The parts of an address; `game` is empty for the same book.
struct Target {
    QString kind;
    QString game;
    QString id;
};
Target target_of(const QString& href);

/// Returns the text without the passages about the screen.
RichText on_paper(const RichText& text);

QString to_plain(const RichText& text);
/// Returns HTML that both Text.StyledText and QTextDocument understand. The marks must be sorted.
QString to_html(const RichText& text, const std::vector<Mark>& marks = {});
std::vector<Link> links_of(const RichText& text);
/// Escapes HTML and keeps non-breaking spaces.
QString escaped(const QString& text);

bool is_rule_number(const QString& text);

}
