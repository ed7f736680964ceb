// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/book.hpp"
#include "app/rulebook/card_drawing.hpp"

#include <QImage>
#include <QPageSize>
#include <QSizeF>

namespace rulebook {

/// Renders a figure for paper to fit the given size; returns null if it fails. Called in the printing thread.
using FigurePainter = std::function<QImage(const RuleFigure&, QSizeF)>;

/// Receives the progress, from 0 to 1, and returns whether to continue.
using PrintProgress = std::function<bool(qreal done)>;

enum class Printed { written, stopped, failed };

/// Returns the paper size of the locale (LC_PAPER): Letter in most of America, A4 elsewhere.
QPageSize usual_paper();

struct PrintTools {
    FigurePainter figures = {};
    CardMaker cards = {};
    QPageSize paper = usual_paper();
    PrintProgress goes_on = {};
};

/// Prints a book as a PDF with a cover, a contents page, page numbers, an outline and internal links. Never overwrites
/// a file, and leaves none behind if it is stopped or fails. Safe to call from any thread.
Printed print_booklet(const Book& book, const QString& path, const PrintTools& tools);

/// Returns an unused file name in the folder, such as "Backroom – The Gang (en).pdf", with `about` after the title, and
/// with a number if that name is taken.
QString free_booklet_name(const Book& book, const QString& folder, const QString& about = {});

}
