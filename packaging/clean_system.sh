#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Tries README's commands, or a package, in a Debian that was made for it and has nothing else in it. See --help.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=packaging/dependencies.sh
source "$root/packaging/dependencies.sh"

help() {
    cat <<'END_OF_HELP'
Usage: packaging/clean_system.sh [OPTIONS] bookworm|trixie [COMMAND...]

Makes a clean Debian of that release with debootstrap (as root), puts the last commit there, and does in it what README says:
packaging/run.sh until its window stands, then packaging/test.sh. A COMMAND is done in its place.

  --package FILE  instead install this Debian package there, look at its window, try what must fail in one clear line
                  (no display, no decoder of pictures), take it away again, and see that nothing of it is left behind
  --dir DIR       make the system in DIR (build/clean/RELEASE); one that this script has made there is made anew,
                  anything else that is there is left alone, and nothing is done
  --mirror URL    where debootstrap and apt fetch from
  --shared DIR    a folder of here that is seen there at the same place
  --again         use the system that is there, without making it anew
  --help          this text

Pictures of the windows and what the programs said are left in build/clean.
END_OF_HELP
}

release='' dir='' mirror='' package='' shared='' again=''
while [ $# -gt 0 ]; do
    case "$1" in
        --help | -h) help; exit 0 ;;
        --again) again=yes; shift ;;
        --dir | --mirror | --package | --shared)
            [ $# -gt 1 ] || { echo "packaging/clean_system.sh: $1 wants a value; see --help" >&2; exit 2; }
            printf -v "${1#--}" %s "$2"
            shift 2
            ;;
        bookworm | trixie) release=$1; shift; break ;;
        *) echo "packaging/clean_system.sh: unknown argument '$1'; see --help" >&2; exit 2 ;;
    esac
done
[ -n "$release" ] || { help >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || { echo "packaging/clean_system.sh: only root can make a system" >&2; exit 1; }
[ -z "$package" ] || package=$(readlink -e "$package") || { echo "packaging/clean_system.sh: no such package" >&2; exit 2; }

# What is mounted lives in a namespace of its own, and goes with it, however this ends.
if [ -z "${BACKROOM_CLEAN_SYSTEM:-}" ]; then
    backroom_install debootstrap util-linux xvfb xdotool imagemagick
    : "${dir:=$root/build/clean/$release}"
    BACKROOM_CLEAN_SYSTEM=1 exec unshare --mount --pid --fork --kill-child --mount-proc -- "$0" --dir "$dir" ${mirror:+--mirror "$mirror"} \
        ${package:+--package "$package"} ${shared:+--shared "$shared"} ${again:+--again} "$release" "$@"
fi

reports=$root/build/clean
mkdir -p "$reports"
# Only what was made here is ever taken away.
made=$dir/.made-by-backroom-clean-system
if [ -n "$(ls -A "$dir" 2>/dev/null)" ] && [ ! -e "$made" ]; then
    echo "packaging/clean_system.sh: $dir is not empty, and not a system that was made by this script" >&2
    exit 1
fi
[ -n "$again" ] || rm -rf "$dir"
if [ ! -e "$dir/etc/debian_version" ]; then
    mkdir -p "$dir"
    touch "$made"
    debootstrap --variant=minbase "$release" "$dir" ${mirror:+"$mirror"} >"$reports/$release-debootstrap.log" \
        || { tail "$reports/$release-debootstrap.log" >&2; exit 1; }
fi
mount -t proc proc "$dir/proc"
mount --rbind /dev "$dir/dev"
mount -t tmpfs tmpfs "$dir/tmp"
mkdir -p "$dir/tmp/.X11-unix"
[ -z "$shared" ] || { mkdir -p "$dir$shared" && mount --bind "$shared" "$dir$shared"; }
cp /etc/resolv.conf "$dir/etc/resolv.conf"

# A session has a folder for what runs in it.
mkdir -m 700 "$dir/tmp/runtime"
inside() {
    chroot "$dir" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp/runtime \
        DEBIAN_FRONTEND=noninteractive "$@"
}
in_checkout() { inside sh -c 'cd /root/backroom && exec "$@"' sh "$@"; }
fail() { echo "packaging/clean_system.sh: $*" >&2; exit 1; }

display=''
# The screen is this system's: the clean one needs nothing for it but what a desktop has.
start_display() {
    local number
    mkdir -p /tmp/.X11-unix
    mount --bind /tmp/.X11-unix "$dir/tmp/.X11-unix"
    exec 3< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset 2>/dev/null)
    read -r number <&3 || fail 'Xvfb does not start'
    display=:$number
}

