#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes Debian packages of Backroom for the system that this runs on: build/deb/backroom_*.deb. See --help.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
source "$root/packaging/dependencies.sh"

case "${1:-}" in
    --help | -h)
        cat <<'END'
Usage: packaging/deb.sh [--check]

Installs what is missing to build, builds Backroom with the flags of a Debian package in build/deb, and packs it there.
Two builds of one commit make the same package, byte for byte.

  --check    then reads the package with lintian and the AppStream page with appstreamcli; a word of either is an error
  --help     this text
END
        exit 0
        ;;
    '' | --check) ;;
    *) echo "packaging/deb.sh: unknown argument '$1'; see --help" >&2; exit 2 ;;
esac

backroom_install "${BACKROOM_BUILD_PACKAGES[@]}" "${BACKROOM_RUN_PACKAGES[@]}" dpkg-dev file
[ "${1:-}" != --check ] || backroom_install lintian appstream desktop-file-utils

cd "$root"
SOURCE_DATE_EPOCH=$(backroom_time)
export SOURCE_DATE_EPOCH
export DEB_BUILD_MAINT_OPTIONS='hardening=+all'
flags() { dpkg-buildflags --get "$1"; }

old_appstream=OFF
[ "$(. /etc/os-release && [ "${ID:-}" = debian ] && echo "${VERSION_ID%%.*}")" != 12 ] || old_appstream=ON

build=build/deb
if backroom_moved "$build"; then rm -rf "$build"; fi
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_FLAGS="$(flags CXXFLAGS | sed 's/-g //') $(flags CPPFLAGS)" -DCMAKE_EXE_LINKER_FLAGS="$(flags LDFLAGS)" \
    -DCMAKE_MODULE_LINKER_FLAGS="$(flags LDFLAGS)" \
    -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_INSTALL_BINDIR=games \
    -DBACKROOM_TESTS=OFF -DBACKROOM_BENCHMARKS=OFF -DBACKROOM_OLD_APPSTREAM=$old_appstream
cmake --build "$build"
rm -f "$build"/*.deb
(cd "$build" && umask 022 && cpack -G DEB)

if [ "${1:-}" = --check ]; then
    desktop-file-validate packaging/*.desktop
    appstreamcli validate --no-net "$build"/packed/*.metainfo.xml
    # Pictures are packed into the program: now and then their bytes spell a word that lintian would have written otherwise.
    lintian --allow-root --display-info --pedantic --fail-on pedantic,info,warning,error --suppress-tags spelling-error-in-binary \
        "$build"/*.deb
fi
ls -l "$build"/*.deb
