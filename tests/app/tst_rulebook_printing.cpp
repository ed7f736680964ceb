// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files.hpp"
#include "reader_case.hpp"

#include <QFileInfo>
#include <QThread>
#include <QUrl>

/// Tests printing from the window in another thread.
class RulebookPrintingTest : public test::ReaderCase {
    Q_OBJECT

    QTemporaryDir files_;

    static QImage blank(const RuleFigure&, QSizeF room)
    {
        QImage image(room.toSize() / 2, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        return image;
    }
    /// Keeps the callback of a request for a picture, which is never answered.
    std::shared_ptr<PaperWriter::TakePicture> askNobody()
    {
        auto asked = std::make_shared<PaperWriter::TakePicture>();
        reader_->setFigurePainter(
            gang, [asked](const RuleFigure&, QSizeF, const PaperWriter::TakePicture& take) { *asked = take; });
        return asked;
    }
    void print(const QString& path)
    {
        QSignalSpy changed(reader_, &Rulebook::printingChanged);
        reader_->askForPdf(path);
        QVERIFY(reader_->printing());
        QTRY_VERIFY(!reader_->printing());
        QVERIFY(changed.size() >= 2);
    }

private Q_SLOTS:
    void init()
    {
        ReaderCase::init();
        reader_->openBook(gang);
    }

    void written()
    {
        const QString path = files_.filePath(QStringLiteral("book.pdf"));
        QStringList painted;
        QThread* thread = nullptr;
        reader_->setFigurePainter(
            gang, [&](const RuleFigure& figure, QSizeF room, const PaperWriter::TakePicture& take) {
                painted += figure.id;
                thread = QThread::currentThread();
                take(blank(figure, room));
            });
        print(path);
        QVERIFY(reader_->notice().contains(QDir::toNativeSeparators(path)));
        QCOMPARE(painted, QStringList{QStringLiteral("two")});
        QVERIFY(thread == QThread::currentThread());
        const QByteArray bytes = test::content(path);
        QVERIFY(bytes.startsWith("%PDF-") && bytes.size() > 4000);
        // An existing file is not overwritten.
        print(path);
        QVERIFY(reader_->notice().contains(QStringLiteral("cannot be written")));
        QCOMPARE(QFileInfo(path).size(), bytes.size());
        print(QUrl::fromLocalFile(files_.filePath(QStringLiteral("no/such/folder.pdf"))).toString());
        QVERIFY(reader_->notice().contains(QStringLiteral("cannot be written")));
        QVERIFY(!QFile::exists(files_.filePath(QStringLiteral("no"))));
    }

    /// The window stays responsive while a picture is awaited, and a cancelled request leaves no file.
    void cancelled()
    {
        const QString path = files_.filePath(QStringLiteral("cancelled.pdf"));
        const auto asked = askNobody();
        reader_->askForPdf(path);
        QTRY_VERIFY(*asked);
        QVERIFY(QFile::exists(path));
        reader_->openNext();
        QVERIFY(reader_->printing());
        // A second request is ignored meanwhile.
        const QString other = files_.filePath(QStringLiteral("other.pdf"));
        reader_->askForPdf(other);
        reader_->cancelPrinting();
        QTRY_VERIFY(!reader_->printing());
        QVERIFY(!QFile::exists(path) && !QFile::exists(other));
        QCOMPARE(reader_->notice(), QString());
        // An answer that comes too late goes nowhere.
        (*asked)(QImage());
        reader_->setFigurePainter(gang, {});
        print(path);
        QVERIFY(QFile::exists(path));
    }

    void onePage()
    {
        const QString path = files_.filePath(QStringLiteral("page.pdf"));
        reader_->askForSheet(path);
        QVERIFY(reader_->printing());
        QTRY_VERIFY(!reader_->printing());
        QVERIFY(reader_->notice().startsWith(QStringLiteral("The sheet was saved")));
        QVERIFY(QFile::exists(path));
    }

    void theProgramEndsMeanwhile()
    {
        const QString path = files_.filePath(QStringLiteral("ends.pdf"));
        reader_->askForPdf(path);
        folder_.reset();
        QVERIFY(!QFile::exists(path));
        // While a picture is awaited, or before it is requested.
        for (const bool waiting : {true, false}) {
            init();
            const auto asked = askNobody();
            reader_->askForPdf(path);
            if (waiting)
                QTRY_VERIFY(*asked);
            folder_.reset();
            QVERIFY(!QFile::exists(path));
            if (*asked)
                (*asked)(QImage());
        }
    }

    void namesOfFiles()
    {
        rulebook::Book book;
        book.title = QStringLiteral("A/B: \"C\"");
        book.language = QStringLiteral("it");
        const QString first = rulebook::free_booklet_name(book, files_.path());
        QCOMPARE(QFileInfo(first).fileName(), QString::fromUtf8("Backroom – A-B- -C- (it).pdf"));
        QVERIFY(QFile(first).open(QIODevice::WriteOnly));
        QCOMPARE(QFileInfo(rulebook::free_booklet_name(book, files_.path())).fileName(),
            QString::fromUtf8("Backroom – A-B- -C- (it, 2).pdf"));
        QCOMPARE(QFileInfo(rulebook::free_booklet_name(book, files_.path(), QStringLiteral("In one"))).fileName(),
            QString::fromUtf8("Backroom – A-B- -C-, in one (it).pdf"));
    }
};

BACKROOM_SUITE(RulebookPrintingTest)
#include "tst_rulebook_printing.moc"