# look NAME COMMAND...: starts what opens a window, takes its picture, and ends it as a system that shuts down would.
look() {
    local name=$1 command window='' second
    shift
    "$@" >"$reports/$release-$name.log" 2>&1 &
    command=$!
    for ((second = 0; second < ${PATIENCE:-60} && ${#window} == 0; second++)); do
        sleep 1
        window=$(DISPLAY=$display xdotool search --onlyvisible --name Backroom 2>/dev/null | head -n 1) || true
        kill -0 "$command" 2>/dev/null || break
    done
    [ -n "$window" ] || { tail "$reports/$release-$name.log" >&2; fail "$name: no window"; }
    sleep 5
    DISPLAY=$display import -window root "$reports/$release-$name.png"
    kill -TERM "$(DISPLAY=$display xdotool getwindowpid "$window")"
    wait "$command" || fail "$name: ended with $?"
    echo "$name: its window is in $reports/$release-$name.png"
}

# refuses WORDS COMMAND...: it ends by itself, with a status that is no signal's, and one line that says WORDS.
refuses() {
    local words=$1 said status=0
    shift
    said=$("$@" 2>&1 >/dev/null) || status=$?
    echo "  $status: $said"
    [ "$status" -gt 0 ] && [ "$status" -lt 124 ] || fail "that is status $status"
    [ "$(wc -l <<<"$said")" -eq 1 ] || fail 'that is more than one line'
    grep -qi -- "$words" <<<"$said" || fail "that does not tell of $words"
}

# All files but those that apt itself keeps.
everything() {
    inside find / -xdev \( -path /proc -o -path /dev -o -path /tmp -o -path /root -o -path /var/log -o -path /var/cache -o -path /var/lib/apt \
        -o -path /var/lib/dpkg \) -prune -o -print | sort
}

if [ -n "$package" ]; then
    inside apt-get -q update >/dev/null
    cp "$package" "$dir/root/"
    # A desktop brings these along, and the package must not take away what was there before.
    inside apt-get -q install -y --no-install-recommends man-db desktop-file-utils shared-mime-info hicolor-icon-theme >/dev/null
    everything >"$reports/$release-before.txt"
    inside apt-get -q install -y --no-install-recommends "/root/$(basename "$package")" >"$reports/$release-install.log" 2>&1 \
        || { tail "$reports/$release-install.log" >&2; fail 'it cannot be installed'; }
    start_display
    look home inside env DISPLAY="$display" /usr/games/backroom --lang en --data /root/data
    for game in the-gang gang-of-dice gangz supergang; do
        look "$game" inside env DISPLAY="$display" /usr/games/backroom --lang en --data /root/data --new "$game" --seats you,2,2 --seed 5
    done
    if grep -Hv '^$' "$reports/$release"-{home,the-gang,gang-of-dice,gangz,supergang}.log; then
        fail 'the program had something to say'
    fi
    for page in backroom backroom-cli; do
        for language in C it fr; do
            if inside man --warnings -E UTF-8 -L "$language" -P cat 6 "$page" 2>&1 >/dev/null | grep .; then
                fail "man 6 $page ($language)"
            fi
        done
    done
    inside desktop-file-validate /usr/share/applications/io.github.backroom.Backroom.desktop
    inside bash -c '. /usr/share/bash-completion/completions/backroom' || fail 'the completion cannot be read'
    inside grep -q 'application/x-backroom-match' /usr/share/mime/globs2 || fail 'the type of games is not known'
    echo 'What must fail, with its status and its line:'
    refuses display inside timeout 30 /usr/games/backroom
    plugins=$(dirname "$(find "$dir/usr/lib" -path '*/plugins/platforms/libqxcb.so')")
    mv "$plugins/libqxcb.so" "$dir/root/"
    refuses plugin inside env DISPLAY="$display" timeout 30 /usr/games/backroom
    mv "$dir/root/libqxcb.so" "$plugins/"
    pictures=$plugins/../imageformats
    mv "$pictures/libqsvg.so" "$dir/root/"
    refuses SVG inside env DISPLAY="$display" timeout 30 /usr/games/backroom
    mv "$dir/root/libqsvg.so" "$pictures/"
    inside apt-get -q purge -y --autoremove backroom >"$reports/$release-purge.log" 2>&1 || fail 'it cannot be taken away'
    everything >"$reports/$release-after.txt"
    if comm -13 "$reports/$release-before.txt" "$reports/$release-after.txt" | grep -i backroom; then
        fail 'that has stayed'
    fi
    echo "The package comes, plays and goes on $release."
    exit 0
fi

rm -rf "$dir/root/backroom"
mkdir -p "$dir/root/backroom"
git -C "$root" archive HEAD | tar -x -C "$dir/root/backroom"
if [ $# -gt 0 ]; then
    in_checkout "$@"
    exit
fi
start_display
PATIENCE=7200 look run in_checkout env DISPLAY="$display" packaging/run.sh
in_checkout packaging/test.sh
echo "README's two commands work on $release."
