#include "gangz/codec.hpp"

#include "cases.hpp"
#include "journal_suite.hpp"

using namespace test;
using Suite = JournalSuite<GangzCases>;

// The class comes before the raw strings, which moc does not always understand.
/// The journal as text: faithful, and refused with the line when it is not.
class GangzJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void header() { Suite::header(); }
    void savedAndLoaded() { Suite::savedAndLoaded(8); }
    void fromAPosition() { Suite::fromAPosition(); }
    void seedAsNumberAndEmptyEnd() { Suite::seedAsNumberAndEmptyEnd(); }
    void notAJournal() { Suite::notAJournal(); }
    void newerVersion() { Suite::newerVersion(); }
    void badHeader() { Suite::badHeader(); }
    void cutLine() { Suite::cutLine(); }
    void missingLine() { Suite::missingLine(); }
    void everyEditedCharacter() { Suite::everyEditedCharacter(); }
    void badLines() { Suite::badLines(); }
    void badOptionsAndPositions();
    void badActions();
};

void GangzJournal::badOptionsAndPositions()
{
    Suite::badField(R"("options":{"turns":4})", "unknown field");
    Suite::badField(R"("options":{"target":12})", "target");
    Suite::badField(R"("options":{"target":25})", "target");
    Suite::badField(R"("position":{"hands":[[1,1]]})", "named twice");
    Suite::badField(R"("position":{"hands":[[240]]})", "hands");
    Suite::badField(R"("position":{"hands":7})", "hands");
    Suite::badField(R"("position":{"totals":["many"]})", "totals");
    Suite::badField(R"("position":{"round":0})", "round");
}

void GangzJournal::badActions()
{
    Suite::badAction(R"({"type":"vote","cards":[1,2]})", "chosen");
    Suite::badAction(R"({"type":"vote","cards":[1]})", "two");
    Suite::badAction(R"({"type":"vote","cards":[1,2,3]})", "two");
    Suite::badAction(R"({"type":"play","cards":[]})", "one, two or three");
    Suite::badAction(R"({"type":"play","cards":[1,2,3,4,5,6,7]})", "at most six");
    Suite::badAction(R"({"type":"play","cards":[-1]})", "cards");
    Suite::badAction(R"({"type":"play"})", "cards");
    Suite::badAction(R"({"type":"swap-hand","cards":[1]})", "unknown field");
    Suite::badAction(R"({"type":"steal"})", "type");
}

QTEST_APPLESS_MAIN(GangzJournal)
#include "tst_journal.moc"
