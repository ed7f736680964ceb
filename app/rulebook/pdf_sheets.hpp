#pragma once

#include "rulebook/booklet.hpp"
#include "rulebook/pdf_guide.hpp"

#include <QBuffer>
#include <QPdfWriter>

#include <optional>

namespace rulebook {

/// A PDF file that is being made in memory.
class PdfSheets {
public:
    PdfSheets(const QString& title, const QPageSize& paper);

    QPdfWriter& writer() { return writer_; }
    /// The file, once nothing paints on it any more.
    QByteArray take();
    /// With an outline and links where that can be.
    QByteArray take(const PdfGuide& guide);

private:
    QBuffer pdf_;
    QPdfWriter writer_;
};

/// Takes the file at once, so that nobody waits for what cannot be, and fills it with what is made then: nothing where
/// that was stopped.
Printed print_to(const QString& path, const std::function<std::optional<QByteArray>()>& make);

}
