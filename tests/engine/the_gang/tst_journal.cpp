#include "engine/the_gang/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "journal_suite.hpp"
#include "whole_suite.hpp"

using namespace test;
using Suite = JournalSuite<GangCases>;

// The class comes before the raw strings, which moc does not always understand.
class TheGangJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void header() { Suite::header(); }
    void savedAndLoaded() { Suite::savedAndLoaded(30); }
    void readAsWritten() { WholeSuite<GangCases>::readAsWritten(8); }
    void damagedIsRefused() { WholeSuite<GangCases>::damagedIsRefused(); }
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

void TheGangJournal::badOptionsAndPositions()
{
    Suite::badField(R"("options":{"turns":4})", "unknown field");
    Suite::badField(R"("options":{"rounds":3})", "rounds");
    Suite::badField(R"("position":{"cities":{"chicago":[9,8]}})", "ascending");
}

void TheGangJournal::badActions()
{
    Suite::badAction(R"({"type":"place-gangster","city":"chicago"})", "chosen");
    Suite::badAction(R"({"type":"steal"})", "type");
}

BACKROOM_SUITE(TheGangJournal)
#include "tst_journal.moc"
