#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes an archive that runs from any folder, without installing anything: build/archive/backroom-*.tar.xz. See --help.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
source "$root/packaging/dependencies.sh"

case "${1:-}" in
    --help | -h)
        cat <<'END'
Usage: packaging/archive.sh

Builds Backroom, puts it into one folder with Qt and what else it loads, and packs that. It runs on systems that are as new as
this one or newer and have OpenGL, OpenSSL and X11 or Wayland: unpack it anywhere, and start backroom in it.
END
        exit 0
        ;;
    '') ;;
    *) echo "packaging/archive.sh: unknown argument '$1'; see --help" >&2; exit 2 ;;
esac

backroom_install "${BACKROOM_BUILD_PACKAGES[@]}" "${BACKROOM_RUN_PACKAGES[@]}" "${BACKROOM_WAYLAND_PACKAGES[@]}" mosquitto binutils xz-utils

cd "$root"
SOURCE_DATE_EPOCH=$(backroom_time)
export SOURCE_DATE_EPOCH
# A folder of its own: the list of what was installed from another one stays as it is.
build=build/portable
if backroom_moved "$build"; then rm -rf "$build"; fi
cmake --preset release -B "$build" -DBACKROOM_TESTS=OFF -DBACKROOM_BENCHMARKS=OFF
qt=$(sed -n 's|^Qt6_DIR:PATH=\(.*\)/cmake/Qt6$|\1|p' "$build/CMakeCache.txt")
[ -d "$qt/qt6/plugins/platforms" ] && [ -d "$qt/qt6/qml/QtQuick" ] \
    || { echo "packaging/archive.sh: the plugins and modules of Qt are not where Debian has them: $qt/qt6" >&2; exit 1; }
cmake --build "$build" --target backroom backroom-cli

version=$("$build/bin/backroom-cli" --version | grep -oE '[0-9]+(\.[0-9]+)+')
name="backroom-$version-linux-$(uname -m)"
target=build/archive/$name
rm -rf "$target"
cmake --install "$build" --prefix "$target" --strip >/dev/null

# The broker for friends elsewhere is looked for beside the program.
install -s -m 755 "$(PATH=$PATH:/usr/sbin command -v mosquitto)" "$(command -v mosquitto_passwd)" "$target/bin"
install -D -m 644 /usr/share/doc/mosquitto/copyright "$target/share/doc/backroom/mosquitto-copyright"

mkdir -p "$target/lib/plugins" "$target/lib/qml"
for plugin in platforms imageformats iconengines sqldrivers xcbglintegrations wayland-shell-integration \
    wayland-graphics-integration-client wayland-decoration-client multimedia; do
    [ ! -d "$qt/qt6/plugins/$plugin" ] || cp -rL "$qt/qt6/plugins/$plugin" "$target/lib/plugins/"
done
find "$target/lib/plugins" -regextype posix-extended -name '*.so' \
    ! -regex '.*/lib(qxcb|qwayland[^/]*|qoffscreen|qminimal|qsvg|qsvgicon|qsqlite|[^/]*integration[^/]*|[^/]*shell[^/]*|[^/]*mediaplugin)\.so' -delete
for module in QtQml QtQuick/Window QtQuick; do
    mkdir -p "$target/lib/qml/$module"
    find "$qt/qt6/qml/$module" -maxdepth 1 -type f -exec cp -L {} "$target/lib/qml/$module/" \;
done
cp -rL "$qt/qt6/qml/QtQml/WorkerScript" "$target/lib/qml/QtQml/" 2>/dev/null || true

# What is linked, but for what belongs to the system: its C library, its graphics drivers, its fonts and its display.
ours='^(libQt6|libsodium|libqrcodegencpp|libmosquitto|libcjson|libdlt|libwrap|libnsl|libwebsockets|libuv|libev|libtirpc|libicu|libdouble-conversion|libb2|libpcre2|libzstd|libmd4c|libxcb-(cursor|icccm|image|keysyms|randr|render|render-util|shape|shm|sync|util|xfixes|xinerama|xinput|xkb)|libxkbcommon|libts|libmtdev|libevdev|libinput|libwacom|libgudev|libsqlite3|libproxy|libbrotli|libgraphite2|libharfbuzz|libpng16|libwayland|libavcodec|libavformat|libavutil|libswresample|libswscale)'
copied=1
while [ "$copied" -gt 0 ]; do
    copied=0
    while read -r library; do
        [ -e "$target/lib/$(basename "$library")" ] || { cp -L "$library" "$target/lib/"; copied=$((copied + 1)); }
    done < <(find "$target" -type f \( -name '*.so*' -o -path '*/bin/*' \) -exec ldd {} + 2>/dev/null \
        | awk '$3 ~ /^\// { print $3 }' | sort -u | grep -E "/${ours#^}" || true)
done
find "$target/lib" -name '*.so*' -exec strip --strip-unneeded {} + 2>/dev/null || true

printf '[Paths]\nPrefix = ../lib\nPlugins = plugins\nQml2Imports = qml\nQmlImports = qml\n' >"$target/bin/qt.conf"
cat >"$target/backroom" <<'END'
#!/bin/sh
# Starts Backroom with the libraries beside it.
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/bin/backroom" "$@"
END
chmod +x "$target/backroom"

tar -C build/archive --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r-w,a+X --mtime="@$SOURCE_DATE_EPOCH" \
    -cJf "build/archive/$name.tar.xz" "$name"
ls -l "build/archive/$name.tar.xz"
