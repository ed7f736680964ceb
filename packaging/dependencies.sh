# Sourced by the other scripts here: the Debian packages that Backroom needs, how to install those that are missing, and what
# else they share.
# The names are those of Debian 12 (bookworm) and 13 (trixie). Each list names only what is used directly; apt adds what
# these depend on.
# shellcheck shell=bash disable=SC2034

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
    [ "${#missing[@]}" -eq 0 ] && return 0

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

    echo "Installing: ${missing[*]}" >&2
    local -a apt_get=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3)
    "${apt_get[@]}" update </dev/null >&2 \
        || echo "The lists of packages could not all be brought up to date; trying with those at hand." >&2
    if [[ " $* " == *' libqt6svg6 '* ]] && backroom_has_svg_package; then missing+=(qt6-svg-plugins); fi
    if ! "${apt_get[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >&2; then
        echo "These packages could not be installed: ${missing[*]}" >&2
        exit 1
    fi
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
    local here time
    here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
    time=${SOURCE_DATE_EPOCH:-$(<"$here/packaging/commit_time")}
    if ! [[ $time =~ ^[0-9]+$ ]]; then
        if [ "$(git -C "$here" rev-parse --show-toplevel 2>/dev/null)" -ef "$here" ]; then
            time=$(git -C "$here" log -1 --format=%ct)
        else
            time=$(date -d "$(sed -n '0,/^ -- /s/^ -- .*>  //p' "$here/packaging/changelog")" +%s)
        fi
    fi
    echo "$time"
}
