// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/table_match.hpp"

#include <QObject>

#include <thread>

/// Runs the computation of a computer player in a background thread, one at a time.
class Thinker : public QObject {
    Q_OBJECT

public:
    explicit Thinker(QObject* parent = nullptr);
    ~Thinker() override;

    bool busy() const { return busy_; }
    /// Starts a computation and abandons the previous one. `decided` is emitted later, never from within this call.
    void think(Computation thought);
    /// Abandons the computation within milliseconds; `decided` is not emitted.
    void stop();

signals:
    void decided(const MainThreadAction& action);

private:
    std::jthread worker_;
    /// The number of the present computation. The result of an older one may still be queued.
    int number_ = 0;
    bool busy_ = false;
};
