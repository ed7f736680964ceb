// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImageReader>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include <algorithm>
#include <mutex>

/// Rasterises each picture of the program once per size for all tests of a program. Qt Quick itself frees those of a
/// table that is closed, so that rasterising them for the next one took 40 % of the tests' time.
class KeptPictures : public QQmlAbstractUrlInterceptor {
public:
    void serve(QQmlEngine& engine)
    {
        engine.addImageProvider(QStringLiteral("kept"), new Provider);
        engine.addUrlInterceptor(this);
    }
    QUrl intercept(const QUrl& url, DataType type) override
    {
        const QString path = url.path();
        const bool is_picture = type == UrlString && url.scheme() == QLatin1String("qrc") && path.startsWith(folder_);
        return is_picture ? QUrl(QStringLiteral("image://kept") + path) : url;
    }

private:
    /// Owned by its engine. Every file of tests has an engine of its own.
    class Provider : public QQuickImageProvider {
    public:
        Provider()
            : QQuickImageProvider(QQuickImageProvider::Image)
        {
        }
        QImage requestImage(const QString& path, QSize* size, const QSize& wanted) override
        {
            static QCache<QString, Picture> kept(most_kept);
            static std::mutex mutex;
            const std::scoped_lock lock(mutex);
            const QString key = QStringLiteral("%1 %2 %3").arg(path).arg(wanted.width()).arg(wanted.height());
            const Picture* found = kept.object(key);
            const Picture picture = found != nullptr ? *found : read(path, wanted);
            if (found == nullptr)
                kept.insert(key, new Picture(picture), picture.image.sizeInBytes());
            *size = picture.size;
            return picture.image;
        }

    private:
        struct Picture {
            QImage image;
            QSize size;
        };
        /// In bytes.
        static constexpr int most_kept = 256'000'000;

        static Picture read(const QString& path, QSize wanted)
        {
            QImageReader reader(QStringLiteral(":/") + path);
            const QSize size = reader.size();
            if (path.endsWith(QLatin1String(".svg")) && !wanted.isNull())
                reader.setScaledSize(scaled(size, wanted));
            return {reader.read(), size};
        }
        /// A side of 0 follows from the other.
        static QSize scaled(QSize size, QSize wanted)
        {
            if (!wanted.isEmpty())
                return wanted;
            return wanted.height() <= 0
                ? QSize(wanted.width(), std::max(1, wanted.width() * size.height() / size.width()))
                : QSize(std::max(1, wanted.height() * size.width() / size.height()), wanted.height());
        }
    };

    const QString folder_ = QStringLiteral("/art/");
};
