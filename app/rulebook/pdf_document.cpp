// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/pdf_document.hpp"

#include "app/rulebook/paper_text.hpp"

#include <QFile>
#include <QPageLayout>

namespace rulebook {

namespace {

/// Creates a file, and removes it again unless it was filled.
class NewFile {
public:
    explicit NewFile(const QString& path)
        : path_(path)
        , taken_(QFile(path).open(QIODevice::WriteOnly | QIODevice::NewOnly))
    {
    }
    ~NewFile()
    {
        if (taken_ && !filled_)
            QFile::remove(path_);
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    bool taken() const { return taken_; }
    bool fill(const QByteArray& bytes)
    {
        QFile file(path_);
        filled_ =
            !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
        return filled_;
    }

private:
    QString path_;
    bool taken_ = false;
    bool filled_ = false;
};

}

PdfDocument::PdfDocument(const QString& title, const QPageSize& paper)
    : writer_(&pdf_)
{
    pdf_.open(QIODevice::WriteOnly);
    writer_.setTitle(title);
    writer_.setCreator(QStringLiteral("Backroom"));
    writer_.setResolution(paper::dots_per_inch);
    writer_.setPageLayout(QPageLayout(paper, QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)));
}

QByteArray PdfDocument::take()
{
    pdf_.close();
    return pdf_.data();
}

QByteArray PdfDocument::take(const PdfOutline& guide)
{
    const QByteArray made = take();
    const QByteArray found = guided(made, guide);
    return found.isEmpty() ? made : found;
}

Printed print_to(const QString& path, const std::function<std::optional<QByteArray>()>& make)
{
    NewFile file(path);
    if (!file.taken())
        return Printed::failed;
    const auto bytes = make();
    return !bytes ? Printed::stopped : file.fill(*bytes) ? Printed::written : Printed::failed;
}

}
