#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes all that a release consists of from a tag: build/releases/VERSION. See --help.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
source "$root/packaging/dependencies.sh"

help() {
    cat <<'END_OF_HELP'
Usage: packaging/release.sh [--only-say] [TAG]

Makes from TAG (v and the version, for example v0.1.0), and from nothing that is not in it, in build/releases/VERSION:
the archive of its sources, the Debian package (packaging/deb.sh --check), the archive that runs from any folder
(packaging/archive.sh), pictures of the screens in every language (packaging/screenshots.py), and SHA256SUMS of all.
Without TAG it is the one of the version that is checked out.

  --only-say  say what would be made, once it is sure that the tag's version stands everywhere
  --help      this text
END_OF_HELP
}

only_say=
while [ $# -gt 0 ]; do
    case "$1" in
        --help | -h) help; exit 0 ;;
        --only-say) only_say=yes; shift ;;
        -*) echo "packaging/release.sh: unknown argument '$1'; see --help" >&2; exit 2 ;;
        *) break ;;
    esac
done
[ $# -le 1 ] || { echo "packaging/release.sh: one tag at a time; see --help" >&2; exit 2; }
fail() { echo "packaging/release.sh: $*" >&2; exit 1; }

cd "$root"
version_in() { sed -nE 's/^project\(Backroom VERSION ([0-9.]+).*/\1/p'; }
tag=${1:-v$(version_in <CMakeLists.txt)}
commit=$(git rev-parse --verify --quiet "refs/tags/$tag^{commit}") || fail "there is no tag $tag"
version=$(git show "$commit:CMakeLists.txt" | version_in)
[ "$tag" = "v$version" ] || fail "$tag is of version $version: its tag would be v$version"
git show "$commit:packaging/changelog" | head -n 1 | grep -qF "backroom ($version) " || fail "the changelog of $tag begins with another version"
git show "$commit:packaging/io.github.backroom.Backroom.metainfo.xml" | grep -m 1 '<release ' | grep -qF "version=\"$version\"" \
    || fail "the store page of $tag begins with another version"

name=backroom-$version
target=$root/build/releases/$version
if [ -n "$only_say" ]; then
    echo "$target: $name.tar.xz (sources), backroom_${version}_$(dpkg --print-architecture).deb, $name-linux-$(uname -m).tar.xz, screenshots, SHA256SUMS"
    exit 0
fi

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH
backroom_install xz-utils
rm -rf "$target"
mkdir -p "$target"
git archive --format=tar --prefix="$name/" "$commit" | xz -9 >"$target/$name.tar.xz"
sources=$target/$name
tar -C "$target" -xJf "$target/$name.tar.xz"

"$sources/packaging/deb.sh" --check
mv "$sources"/build/deb/*.deb "$target/"
"$sources/packaging/archive.sh"
mv "$sources"/build/archive/*.tar.xz "$target/"
backroom_install xvfb xdotool imagemagick
"$sources/packaging/screenshots.py" --bin "$sources/build/portable/bin" --to "$target/screenshots"
rm -rf "$sources"
(cd "$target" && find . -type f ! -name SHA256SUMS -printf '%P\n' | LC_ALL=C sort | xargs -d '\n' sha256sum >SHA256SUMS && cat SHA256SUMS)
