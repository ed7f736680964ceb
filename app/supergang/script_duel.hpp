#pragma once

#include "supergang/scene.hpp"
#include "table/beat.hpp"

namespace supergang_table {

using Beat = BeatOf<Scene, rules::Event>;

/// Adds the beats of what belongs to a duel: its beginning, throws, darts, who leaves it, its end, and who is carried
/// away. `before` is what lies in the open before the event. False of an event that does not, and adds nothing: of what
/// else follows from a duel, the beat of its own keeps `scene.bout` informed by `note`.
bool write_duel(std::vector<Beat>& beats, const rules::Event& event, const rules::Open& before);
/// After what follows from a duel (`follows_from_duel`): a still moment in which it is read, then the town is shown
/// again. Adds nothing where these beats show no end of a duel, or have closed it already. The moment `waits` for
/// somebody to go on, or has its time.
void end_duel(std::vector<Beat>& beats, bool waits = false);

/// What the log tells of the newest beat comes when its time is over: dice tumble before they say anything.
void tell_at_rest(std::vector<Beat>& beats);
/// These beats tell how a duel has ended, and not yet that the town is shown again.
bool shows_end_of_duel(const std::vector<Beat>& beats);
/// An event that has been told is kept among what followed from the duel that is shown, if it did; those of
/// `write_duel` keep themselves.
void note(Scene& scene, const rules::Event& event);

}
