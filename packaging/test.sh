#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs what is missing, builds Backroom and runs every test. See --help.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
source "$root/packaging/dependencies.sh"

help() {
    cat <<'END'
Usage: packaging/test.sh [--full] [-- CTEST-ARGUMENTS]

Installs the Debian packages that are missing, builds everything in build/release and runs the tests there.
No display is needed, and the games kept in your home are left alone.

  --full     also run the nightly tests, and the engine's tests and the fuzzers under the address and undefined-behaviour
             sanitizers, in build/sanitize (the variable CI asks for the fuzzers alone, and makes warnings errors)
  --help     this text
  --         what follows goes to ctest, for example: packaging/test.sh -- -R the_gang
END
}

sanitized=${CI:+fuzzers}
without=nightly
while [ $# -gt 0 ]; do
    case "$1" in
        --full) sanitized=all; without='' ;;
        --help | -h) help; exit 0 ;;
        --) shift; break ;;
        *) echo "packaging/test.sh: unknown argument '$1'; see --help" >&2; exit 2 ;;
    esac
    shift
done

cd "$root"
backroom_steps=3
[ -z "$sanitized" ] || backroom_steps=4
backroom_install "${BACKROOM_BUILD_PACKAGES[@]}" "${BACKROOM_RUN_PACKAGES[@]}" "${BACKROOM_TEST_PACKAGES[@]}"

jobs=$(nproc)
export LC_ALL=C.UTF-8
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"

# The tests get folders of their own in place of the user's.
scratch=$(mktemp -d)
games=''
trap 'if [ -n "$games" ]; then kill "$games" 2>/dev/null || true; fi; rm -rf "$scratch"' EXIT
mkdir -m 700 "$scratch/data" "$scratch/config" "$scratch/cache" "$scratch/state" "$scratch/runtime"
export XDG_DATA_HOME="$scratch/data" XDG_CONFIG_HOME="$scratch/config" XDG_CACHE_HOME="$scratch/cache"
export XDG_STATE_HOME="$scratch/state" XDG_RUNTIME_DIR="$scratch/runtime"

backroom_configure release -DBACKROOM_APP=ON -DBACKROOM_BENCHMARKS=ON -DBACKROOM_TESTS=ON
backroom_build 'program and tests' release

failed=0
if [ -n "$sanitized" ]; then
    # Whole games through the window wait more than they work: they are played while the sanitizers' build is made.
    ctest --preset release --parallel "$jobs" -L e2e ${without:+-LE "$without"} -Q -O "$scratch/e2e.log" "$@" &
    games=$!
    backroom_configure sanitize -DBACKROOM_APP=OFF -DBACKROOM_TESTS=ON
    backroom_build 'engine under the sanitizers, and whole games beside it' sanitize --target "$sanitized" || failed=$?
    wait "$games" || failed=$?
    games=''
    cat "$scratch/e2e.log"
    [ "$failed" -ne 0 ] || ctest --preset sanitize --parallel "$jobs" ${without:+-L fuzz} || failed=$?
    [ "$failed" -eq 0 ] || echo "Whole games, or the engine under the sanitizers, fail: see above." >&2
    left_out="e2e${without:+|$without}"
else
    left_out=$without
fi
backroom_step 'tests'
# The tests of the window wait for its animations half of their time.
ctest --preset release --parallel "$((jobs + jobs / 2))" ${left_out:+-LE "$left_out"} "$@" || failed=$?
exit "$failed"
