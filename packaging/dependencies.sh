# SPDX-FileCopyrightText: 2026 The authors of Backroom
# SPDX-License-Identifier: GPL-3.0-or-later

# Sourced by the other scripts here: the Debian packages that Backroom needs, how to install those that are missing, and what
# else they share.
# The names are those of Debian 12 (bookworm) and 13 (trixie). Each list names only what is used directly; apt adds what
# these depend on.
# shellcheck shell=bash disable=SC2034
backroom_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# To compile. Qt Test, Qt Quick Test and the OpenGL headers come along with the Qt packages.
BACKROOM_BUILD_PACKAGES=(
    g++ cmake ninja-build
    python3               # the generators of the drawings and the sounds
    qt6-base-dev          # Core, Gui, Sql, Test
    qt6-declarative-dev   # Qml, Quick, QuickTest, qmlcachegen, qmllint
    qt6-svg-dev
    qt6-tools-dev         # the CMake side of the translations …
    qt6-l10n-tools        # … and lrelease itself
    nlohmann-json3-dev
    # The line to phones, a plugin of the program.
    qt6-websockets-dev libsodium-dev libqrcodegencpp-dev pkgconf
    node-tweetnacl        # what the page for phones seals with
    libmosquitto-dev      # tables with friends elsewhere
)

# To open the window: what is loaded at run time. The QML modules also tell qmlcachegen and qmllint the types at build time.
BACKROOM_RUN_PACKAGES=(
    libqt6sql6-sqlite
    libqt6svg6            # with the plugin that decodes SVG pictures
    libpulse0             # sound; without it, or anything that answers it, the program is silent
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window
)

# Newer systems (Debian 13) have the plugin in a package of its own. Others tell once apt has its lists: see backroom_install.
backroom_has_svg_package() { apt-cache show qt6-svg-plugins >/dev/null 2>&1; }
if [ -r /etc/os-release ] && (. /etc/os-release; [ "${ID:-}" = debian ] && [ "${VERSION_ID%%.*}" -ge 13 ] 2>/dev/null) \
    || backroom_has_svg_package; then
    BACKROOM_RUN_PACKAGES+=(qt6-svg-plugins)
fi

# A desktop that speaks nothing but Wayland needs this as well.
BACKROOM_WAYLAND_PACKAGES=(qt6-wayland)

# Further, to build and run every test.
BACKROOM_TEST_PACKAGES=(
    qml6-module-qttest
    libbenchmark-dev
    xvfb xdotool          # a real window on a display of its own, and a hand for it
    imagemagick           # screenshots
    weston qt6-wayland    # the same on Wayland
    python3-gi gir1.2-atspi-2.0 at-spi2-core dbus-daemon  # what a screen reader hears, on a bus of its own
    clang-format
    clang libclang-rt-dev # libFuzzer, and the sanitizers it works with
)

# Prints those of the given packages that are not installed, one a line.
backroom_missing_packages() {
    dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null \
        | awk 'BEGIN { for (i = 1; i < ARGC; i++) wanted[i] = ARGV[i]; count = ARGC; ARGC = 1 }
               $1 == "installed" { have[$2] = 1 }
               END { for (i = 1; i < count; i++) if (!(wanted[i] in have)) print wanted[i] }' "$@"
}

# Installs those of the given packages that are missing; asks for nothing that is there. Ends the script where it cannot go on.
backroom_install() {
    local -a missing as_root=()

    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        echo "This is not Debian or a relative of it: nothing is installed. Backroom needs what Debian calls" >&2
        echo "    $*" >&2
        local tool
        for tool in c++ cmake ninja python3; do
            if ! command -v "$tool" >/dev/null; then
                echo "'$tool' is not there: please install the like of these packages, then try again." >&2
                exit 1
            fi
        done
        return 0
    fi

    mapfile -t missing < <(backroom_missing_packages "$@")
    if [ "${#missing[@]}" -eq 0 ]; then
        backroom_step_now=$((backroom_step_now + 1))
        return 0
    fi

    if [ "$(id -u)" -ne 0 ]; then
        echo "Backroom needs packages that are not installed, and only root may install them." >&2
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [ -t 0 ] && [ -t 2 ] && sudo -v; }; }; then
            as_root=(sudo)
        else
            echo "As root, please run" >&2
            echo "    apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
            exit 1
        fi
    fi

    local log
    log=$(mktemp)
    backroom_step "packages, ${#missing[@]} to install with what they need, a minute or two"
    local -a apt_get=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
        apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3)
    "${apt_get[@]}" update </dev/null >"$log" 2>&1 \
        || echo "The lists of packages could not all be brought up to date; trying with those at hand." >&2
    if [[ " $* " == *' libqt6svg6 '* ]] && backroom_has_svg_package; then missing+=(qt6-svg-plugins); fi
    if ! "${apt_get[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >>"$log" 2>&1; then
        local cause
        cause=$(backroom_cause "$log")
        [ -n "$cause" ] || tail -n 20 "$log" >&2
        echo "${cause:-Packages could not be installed, see above}. Needed: ${missing[*]}" >&2
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
}

