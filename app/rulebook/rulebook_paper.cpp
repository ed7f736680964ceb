// What leaves the window: copies and paper.
#include "rulebook/rulebook.hpp"

#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTimer>
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
    if (press_ || !beginPrinting(path))
        return false;
    while (press_->goOn()) { }
    return endPrinting();
}

void Rulebook::askForPdf(const QString& path)
{
    if (press_ || !beginPrinting(path))
        return;
    tell(tr("Writing the rulebook…"));
    emit printingChanged();
    QTimer::singleShot(0, this, &Rulebook::printOn);
}

/// The file begins; false without a book.
bool Rulebook::beginPrinting(const QString& path)
{
    const rulebook::Book* in = book();
    if (in == nullptr)
        return false;
    print_to_ = path.startsWith(QLatin1String("file:")) ? QUrl(path).toLocalFile() : path;
    if (print_to_.isEmpty()) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QDir().mkpath(folder);
        print_to_ = rulebook::free_booklet_name(*in, folder);
    }
    const FigureShelf shelf = shelves_.value(in->game);
    press_ = std::make_unique<rulebook::BookletPress>(*in, print_to_, shelf.painter, shelf.cards);
    return true;
}

/// For as long as nobody notices, and on with it once the window has done what it has to do.
void Rulebook::printOn()
{
    constexpr qint64 unnoticed = 12;
    QElapsedTimer passed;
    passed.start();
    while (press_ && passed.elapsed() < unnoticed)
        if (!press_->goOn()) {
            endPrinting();
            emit printingChanged();
        }
    if (press_)
        QTimer::singleShot(0, this, &Rulebook::printOn);
}

bool Rulebook::endPrinting()
{
    const bool printed = std::exchange(press_, nullptr)->succeeded();
    const QString name = QDir::toNativeSeparators(print_to_);
    tell(printed ? tr("The rulebook was saved as a PDF file: %1").arg(name)
                 : tr("The PDF file cannot be written: %1").arg(name));
    return printed;
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
