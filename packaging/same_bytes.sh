#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Tries whether two builds of one commit make the same packages, byte for byte. See --help.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)

case "${1:-}" in
    --help | -h)
        cat <<'END_OF_HELP'
Usage: packaging/same_bytes.sh [COMMIT]

Exports COMMIT (that which is checked out) into two folders with names of different lengths, makes the Debian package
(packaging/deb.sh) and the archive that runs from any folder (packaging/archive.sh) in each, and compares their sums.
Ends with 1, and keeps both folders, if they differ.
END_OF_HELP
        exit 0
        ;;
    -*) echo "packaging/same_bytes.sh: unknown argument '$1'; see --help" >&2; exit 2 ;;
esac
[ $# -le 1 ] || { echo "packaging/same_bytes.sh: one commit at a time; see --help" >&2; exit 2; }
commit=$(git -C "$root" rev-parse --verify --quiet "${1:-HEAD}^{commit}") \
    || { echo "packaging/same_bytes.sh: there is no commit '${1:-HEAD}'" >&2; exit 2; }

scratch=$(mktemp -d)
first=$scratch/a
second=$scratch/another-folder/with-a-longer-name
for copy in "$first" "$second"; do
    mkdir -p "$copy"
    git -C "$root" archive --format=tar "$commit" | tar -C "$copy" -x
    "$copy/packaging/deb.sh" >"$copy/log" 2>&1 || { tail -n 20 "$copy/log" >&2; exit 1; }
    "$copy/packaging/archive.sh" >>"$copy/log" 2>&1 || { tail -n 20 "$copy/log" >&2; exit 1; }
    (cd "$copy/build" && sha256sum deb/*.deb archive/*.tar.xz) | tee "$copy/sums"
done
if ! cmp -s "$first/sums" "$second/sums"; then
    echo "The two differ: $first and $second" >&2
    exit 1
fi
rm -rf "$scratch"
echo "The same bytes."
