// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace rulebook {

/// A position in a PDF file: the page, counted from 0, and the distance below its upper edge in points.
struct PdfSpot {
    int page = 0;
    qreal below = 0;
};

/// The outline and the internal links of a PDF file, neither of which Qt 6 writes.
struct PdfOutline {
    struct Line {
        QString title;
        /// 0, or 1 for an entry below the last one of level 0.
        int level = 0;
        PdfSpot spot;
    };

    std::vector<Line> outline;
    /// The targets of links by address. Addresses consist of letters, digits, ":", "-" and ".".
    QHash<QString, PdfSpot> spots;
};

/// Returns the file of a QPdfWriter with the outline and the link targets added. They are appended as an incremental
/// update (ISO 32000-1, 7.5.6). Returns an empty array if the file does not look as expected.
QByteArray guided(const QByteArray& pdf, const PdfOutline& guide);

}
