#!/usr/bin/env bash
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

backroom_install "${packages[@]}"

# Once configured, the build itself notices a changed CMakeLists.txt; a changed preset, or a moved folder, it does not.
configure() { (cd "$root" && cmake --preset release "$@" >&2); }
if [ ! -f "$build/CMakeCache.txt" ]; then
    configure -DBACKROOM_TESTS=OFF -DBACKROOM_BENCHMARKS=OFF
elif backroom_moved "$build"; then
    configure --fresh -DBACKROOM_TESTS=OFF -DBACKROOM_BENCHMARKS=OFF
elif [ ! -f "$build/build.ninja" ] || [ "$root/CMakePresets.json" -nt "$build/build.ninja" ]; then
    configure
fi
(cd "$root" && cmake --build --preset release --target backroom >&2)

exec "$build/bin/backroom" "$@"
