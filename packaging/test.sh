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

Installs the Debian packages that are missing, builds the program and its tests in build/release and runs them there.
No display is needed, and the games kept in your home are left alone.

  --full     also build the benchmarks and run the nightly tests, and the engine's tests and the fuzzers under the address and
             undefined-behaviour sanitizers, in build/sanitize (the variable CI asks for the fuzzers alone, and makes warnings
             errors)
  --help     this text
  --         what follows goes to ctest, for example: packaging/test.sh -- -R the_gang
END
}

sanitized=${CI:+fuzzers}
labels=fuzz
without=nightly
benchmarks=OFF
while [ $# -gt 0 ]; do
    case "$1" in
        --full) sanitized='fuzzers engine_tests'; labels='fuzz|engine'; without='' benchmarks=ON ;;
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
beside=''
trap 'if [ -n "$beside" ]; then kill "$beside" 2>/dev/null || true; fi; rm -rf "$scratch"' EXIT
mkdir -m 700 "$scratch/data" "$scratch/config" "$scratch/cache" "$scratch/state" "$scratch/runtime"
export XDG_DATA_HOME="$scratch/data" XDG_CONFIG_HOME="$scratch/config" XDG_CACHE_HOME="$scratch/cache"
export XDG_STATE_HOME="$scratch/state" XDG_RUNTIME_DIR="$scratch/runtime"

backroom_configure release -DBACKROOM_APP=ON "-DBACKROOM_BENCHMARKS=$benchmarks" -DBACKROOM_TESTS=ON
backroom_build 'program and tests' release

backroom_step "tests${sanitized:+, and beside them the build under the sanitizers}"
if [ -n "$sanitized" ]; then
    (
        renice -n 10 "$BASHPID" >/dev/null
        backroom_configure sanitize -DBACKROOM_APP=ON -DBACKROOM_TESTS=ON
        # shellcheck disable=SC2086 # These are several targets.
        backroom_build 'fuzzers under the sanitizers' sanitize --target $sanitized
    ) >"$scratch/sanitize.log" 2>&1 &
    beside=$!
fi
failed=0
# Those that play through the window wait for it most of their time.
ctest --preset release --parallel "$((3 * jobs))" ${without:+-LE "$without"} "$@" || failed=$?
if [ -n "$sanitized" ]; then
    if wait "$beside"; then
        backroom_step 'sanitizers'
        ctest --preset sanitize --parallel "$jobs" -L "$labels" || failed=$?
    else
        failed=$?
        cat "$scratch/sanitize.log" >&2
    fi
    beside=''
fi
exit "$failed"
