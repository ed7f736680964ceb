#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace rulebook {

/// A spot of a PDF file: the page, counted from 0, and how far below its upper edge, in points.
struct PdfSpot {
    int page = 0;
    qreal below = 0;
};

/// What leads through a PDF file: Qt 6 writes neither outlines nor links within it.
struct PdfGuide {
    struct Line {
        QString title;
        /// 0, or 1 for what stands below the last line of level 0.
        int level = 0;
        PdfSpot spot;
    };

    std::vector<Line> outline;
    /// Where links to these addresses lead; addresses are letters, digits, and ":", "-", ".".
    QHash<QString, PdfSpot> spots;
};

/// The file that a QPdfWriter wrote, with an outline, and with the links to those addresses leading there. It is
/// appended as the format wants changes to be (ISO 32000-1, 7.5.6). Empty where the file is not written as expected.
QByteArray guided(const QByteArray& pdf, const PdfGuide& guide);

}
