#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace rulebook {

/// A run of letters of one look; `href` where it is a link, `button` where it stands on a button or an option of the
/// program ("[[Start the game]]"), `screen` where it says how something is done there ("{screen: Click the card.}").
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

/// Letters to be marked, counted in the plain text.
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

using Complain = std::function<void(const QString& message)>;

/// Markdown inside a paragraph: bold, italic and links. What is wrong is complained of and stays as text.
RichText read_inline(const QString& source, const Complain& complain);
RichText plain_text(const QString& text, bool bold = false);

/// What stands in the brackets of a link, as `rule:TG-5.2`, `section:setup` or `term:term-capture`, the last two with
/// the game in front where it is another book (`section:the-gang/setup`). Empty when it is none of them.
QString href_of(const QString& target);
/// The two parts of what follows the colon; no game where it is the same book.
struct Target {
    QString kind;
    QString game;
    QString id;
};
Target target_of(const QString& href);

/// Without what is said of the screen alone.
RichText on_paper(const RichText& text);

QString to_plain(const RichText& text);
/// For Text.StyledText and QTextDocument alike; the marks must be in order.
QString to_html(const RichText& text, const std::vector<Mark>& marks = {});
std::vector<Link> links_of(const RichText& text);
/// The texts of buttons and options that are named.
QStringList buttons_of(const RichText& text);
/// Escaped; spaces that must not break stay so.
QString escaped(const QString& text);

bool is_rule_number(const QString& text);

}
