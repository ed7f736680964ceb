#pragma once

#include <QRegularExpression>
#include <QString>

namespace rulebook {

/// The kinds of lines in a book, told apart by how they begin.
enum class Line { blank, title, section, heading, fence, table, bullet, numbered, indented, foreign, text };

Line kind_of(const QString& line);
/// "12. Text": the number, and the text.
const QRegularExpression& numbered_pattern();

}
