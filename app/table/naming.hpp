#pragma once

#include <QStringList>

/// Lists inside sentences, in the language of the program.
namespace naming {

/// "Rosa, Bea and Vito"
QString joined(const QStringList& names);
/// "3, 4 or 5"
QString either(const QStringList& names);

}
