#include "games/game_list.hpp"
#include "games/table_figure.hpp"
#include "house_folder.hpp"
#include "rulebook/booklet.hpp"
#include "rulebook/library.hpp"
#include "rulebook/paper_flow.hpp"
#include "settings/preferences.hpp"
#include "suites.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace rulebook;

namespace {

PaperBox box(qreal height, bool keep = false, qreal space = 0)
{
    return {height, space, keep, false, 0};
}

}

/// The books on paper.
class RulebookPaperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boxesFollowEachOther()
    {
        const auto places = flow_on_paper({box(40), box(30, false, 10), box(30, false, 5), box(10)}, 100);
        QCOMPARE(places, (std::vector<PaperPlace>{{0, 0}, {0, 50}, {1, 0}, {1, 30}}));
        QVERIFY(flow_on_paper({}, 100).empty());
    }

    void whatBelongsTogetherStaysTogether()
    {
        // A heading, its paragraph and the figure under it.
        const auto places = flow_on_paper({box(50), box(10, true), box(20, true), box(40)}, 100);
        QCOMPARE(places, (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 10}, {1, 30}}));
    }

    void whatNoPageCanHoldIsKeptAsFarAsItGoes()
    {
        const auto places = flow_on_paper({box(50), box(60, true), box(30, true), box(40)}, 100);
        QCOMPARE(places, (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 60}, {2, 0}}));
    }

    void newPagesAndRoomBelow()
    {
        std::vector<PaperBox> boxes{box(10), box(10), box(50), box(10)};
        boxes[1].new_page = true;
        boxes[3].room = 50;
        QCOMPARE(flow_on_paper(boxes, 100), (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 10}, {2, 0}}));
    }

    void everyBookIsPrinted()
    {
        test::HouseFolder house;
        const Library library;
        QTemporaryDir folder;
        for (const QString& language : Preferences::languages())
            for (const QString& game : library.games(language)) {
                const GameEntry* entry = house->games()->game(game);
                QVERIFY(entry != nullptr);
                const QString path = folder.filePath(language + game + QStringLiteral(".pdf"));
                const Book& book = *library.book(language, game);
                QVERIFY(print_booklet(
                    book, path,
                    [&](const RuleFigure& figure, QSizeF room) {
                        const auto made = entry->figure(*house->preferences(), figure);
                        return made ? entry->paint_figure(*made, room) : QImage();
                    },
                    entry->draw_card));
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const auto pages =
                    QString::fromLatin1(file.readAll()).count(QRegularExpression(QStringLiteral("/Type /Page\\b")));
                QVERIFY2(pages > 12 && pages < 60, qPrintable(QString::number(pages)));
            }
    }
};

BACKROOM_SUITE(RulebookPaperTest)
#include "tst_rulebook_paper.moc"
