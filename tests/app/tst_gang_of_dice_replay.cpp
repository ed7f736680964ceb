#include "app/gang_of_dice/table.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/journal_codec.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

class GangOfDiceReplayTest : public QObject {
    Q_OBJECT

    using Suite = test::ReplaySuite<GangOfDiceTable>;

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

BACKROOM_SUITE(GangOfDiceReplayTest)
#include "tst_gang_of_dice_replay.moc"
