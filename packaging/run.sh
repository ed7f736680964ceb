#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs what is missing, builds Backroom and opens its window. Arguments go to the program: packaging/run.sh --lang it
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
source "$root/packaging/dependencies.sh"
build="$root/build/release"

packages=("${BACKROOM_BUILD_PACKAGES[@]}" "${BACKROOM_RUN_PACKAGES[@]}")
platform=${QT_QPA_PLATFORM:-xcb}
before=''
for argument in "$@"; do
    case "$argument" in --help | -h | --version) platform=none ;; esac
    case "$before" in -platform | --platform) platform=$argument ;; esac
    before=$argument
done
case "$platform" in
    xcb* | wayland*)
        if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
            echo "No display to open the window on: DISPLAY and WAYLAND_DISPLAY are both unset." >&2
            exit 1
        fi
        if [ -z "${DISPLAY:-}" ]; then
            packages+=("${BACKROOM_WAYLAND_PACKAGES[@]}")
        fi
        ;;
esac

backroom_steps=3
backroom_install "${packages[@]}"

# Once configured, the build itself notices a changed CMakeLists.txt; a changed preset, or a moved folder, it does not.
if [ ! -f "$build/CMakeCache.txt" ] || backroom_moved "$build"; then
    backroom_configure release -DBACKROOM_TESTS=OFF -DBACKROOM_BENCHMARKS=OFF
elif [ ! -f "$build/build.ninja" ] || [ "$root/CMakePresets.json" -nt "$build/build.ninja" ]; then
    backroom_configure release
fi
if [ ! -x "$build/bin/backroom" ]; then
    backroom_build 'drawings and sounds' release --target backroom_assets
    backroom_build 'the program' release --target backroom
else
    backroom_steps=2
    backroom_build 'what has changed of the program' release --target backroom
fi

exec "$build/bin/backroom" "$@"
