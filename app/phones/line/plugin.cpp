// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/line/web_line.hpp"

class WebLineMaker final : public QObject, public PhoneLineMaker {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "Backroom.PhoneLineMaker/1")
    Q_INTERFACES(PhoneLineMaker)

public:
    std::unique_ptr<PhoneLine> make(PhoneLine::Callbacks callbacks) override
    {
        return std::make_unique<WebLine>(std::move(callbacks));
    }
};

#include "plugin.moc"
