// What leaves the window: copies and paper.
#include "rulebook/rulebook.hpp"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

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
    tell(tr("Copied: this paragraph"));
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
    tell(tr("Copied: “%1”").arg(section.title));
}

bool Rulebook::printPdf(const QString& path)
{
    const rulebook::Book* in = book();
    if (in == nullptr)
        return false;
    QString file = path.startsWith(QLatin1String("file:")) ? QUrl(path).toLocalFile() : path;
    if (file.isEmpty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QDir().mkpath(folder);
        file = rulebook::free_booklet_name(*in, folder);
    }
    const FigureShelf shelf = shelves_.value(in->game);
    const bool printed = rulebook::print_booklet(*in, file, shelf.painter, shelf.cards);
    const QString name = QDir::toNativeSeparators(file);
    tell(printed ? tr("The rulebook is now a PDF file: %1").arg(name)
                 : tr("The PDF file cannot be written: %1").arg(name));
    return printed;
}

void Rulebook::askForPdf(const QString& path)
{
    if (printing_ || book() == nullptr)
        return;
    printing_ = true;
    print_to_ = path;
    tell(tr("Writing the book …"));
    emit printingChanged();
}

void Rulebook::writePdf()
{
    if (!std::exchange(printing_, false))
        return;
    printPdf(std::exchange(print_to_, {}));
    emit printingChanged();
}

void Rulebook::tell(const QString& notice)
{
    notice_ = notice;
    emit noticeChanged();
}

void Rulebook::clearNotice()
{
    if (!notice_.isEmpty())
        tell({});
}
