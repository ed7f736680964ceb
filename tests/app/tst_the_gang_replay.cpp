#include "app/the_gang/table.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

class TheGangReplayTest : public QObject {
    Q_OBJECT

    using Suite = test::ReplaySuite<TheGangTable>;

private Q_SLOTS:
    void seeksAnywhere() { Suite::seeksAnywhere(); }
    void skipsWhatWasUndone() { Suite::skipsWhatWasUndone(); }
    void secrets() { Suite::secrets(); }
    void curtainWhileUnfinished() { Suite::curtainWhileUnfinished(); }
    void everyone() { Suite::everyone(); }
    void nobodyPlays() { Suite::nobodyPlays(); }
    void timeline() { Suite::timeline(); }
    void plays() { Suite::plays(); }
    void playOnFromHere() { Suite::playOnFromHere(); }
    void fromTheEnd() { Suite::fromTheEnd(); }
    void onceMore() { Suite::onceMore(); }
    void onceMoreAlone() { Suite::onceMoreAlone(); }
    void damaged() { Suite::damaged(); }
};

BACKROOM_SUITE(TheGangReplayTest)
#include "tst_the_gang_replay.moc"
