// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/waves.hpp"

#include <QResource>
#include <QtEndian>

namespace {

constexpr qsizetype header_size = 44;
constexpr qsizetype channels_at = 22;
constexpr qsizetype rate_at = 24;
constexpr qsizetype bits_at = 34;
constexpr qsizetype length_at = 40;

QByteArray resource(const QString& path)
{
    const QResource file(path);
    if (!file.isValid())
        return {};
    if (file.compressionAlgorithm() != QResource::NoCompression)
        return file.uncompressedData();
    return QByteArray::fromRawData(reinterpret_cast<const char*>(file.data()), file.size());
}

}

Wave::Wave(const QByteArray& file)
    : file_(file)
{
    if (file.size() < header_size || !file.startsWith("RIFF") || file.mid(8, 4) != "WAVE"
        || qFromLittleEndian<quint16>(file.constData() + channels_at) != 1
        || qFromLittleEndian<quint32>(file.constData() + rate_at) != Waves::rate
        || qFromLittleEndian<quint16>(file.constData() + bits_at) != 16)
        return;
    const qsizetype length =
        std::min<qsizetype>(qFromLittleEndian<quint32>(file.constData() + length_at), file.size() - header_size);
    samples_ = file_.constData() + header_size;
    size_ = static_cast<std::size_t>(length) / sizeof(qint16);
}

float Wave::at(std::size_t frame) const
{
    return static_cast<float>(qFromLittleEndian<qint16>(samples_ + frame * sizeof(qint16))) / 32768.0F;
}

Waves::Waves()
{
    for (std::size_t kind = 0; kind < sound_kinds.size(); ++kind)
        for (int take = 1;; ++take) {
            Wave wave(resource(QStringLiteral(":/sounds/%1-%2.wav")
                                   .arg(QLatin1String(sound_kinds[kind].name), QString::number(take))));
            if (wave.size() == 0)
                break;
            takes_[kind].push_back(std::move(wave));
        }
}
