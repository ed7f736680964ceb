// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/paper_writer.hpp"

#include <QSemaphore>

#include <utility>

PaperWriter::~PaperWriter()
{
    cancel();
    if (thread_)
        thread_->wait();
}

void PaperWriter::begin(Work work)
{
    stopped_ = false;
    progress_ = 0;
    thread_.reset(QThread::create([this, work = std::move(work)] {
        int reported = 0;
        const auto how = work([&](qreal done) {
            const int percent = static_cast<int>(done * 100);
            if (std::exchange(reported, percent) != percent)
                QMetaObject::invokeMethod(
                    this, [this, done] { hear(done); }, Qt::QueuedConnection);
            return !stopped_;
        });
        QMetaObject::invokeMethod(
            this, [this, how] { end(how); }, Qt::QueuedConnection);
    }));
    thread_->start(QThread::LowPriority);
}

QImage PaperWriter::await(std::function<void(TakePicture)> ask)
{
    struct Answer {
        QSemaphore there;
        QImage picture;
    };
    const auto answer = std::make_shared<Answer>();
    // The answer may come after the waiting has ended, or never, so it is shared.
    QMetaObject::invokeMethod(
        this,
        [answer, ask = std::move(ask)] {
            ask([answer](const QImage& picture) {
                answer->picture = picture;
                answer->there.release();
            });
        },
        Qt::QueuedConnection);
    constexpr int milliseconds = 20;
    while (!answer->there.tryAcquire(1, milliseconds))
        if (stopped_)
            return {};
    return answer->picture;
}

void PaperWriter::hear(qreal done)
{
    progress_ = done;
    emit progressed();
}

void PaperWriter::end(rulebook::Printed how)
{
    thread_->wait();
    thread_.reset();
    emit ended(how);
}
