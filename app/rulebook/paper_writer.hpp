// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/booklet.hpp"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>

/// Writes PDF files in a background thread, one at a time.
class PaperWriter : public QObject {
    Q_OBJECT

public:
    using Work = std::function<rulebook::Printed(const rulebook::PrintProgress& goes_on)>;

    using TakePicture = std::function<void(const QImage& picture)>;

    using QObject::QObject;
    ~PaperWriter() override;

    bool busy() const { return thread_ != nullptr; }
    /// The progress from 0 to 1.
    qreal progress() const { return progress_; }
    /// Must not be called while it is busy.
    void begin(Work work);
    /// Waits in the writing thread for a picture. `ask` is called in the window's thread and passes the picture on, at
    /// once or later. Returns a null picture if writing is cancelled.
    QImage await(std::function<void(TakePicture)> ask);
    void cancel() { stopped_ = true; }

signals:
    void progressed();
    void ended(rulebook::Printed how);

private:
    void hear(qreal done);
    void end(rulebook::Printed how);

    std::unique_ptr<QThread> thread_;
    std::atomic<bool> stopped_ = false;
    qreal progress_ = 0;
};
