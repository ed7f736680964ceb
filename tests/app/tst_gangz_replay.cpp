#include "app/gangz/table.hpp"
#include "engine/gangz/protocol/codec.hpp"
#include "gangz_memory.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

using GangzReplayTest = test::ReplaySuite<GangzTable>;

BACKROOM_SUITE(GangzReplayTest)
