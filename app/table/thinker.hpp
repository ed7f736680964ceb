#pragma once

#include "table/table_match.hpp"

#include <QObject>

#include <thread>

/// Lets a computer player think in a thread of its own, so that the window goes on meanwhile: one thought at a time.
class Thinker : public QObject {
    Q_OBJECT

public:
    explicit Thinker(QObject* parent = nullptr);
    ~Thinker() override;

    bool busy() const { return busy_; }
    /// Begins; `decided` comes later, never from within. What was thought before is forgotten.
    void think(Thought thought);
    /// Forgets what is being thought; returns within milliseconds, and `decided` does not come.
    void stop();

signals:
    void decided(const Deed& deed);

private:
    std::jthread worker_;
    /// Which thought it is: an older one may still be on its way here.
    int number_ = 0;
    bool busy_ = false;
};
