// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Rulebook: copying and printing.
#include "app/rulebook/rulebook.hpp"

#include "app/rulebook/quick_start_sheet.hpp"
#include "app/rulebook/translated_to.hpp"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>

namespace {

QString to_copy(const rulebook::Book& book, const rulebook::Block& block)
{
    QString text = book.plain(block);
    if (block.kind == rulebook::Block::Table) {
        text.clear();
        for (std::size_t at = 0; at < block.cells.size(); ++at) {
            const bool first = at % static_cast<std::size_t>(block.columns) == 0;
            text += at == 0 ? QString() : first ? QStringLiteral("\n") : QStringLiteral("\t");
            text += rulebook::to_plain(block.cells[at]);
        }
    } else if (block.kind == rulebook::Block::Bullet) {
        text.prepend(QStringLiteral("• "));
    } else if (block.kind == rulebook::Block::Numbered) {
        text.prepend(QStringLiteral("%1. ").arg(block.number));
    }
    if (!block.rules.isEmpty())
        text += QStringLiteral(" (%1)").arg(block.rules.join(QStringLiteral(", ")));
    return text;
}

}

void Rulebook::copyBlock(int key)
{
    const rulebook::Book* in = book();
    const auto found = std::ranges::find(page_.items(), key, &PageItem::key);
    if (in == nullptr || found == page_.items().end())
        return;
    const int row = static_cast<int>(found - page_.items().begin());
    const rulebook::Block* block = in->block({sectionNumber(), row - 1});
    if (block == nullptr)
        return;
    QGuiApplication::clipboard()->setText(to_copy(*in, *block));
    notify(tr("Copied: this paragraph"));
}

void Rulebook::copySection()
{
    const rulebook::Book* in = book();
    if (in == nullptr)
        return;
    const rulebook::Section& section = in->sections[static_cast<std::size_t>(sectionNumber())];
    QStringList parts{section.title};
    for (const rulebook::Block& block : section.blocks)
        parts += to_copy(*in, block);
    QGuiApplication::clipboard()->setText(parts.join(QStringLiteral("\n\n")));
    notify(tr("Copied: “%1”").arg(section.title));
}

void Rulebook::print(const QString& path, bool sheet)
{
    const rulebook::Book* in = book();
    if (in == nullptr || printing())
        return;
    print_to_ = path.startsWith(QLatin1String("file:")) ? QUrl(path).toLocalFile() : path;
    if (print_to_.isEmpty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QDir().mkpath(folder);
        print_to_ = rulebook::free_booklet_name(
            *in, folder, sheet ? rulebook::translated_to(in->language, "Rulebook", "On one page") : QString());
    }
    prints_sheet_ = sheet;
    const FigureShelf shelf = shelves_.value(in->game);
    const auto work = sheet ? rulebook::print_start_sheet : rulebook::print_booklet;
    rulebook::FigurePainter figures;
    if (shelf.painter)
        figures = [this, ask = shelf.painter](const RuleFigure& figure, QSizeF room) {
            return writer_.await(
                [ask, figure, room](const PaperWriter::TakePicture& take) { ask(figure, room, take); });
        };
    writer_.begin(
        [work, book = *in, to = print_to_, figures, cards = shelf.cards](const rulebook::PrintProgress& goes_on) {
            return work(book, to, {figures, cards, rulebook::usual_paper(), goes_on});
        });
    clearNotice();
    emit printingChanged();
}

void Rulebook::endPrinting(rulebook::Printed how)
{
    emit printingChanged();
    const QString name = QDir::toNativeSeparators(print_to_);
    switch (how) {
    case rulebook::Printed::written:
        return notify((prints_sheet_ ? tr("The sheet was saved as a PDF file: %1")
                                     : tr("The rulebook was saved as a PDF file: %1"))
                          .arg(name));
    case rulebook::Printed::failed:
        return notify(tr("The PDF file cannot be written: %1").arg(name));
    case rulebook::Printed::stopped:
        break;
    }
}

void Rulebook::notify(const QString& notice)
{
    notice_ = notice;
    emit noticeChanged();
}

void Rulebook::clearNotice()
{
    if (!notice_.isEmpty())
        notify({});
}
