#!/usr/bin/env bash
# Sees to it that everything Tandem uses is there: the Z3 solver (needed), clang and a JDK (needed only to read C and
# Java), and what native runs are linked with. What is there already is left alone, so running this again takes a moment:
# any clang from 14 will do, and where there is none the newest that the distribution has is installed. Tools that are
# fetched go to a folder in the user's cache, where Tandem looks for them.
set -euo pipefail

z3_version=${TANDEM_Z3_VERSION:-5.4.0.0}
tools=${XDG_CACHE_HOME:-$HOME/.cache}/tandem/tools

say() { printf 'setup: %s\n' "$*" >&2; }
fail() { printf 'setup: FAILED: %s\n' "$*" >&2; exit 1; }

# The first of the given programs that exists.
first_of() {
    local name
    for name in "$@"; do
        if command -v "$name" >/dev/null 2>&1; then command -v "$name"; return 0; fi
    done
    return 1
}

is_z3() { [ -x "$1" ] && "$1" --version 2>/dev/null | grep -q '^Z3 version'; }

fetch_z3() {
    local python wheel
    python=$(first_of python3 python) || fail "fetching Z3 needs Python with pip; install it, or put a z3 in PATH"
    "$python" -m pip --version >/dev/null 2>&1 || fail "fetching Z3 needs pip (python3 -m pip); or put a z3 in PATH"
    scratch=$(mktemp -d "$tools/.fetch.XXXXXX")
    trap 'rm -rf "$scratch"' EXIT # This function runs in a subshell.
    say "fetching Z3 $z3_version (the z3-solver wheel, 39 MB)"
    "$python" -m pip download --quiet --no-deps --only-binary :all: --dest "$scratch" "z3-solver==$z3_version" >&2 \
        || fail "pip could not download z3-solver==$z3_version; check the network, or put a z3 in PATH"
    wheel=$(echo "$scratch"/z3_solver-*.whl)
    # Z3 is one file in the wheel; no package is installed.
    "$python" - "$wheel" "$scratch/z3" <<'PYTHON' || fail "the wheel holds no bin/z3"
import shutil, sys, zipfile
wheel, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    name = next(name for name in archive.namelist() if name.endswith("/bin/z3"))
    with archive.open(name) as source, open(target, "wb") as sink:
        shutil.copyfileobj(source, sink)
PYTHON
    chmod 755 "$scratch/z3"
    is_z3 "$scratch/z3" || fail "the z3 that was fetched does not run on this machine"
    # Renames are atomic, so a Tandem that runs meanwhile sees the old solver or the new one and never half of one.
    mkdir -p "$tools/z3-$z3_version" "$tools/bin"
    mv -f "$scratch/z3" "$tools/z3-$z3_version/z3"
    ln -s "../z3-$z3_version/z3" "$scratch/link"
    mv -fT "$scratch/link" "$tools/bin/z3"
}

setup_z3() {
    if [ -n "${TANDEM_Z3:-}" ]; then
        is_z3 "$TANDEM_Z3" || fail "TANDEM_Z3=$TANDEM_Z3 is not a Z3 that runs"
        say "z3: $TANDEM_Z3 (from TANDEM_Z3)"
        return
    fi
    mkdir -p "$tools"
    # Two set-ups at once would only do the work twice; the lock saves the second download.
    exec 9>"$tools/.lock"
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    if ! { [ "$(readlink "$tools/bin/z3")" = "../z3-$z3_version/z3" ] && is_z3 "$tools/bin/z3"; }; then
        if ! (fetch_z3); then
            local other
            other=$(first_of z3) && is_z3 "$other" || fail "there is no Z3"
            say "z3: $other, from PATH ($("$other" --version)); Tandem is tested with $z3_version"
            exec 9>&-
            return
        fi
    fi
    exec 9>&-
    say "z3: $("$tools/bin/z3" --version)"
}

# Whether Debian packages can be installed without asking for a password; `become` is how.
become=()
can_install() {
    command -v apt-get >/dev/null 2>&1 || { say "there is no apt-get here"; return 1; }
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || { say "installing packages needs root or sudo without a password"; return 1; }
        become=(sudo -n)
    fi
}

updated=
update_packages() {
    [ -z "$updated" ] || return 0
    "${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2 || say "apt-get update failed, going on"
    updated=1
}

