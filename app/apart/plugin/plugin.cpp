// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/apart/whole_library.hpp"

namespace apart {

class Plugin final : public QObject, public WholeLibrary {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "Backroom.ApartLibrary/1")
    Q_INTERFACES(apart::Library)
};

}

#include "plugin.moc"
