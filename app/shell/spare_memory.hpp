#pragma once

#include <QTimer>

/// Memory that was needed for a moment, above all to read large pictures, goes back to the system.
class SpareMemory : public QObject {
public:
    /// What is large is given back as soon as it is not needed. To be said before anything is made.
    static void beFrugal();

    SpareMemory();

    /// Something else is shown: once its pictures are read, and again for those that took longer, all that is not in
    /// use is given back.
    void settle();

private:
    QTimer soon_;
    QTimer later_;
};
