#include "core/journal.hpp"
#include "core/journal_codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"
#include "supergang/codec.hpp"
#include "supergang/table.hpp"
#include "supergang_play.hpp"

/// What holds for the replay of any game.
class SuperGangReplayTest : public QObject {
    Q_OBJECT

    using Suite = test::ReplaySuite<SuperGangTable>;

private Q_SLOTS:
    void seeksAnywhere() { Suite::seeksAnywhere(); }
    void skipsWhatWasUndone() { Suite::skipsWhatWasUndone(); }
    void nobodyPlays() { Suite::nobodyPlays(); }
    void timeline() { Suite::timeline(); }
    void plays() { Suite::plays(); }
    void playOnFromHere() { Suite::playOnFromHere(); }
    void fromTheEnd() { Suite::fromTheEnd(); }
    void onceMore() { Suite::onceMore(); }
    void onceMoreAlone() { Suite::onceMoreAlone(); }
    void damaged() { Suite::damaged(); }
};

BACKROOM_SUITE(SuperGangReplayTest)
#include "tst_supergang_replay.moc"
