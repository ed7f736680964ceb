#pragma once

#include <QRegularExpression>
#include <QString>

namespace rulebook {

/// What a line of a book is, by how it begins.
enum class Line { blank, title, section, heading, fence, table, bullet, numbered, indented, foreign, text };

Line kind_of(const QString& line);
/// "12. Text": the number, and the text.
const QRegularExpression& numbered_pattern();

}
