// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/pdf_outline.hpp"

#include <QRegularExpression>
#include <QStringList>

#include <map>

namespace rulebook {

namespace {

/// Reads the objects of a PDF file by number.
class PdfFile {
public:
    explicit PdfFile(const QByteArray& bytes)
        : bytes_(bytes)
    {
        const qsizetype mark = bytes.lastIndexOf("startxref");
        table_ = mark < 0 ? -1 : bytes.sliced(mark + 9).trimmed().split('\n').front().trimmed().toLongLong();
        if (table_ <= 0 || table_ >= mark || !bytes.sliced(table_).startsWith("xref"))
            return;
        const qsizetype trailer = bytes.indexOf("trailer", table_);
        if (trailer < 0)
            return;
        trailer_ = bytes.sliced(trailer + 7, mark - trailer - 7).trimmed();
        readTable(bytes.sliced(table_ + 4, trailer - table_ - 4).trimmed().split('\n'));
    }

    const std::map<int, qsizetype>& places() const { return places_; }
    qsizetype table() const { return table_; }
    QByteArray trailer() const { return trailer_; }
    /// Returns the text between "obj" and "endobj"; of a stream object, only its dictionary.
    QString object(int number) const
    {
        const auto place = places_.find(number);
        if (place == places_.end())
            return {};
        const qsizetype begin = bytes_.indexOf("obj", place->second);
        const qsizetype end = bytes_.indexOf("endobj", begin + 3);
        return begin < 0 || end < 0 ? QString()
                                    : QString::fromLatin1(bytes_.sliced(begin + 3, end - begin - 3).trimmed());
    }
    /// Returns the number of the object that a dictionary entry refers to; 0 if there is none.
    static int reference(const QString& dictionary, const char* entry)
    {
        static const QString pattern = QStringLiteral("/%1\\s+(\\d+)\\s+0\\s+R");
        return QRegularExpression(pattern.arg(QLatin1String(entry))).match(dictionary).captured(1).toInt();
    }

private:
    void readTable(const QList<QByteArray>& lines)
    {
        int number = 0;
        for (const QByteArray& line : lines) {
            const auto parts = line.trimmed().split(' ');
            if (parts.size() == 2)
                number = parts.front().toInt();
            else if (parts.size() == 3 && parts.back() == "n")
                places_[number++] = parts.front().toLongLong();
            else
                ++number;
        }
    }

    const QByteArray& bytes_;
    std::map<int, qsizetype> places_;
    QByteArray trailer_;
    qsizetype table_ = -1;
};

/// Returns a hexadecimal string in UTF-16.
QByteArray text_string(const QString& text)
{
    QByteArray digits = "<FEFF";
    for (const QChar letter : text)
        digits += QByteArray::number(letter.unicode(), 16).rightJustified(4, '0').toUpper();
    return digits + '>';
}

class Appended {
public:
    Appended(const QByteArray& pdf, const PdfFile& file)
        : bytes_(pdf)
        , file_(file)
        , next_(file.places().rbegin()->first + 1)
    {
        if (!bytes_.endsWith('\n'))
            bytes_ += '\n';
    }

    int reserve() { return next_++; }
    void put(int number, const QByteArray& object)
    {
        places_[number] = bytes_.size();
        bytes_ += QByteArray::number(number) + " 0 obj\n" + object + "\nendobj\n";
    }
    QByteArray finish()
    {
        const qsizetype table = bytes_.size();
        bytes_ += "xref\n";
        for (auto run = places_.begin(); run != places_.end();) {
            auto end = run;
            for (int number = run->first; end != places_.end() && end->first == number; ++number)
                ++end;
            bytes_ += QByteArray::number(run->first) + ' ' + QByteArray::number(std::distance(run, end)) + '\n';
            for (; run != end; ++run)
                bytes_ += QByteArray::number(run->second).rightJustified(10, '0') + " 00000 n \n";
        }
        static const QRegularExpression own(QStringLiteral("/(Size|Prev)\\s+\\d+"));
        QString trailer = QString::fromLatin1(file_.trailer()).remove(own);
        trailer.insert(trailer.lastIndexOf(QLatin1String(">>")),
            QStringLiteral("/Size %1 /Prev %2\n").arg(QString::number(next_), QString::number(file_.table())));
        return bytes_ + "trailer\n" + trailer.toLatin1() + "\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    }

private:
    QByteArray bytes_;
    const PdfFile& file_;
    std::map<int, qsizetype> places_;
    int next_;
};

class Guiding {
public:
    Guiding(const QByteArray& pdf, const PdfFile& file, const PdfOutline& guide)
        : file_(file)
        , guide_(guide)
        , out_(pdf, file)
    {
    }

