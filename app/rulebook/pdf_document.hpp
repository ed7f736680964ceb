// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/booklet.hpp"
#include "app/rulebook/pdf_outline.hpp"

#include <QBuffer>
#include <QPdfWriter>

#include <optional>

namespace rulebook {

class PdfDocument {
public:
    PdfDocument(const QString& title, const QPageSize& paper);

    QPdfWriter& writer() { return writer_; }
    /// Returns the file. Painting on it is no longer allowed after that.
    QByteArray take();
    QByteArray take(const PdfOutline& guide);

private:
    QBuffer pdf_;
    QPdfWriter writer_;
};

/// Creates the file at once, to fail early if it cannot be written, and then fills it with the result of `make`, which
/// returns nothing if it was stopped.
Printed print_to(const QString& path, const std::function<std::optional<QByteArray>()>& make);

}
