// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/qr_code.hpp"

#include <qrcodegen/qrcodegen.hpp>

QImage qr_code(const QString& text)
{
    const auto code = qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    QImage image(code.getSize(), code.getSize(), QImage::Format_RGB32);
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            image.setPixel(x, y, code.getModule(x, y) ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
    return image;
}
