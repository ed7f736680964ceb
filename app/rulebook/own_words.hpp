#pragma once

#include <QString>

namespace rulebook {

/// A text of the program in another language than the program's own; as it is where it is not translated.
QString own_words(const QString& language, const char* context, const char* text, const char* comment = nullptr);

}
