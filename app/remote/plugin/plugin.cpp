// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/whole_library.hpp"

namespace remote {

class Plugin final : public QObject, public WholeLibrary {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "Backroom.RemoteLibrary/1")
    Q_INTERFACES(remote::Library)
};

}

#include "plugin.moc"
