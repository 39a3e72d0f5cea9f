# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# The Debian packages that Qipan needs, their installation, and what other scripts share. Sourced by them, never run.

# To build and test everything.
build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n qt6-svg-dev libqt6sql6-sqlite
    libgl-dev libasound2-dev libsodium-dev libmosquitto-dev catch2 python3
)
# Plug-ins, which the -dev packages do not install. Debian 12 has those of Qt Svg in its library.
window_packages=(qt6-qpa-plugins "qt6-svg-plugins?")
# To link tests faster, and for those with a window on a virtual screen, as a screen reader reads it, and with network
# namespaces.
# shellcheck disable=SC2034 # scripts/test reads it
test_packages=(lld xvfb xdotool at-spi2-core python3-pyatspi nftables iproute2 mosquitto openssl)
# To build for Windows, to pack that, and to run it.
# shellcheck disable=SC2034 # scripts/package-windows and scripts/test-windows read it
windows_packages=(g++-mingw-w64-x86-64-posix)
# shellcheck disable=SC2034 # scripts/package-windows reads it
installer_packages=(nsis)
# shellcheck disable=SC2034 # scripts/test-windows reads it
wine_packages=(wine wine64 xvfb xauth fonts-dejavu-core)
# For the sanitizers and libFuzzer of Clang.
# shellcheck disable=SC2034 # scripts/test and scripts/fuzz read it
clang_packages=(clang libclang-rt-dev)
# The oldest versions that build Qipan.
oldest_versions=("qt6-base-dev 6.4" "cmake 3.25" "g++ 12")
# A Chinese font, and the tool to check for one.
font_packages=(fontconfig fonts-wqy-microhei)

# Prints those of "$@" that are not installed. NAME? is needed only if the archive has it.
missing_packages() {
    local installed name
    installed=" $(dpkg-query --show --showformat='${Package}=${db:Status-Status} ' "${@%\?}" 2>/dev/null || true)"
    for name in "$@"; do
        [[ $installed != *" ${name%\?}=installed "* ]] || continue
        [[ $name != *\? ]] || apt-cache show "${name%\?}" &>/dev/null || continue
        echo "${name%\?}"
    done
}

# Prints the packages of oldest_versions among "$@" that are too old, installed or, if they are not, in the archive.
too_old_packages() {
    local entry name needed found
    for entry in "${oldest_versions[@]}"; do
        name=${entry% *} needed=${entry#* }
        [[ " $* " == *" $name "* ]] || continue
        found=$(dpkg-query --show --showformat='${Version}' "$name" 2>/dev/null || true)
        [[ -n $found ]] || found=$(apt-cache policy "$name" | sed -n 's/^ *Candidate: //p')
        found=${found#*:} # without the epoch
        dpkg --compare-versions "$found" ge "$needed" ||
            echo "  $name: $needed or later is needed, ${found:-none} found"
    done
}

has_chinese_font() {
    command -v fc-list >/dev/null && [[ -n $(fc-list :lang=zh family) ]]
}

# How to become root, one word per line: nothing for root, otherwise sudo, after asking (without asking if CI is set).
root_command() {
    ((EUID == 0)) && return 0
    if ! command -v sudo >/dev/null; then
        echo "They need root to install, and sudo is missing: install them as root, then try again." >&2
        return 1
    fi
    if [[ -z ${CI:-} ]]; then
        local answer
        read -r -p "Install them now with sudo apt-get? [Y/n] " answer || answer=no
        if [[ -n $answer && ${answer,,} != y && ${answer,,} != yes ]]; then
            echo "Nothing was installed." >&2
            return 1
        fi
    fi
    echo sudo
}

show_and_run() {
    echo "+ $*" >&2
    "$@"
}

# Prints a path on the command line of a script, which is relative to the folder where the script was started.
started_in=${OLDPWD:-$PWD}
from_there() {
    case $1 in
    /* | [A-Za-z]:*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$started_in/$1" ;;
    esac
}

# For packages, which are made from the last commit, whatever else is in the working tree.
copy_commit() {
    mkdir "$1"
    git archive HEAD | tar --extract --directory "$1"
}
project_version() {
    sed -n 's/^project(qipan VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt
}

# Says what Qipan needs; "$@" are the Debian packages that hold it.
list_requirements() {
    cat >&2 <<END
Qipan needs
  - Qt 6.4 or later: Core, Gui, Widgets, Network, Sql with SQLite, Svg, Test, Linguist tools, translations
  - a C++20 compiler: g++ 12 or later, or clang 14 or later
  - CMake 3.25 or later, and Ninja
  - Catch2 2.13 or 3, and Python 3.9 or later, for the tests
  - ALSA for sounds, on Linux
  - a font with Chinese characters
Debian 12 and later have all of it in these packages:
$(printf '%s ' "${@%\?}" | fold -s -w 76 | sed 's/^/  /; s/ $//')
Install the same here, then build and test: cmake --workflow --preset release
The program is then build/release/bin/qipan.
END
}

# Installs the missing packages of "$@" with apt-get. If that is not possible, says what is needed and fails.
ensure_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        echo "This system has no apt, which the scripts use to install what is missing." >&2
        list_requirements "$@"
        return 1
    fi
    local -a missing root=()
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]})); then
        echo "These packages are missing: ${missing[*]}" >&2
        local become
        become=$(root_command) || return 1
        [[ -n $become ]] && root=("$become")
        # Old lists may be enough if the network is down but the archives are available.
        show_and_run "${root[@]}" apt-get update >&2 || echo "The package lists could not be renewed." >&2
        mapfile -t missing < <(missing_packages "$@")
    fi
    local too_old
    too_old=$(too_old_packages "$@")
    if [[ -n $too_old ]]; then
        printf '%s\n' "This system is too old for Qipan:" "$too_old" >&2
        list_requirements "$@"
        return 1
    fi
    ((${#missing[@]})) || return 0
    show_and_run "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends "${missing[@]}" >&2
}

# Ensures the packages for building and playing, and "$@".
ensure_everything() {
    local -a wanted=("${build_packages[@]}" "${window_packages[@]}" "$@")
    has_chinese_font || wanted+=("${font_packages[@]}")
    ensure_packages "${wanted[@]}"
}

# Configures build/PRESET if necessary. Ninja detects changed CMake files, but not changed presets. CI builds its tree
# once, so it uses a unity build, which is faster.
configure() {
    local preset=$1 options=()
    [[ ${CI:-} != true ]] || options+=(-DCMAKE_UNITY_BUILD=ON)
    if [[ ! -e build/$preset/build.ninja || CMakePresets.json -nt build/$preset/build.ninja ]]; then
        show_and_run cmake --preset "$preset" "${options[@]}"
    fi
}

# Builds build/PRESET; further arguments are passed to cmake --build.
build() {
    local preset=$1
    shift
    show_and_run cmake --build --preset "$preset" --parallel "$(nproc)" "$@"
}