install_packages() {
    can_install || return 1
    update_packages
    say "installing $*"
    "${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

# The versions of clang that the distribution has, newest first.
packaged_clangs() {
    apt-cache search --names-only '^clang-[0-9]+$' 2>/dev/null | sed -n 's/^clang-\([0-9][0-9]*\) .*/\1/p' | sort -rn
}

# The major version in the first line that has one.
major_version() { "$@" 2>&1 | sed -n 's/.*version "\{0,1\}\([0-9][0-9]*\).*/\1/p; s/^javac \([0-9][0-9]*\).*/\1/p' | head -n 1; }

# The clang that Tandem takes: TANDEM_CLANG, or the newest from 14, under its plain name or with its number.
find_clang() {
    local name path version best=0 found= names=(clang clang-{40..14} /usr/lib/llvm-{40..14}/bin/clang)
    if [ -n "${TANDEM_CLANG:-}" ]; then names=("$TANDEM_CLANG"); fi
    for name in "${names[@]}"; do
        path=$(command -v "$name" 2>/dev/null) || continue
        version=$(major_version "$path" --version)
        if [ "${version:-0}" -ge 14 ] && [ "$version" -gt "$best" ]; then best=$version found=$path; fi
    done
    [ -n "$found" ] && printf '%s\n' "$found"
}

find_javac() {
    local name path version
    for name in "${JAVA_HOME:+$JAVA_HOME/bin/javac}" javac; do
        [ -n "$name" ] && path=$(command -v "$name" 2>/dev/null) || continue
        version=$(major_version "$path" -version)
        if [ "${version:-0}" -ge 17 ]; then printf '%s\n' "$path"; return 0; fi
    done
    return 1
}

setup_clang() {
    local found version
    if ! found=$(find_clang); then
        if [ -n "${TANDEM_CLANG:-}" ]; then fail "TANDEM_CLANG=$TANDEM_CLANG is not a clang from 14 that runs"; fi
        if can_install; then
            update_packages
            for version in $(packaged_clangs); do
                if [ "$version" -lt 14 ]; then break; fi
                # An older one will do where the newest cannot be installed.
                if install_packages "clang-$version" "llvm-$version"; then break; fi
            done
            find_clang >/dev/null || install_packages clang llvm || true
        fi
        found=$(find_clang) || {
            say "WARNING: no clang 14 or newer, and it could not be installed: C and C++ programs cannot be read."
            say "         Install it (on Debian: apt-get install clang llvm) and run this again."
            return 0
        }
    fi
    say "clang: $found ($(major_version "$found" --version))"
}

# What native runs are linked with. Any clang brings it, but Rust and Java need none.
setup_linking() {
    if ! first_of cc gcc clang >/dev/null && ! find_clang >/dev/null; then install_packages gcc libc6-dev || true; fi
    if ! first_of objcopy llvm-objcopy llvm-objcopy-{40..14} >/dev/null; then install_packages binutils || true; fi
    first_of objcopy llvm-objcopy llvm-objcopy-{40..14} >/dev/null \
        || say "WARNING: there is no objcopy: differences in C, C++ and Rust are not confirmed natively."
}

setup_jdk() {
    local found
    if ! found=$(find_javac); then
        install_packages openjdk-17-jdk-headless || install_packages default-jdk-headless || true
        found=$(find_javac) || {
            say "WARNING: no JDK 17 or newer, and it could not be installed: Java sources cannot be compiled."
            say "         Install one (on Debian: apt-get install default-jdk-headless) and run this again."
            return 0
        }
    fi
    say "javac: $found ($(major_version "$found" -version))"
}

# A browser, for the tests of pages only. They are counted as not run where there is none.
setup_browser() {
    if ! first_of chromium chromium-browser google-chrome >/dev/null; then install_packages chromium || true; fi
    first_of chromium chromium-browser google-chrome >/dev/null || say "there is no Chromium: pages are not tested in a browser"
}

setup_rust() {
    command -v cargo >/dev/null 2>&1 || fail "building Tandem needs Rust; see https://rustup.rs"
    say "rustc: $(rustc --version)"
}

setup_rust
setup_z3
setup_clang
setup_linking
setup_jdk
if [ "${1:-}" = --tests ]; then setup_browser; fi