# Says in a sentence, without its full stop, why something failed, by what it printed; nothing where that names no cause.
backroom_cause() {
    if [ "$(df --output=avail "$backroom_root" | tail -n 1)" -lt 1024 ] || grep -qiE "no space left on device|not have enough free space|disk quota exceeded" "$1"; then
        echo "The disk is full"
    elif grep -qiE "could not resolve|failed to fetch|could not connect|connection (failed|timed out|refused)|temporary failure" "$1"; then
        echo "The packages could not be downloaded: this machine seems not to be connected to the network"
    elif grep -qiE "could not get lock|unable to acquire the dpkg" "$1"; then
        echo "Another program is installing packages; please try again when it is done"
    elif grep -qiE "killed signal terminated program|out of memory|cannot allocate memory" "$1"; then
        echo "There is too little memory to compile"
    fi
}

# Says which of the script's steps comes now; backroom_steps is how many it has.
backroom_steps=1
backroom_step_now=0
backroom_step() {
    backroom_step_now=$((backroom_step_now + 1))
    echo "Step $backroom_step_now of $backroom_steps: $1" >&2
}

# Configures a preset with the arguments that follow; a folder that was moved since is begun anew.
backroom_configure() {
    local preset=$1 log
    shift
    if backroom_moved "$backroom_root/build/$preset"; then set -- --fresh "$@"; fi
    log=$(mktemp)
    if ! (cd "$backroom_root" && cmake --preset "$preset" "$@" >"$log" 2>&1); then
        local cause
        cause=$(backroom_cause "$log")
        [ -n "$cause" ] || cat "$log" >&2
        echo "${cause:-The build could not be set up, see above}." >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# backroom_build WHAT PRESET [CMAKE-BUILD-ARGUMENTS…]: builds, and tells how far it is on one line of a terminal, elsewhere at
# each tenth. Nothing is told where there is nothing to do. What compilers say is in build.log of the folder; it is printed only
# if the build fails for a reason that no sentence here tells.
backroom_build() {
    local what=$1 preset=$2 log=$backroom_root/build/$2/build.log status=0 cause
    shift 2
    backroom_step_now=$((backroom_step_now + 1))
    (
        set -o pipefail
        cd "$backroom_root"
        NINJA_STATUS='[%f %t] ' cmake --build --preset "$preset" "$@" 2>&1 | tee "$log" | awk -v terminal="$([ -t 2 ] && echo 1)" \
            -v title="Step $backroom_step_now of $backroom_steps: $what" '
                function tell(text) { printf "%s%s%s", terminal ? "\r\033[K" : "", text, terminal ? "" : "\n"; fflush() }
                BEGIN { began = systime() }
                /^\[[0-9]+ [0-9]+\] / {
                    done = substr($1, 2) + 0; all = $2 + 0; passed = systime() - began
                    left = int(passed / done * (all - done) / 60 + 1)
                    text = title ": " done " of " all (passed >= 10 && done < all ? ", about " left " min left" : "")
                    if (terminal || int(done * 10 / all) > tenth) tell(text)
                    tenth = int(done * 10 / all)
                }
                END { if (terminal && done) print "" }' >&2
    ) || status=$?
    [ "$status" -ne 0 ] || return 0
    cause=$(backroom_cause "$log")
    if [ -n "$cause" ]; then
        echo "$cause. (All that the compilers said is in $log.)" >&2
    else
        grep -vE '^\[[0-9]+ [0-9]+\] ' "$log" >&2 || true
        echo "The build failed: see above, or all of it in $log." >&2
    fi
    return 1
}

# Whether a build folder was configured for another place than where it is now.
backroom_moved() {
    local configured
    [ -f "$1/CMakeCache.txt" ] || return 1
    configured=$(sed -n 's/^CMAKE_CACHEFILE_DIR:INTERNAL=//p' "$1/CMakeCache.txt")
    ! [ "$configured" -ef "$1" ]
}

# The time that stands wherever a package has one, in seconds: that of the commit, whether it is checked out or was exported, so
# that all builds of it are the same; of sources without either, that of their last release.
backroom_time() {
    local time
    time=${SOURCE_DATE_EPOCH:-$(<"$backroom_root/packaging/commit_time")}
    if ! [[ $time =~ ^[0-9]+$ ]]; then
        if [ "$(git -C "$backroom_root" rev-parse --show-toplevel 2>/dev/null)" -ef "$backroom_root" ]; then
            time=$(git -C "$backroom_root" log -1 --format=%ct)
        else
            time=$(date -d "$(sed -n '0,/^ -- /s/^ -- .*>  //p' "$backroom_root/packaging/changelog")" +%s)
        fi
    fi
    echo "$time"
}