    QByteArray guide()
    {
        const int root = PdfFile::reference(QString::fromLatin1(file_.trailer()), "Root");
        QString catalog = file_.object(root);
        if (!catalog.startsWith(QLatin1String("<<")) || !catalog.endsWith(QLatin1String(">>")) || !readPages(catalog))
            return {};
        const int names = out_.reserve();
        const int outline = out_.reserve();
        catalog.insert(catalog.size() - 2,
            QStringLiteral("/Dests %1 0 R\n/Outlines %2 0 R\n/PageMode /UseOutlines\n")
                .arg(QString::number(names), QString::number(outline)));
        out_.put(root, catalog.toLatin1());
        putNames(names);
        putOutline(outline);
        putLinks();
        return out_.finish();
    }

private:
    bool readPages(const QString& catalog)
    {
        const QString tree = file_.object(PdfFile::reference(catalog, "Pages"));
        static const QRegularExpression kids(QStringLiteral("/Kids\\s*\\[([^\\]]*)\\]"));
        static const QRegularExpression page(QStringLiteral("(\\d+) 0 R"));
        static const QRegularExpression box(QStringLiteral("/MediaBox\\s*\\[\\s*\\S+\\s+\\S+\\s+\\S+\\s+([0-9.]+)"));
        for (const auto& found : page.globalMatch(kids.match(tree).captured(1)))
            pages_.push_back(found.captured(1).toInt());
        if (pages_.empty())
            return false;
        height_ = box.match(file_.object(pages_.front())).captured(1).toDouble();
        return height_ > 0;
    }
    /// The destination is slightly above the spot, so that the spot does not touch the edge of the window.
    QByteArray destination(const PdfSpot& spot) const
    {
        constexpr qreal above = 6;
        return QStringLiteral("[%1 0 R /XYZ 0 %2 null]")
            .arg(QString::number(pages_.at(static_cast<std::size_t>(spot.page))),
                QString::number(height_ - std::max(0.0, spot.below - above), 'f', 1))
            .toLatin1();
    }
    void putNames(int number)
    {
        QStringList addresses = guide_.spots.keys();
        addresses.sort();
        QByteArray names = "<<\n";
        for (const QString& address : addresses)
            names += '/' + address.toLatin1() + ' ' + destination(guide_.spots[address]) + '\n';
        out_.put(number, names + ">>");
    }
    void putLinks()
    {
        static const QRegularExpression address(QStringLiteral("/URI \\(([^)]*)\\)"));
        static const QRegularExpression place(QStringLiteral("/Rect\\s*\\[([^\\]]*)\\]"));
        for (const auto& [number, offset] : file_.places()) {
            const QString object = file_.object(number);
            if (!object.contains(QLatin1String("/Subtype /Link")))
                continue;
            const QString to = address.match(object).captured(1);
            if (guide_.spots.contains(to))
                out_.put(number,
                    QStringLiteral("<<\n/Type /Annot\n/Subtype /Link\n/Rect [%1]\n/Border [0 0 0]\n/Dest /%2\n>>")
                        .arg(place.match(object).captured(1), to)
                        .toLatin1());
        }
    }
    void putOutline(int root)
    {
        const auto& lines = guide_.outline;
        std::vector<int> numbers;
        for (std::size_t at = 0; at < lines.size(); ++at)
            numbers.push_back(out_.reserve());
        std::map<int, std::vector<std::size_t>> below;
        for (std::size_t at = 0, head = 0; at < lines.size(); ++at) {
            head = lines[at].level == 0 ? at : head;
            below[lines[at].level == 0 ? root : numbers[head]].push_back(at);
        }
        const auto of = [&](std::size_t at) { return QByteArray::number(numbers[at]) + " 0 R"; };
        const auto ends = [&](int parent, bool open) {
            const auto found = below.find(parent);
            if (found == below.end())
                return QByteArray();
            const auto& kids = found->second;
            return " /First " + of(kids.front()) + " /Last " + of(kids.back()) + " /Count " + (open ? "" : "-")
                + QByteArray::number(static_cast<qlonglong>(kids.size()));
        };
        out_.put(root, "<< /Type /Outlines" + ends(root, true) + " >>");
        for (const auto& [parent, kids] : below)
            for (std::size_t at = 0; at < kids.size(); ++at) {
                const PdfOutline::Line& line = lines[kids[at]];
                QByteArray item =
                    "<< /Title " + text_string(line.title) + " /Parent " + QByteArray::number(parent) + " 0 R";
                if (at > 0)
                    item += " /Prev " + of(kids[at - 1]);
                if (at + 1 < kids.size())
                    item += " /Next " + of(kids[at + 1]);
                out_.put(numbers[kids[at]],
                    item + ends(numbers[kids[at]], false) + " /Dest " + destination(line.spot) + " >>");
            }
    }

    const PdfFile& file_;
    const PdfOutline& guide_;
    Appended out_;
    std::vector<int> pages_;
    qreal height_ = 0;
};

}

QByteArray guided(const QByteArray& pdf, const PdfOutline& guide)
{
    const PdfFile file(pdf);
    return file.places().empty() ? QByteArray() : Guiding(pdf, file, guide).guide();
}

}
