#pragma once

#include <QtCore/qobjectdefs.h>

/// A public member that QML reads as a property of the same name. The type must not contain a comma.
#define MEMBER_PROPERTY(type, name)                                                                                    \
    Q_PROPERTY(type name MEMBER name)                                                                                  \
    type name
