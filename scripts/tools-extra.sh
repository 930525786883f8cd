#!/usr/bin/env bash
# Fetches two more solvers, for second opinions: cvc5 and Bitwuzla. Their packages on PyPI are Python modules without a
# program, so a small script makes programs of them. Nothing here is needed; what cannot be fetched is only reported.
set -uo pipefail
cd "$(dirname "$0")/.."

cvc5_version=${TANDEM_CVC5_VERSION:-1.4.2}
bitwuzla_version=${TANDEM_BITWUZLA_VERSION:-0.9.1}
tools=${XDG_CACHE_HOME:-$HOME/.cache}/tandem/tools

say() { printf 'tools-extra: %s\n' "$*" >&2; }

fetch() {
    local name=$1 version=$2 python home
    home=$tools/$name-$version
    python=$(command -v python3) || { say "$name: needs Python"; return 1; }
    # The interpreter itself and not a wrapper around it: one process less in each start.
    python=$("$python" -c 'import sys; print(sys.executable)') || return 1
    if [ ! -d "$home/package" ]; then
        mkdir -p "$tools/bin" || return 1
        scratch=$(mktemp -d "$tools/.fetch.XXXXXX") || return 1
        trap 'rm -rf "$scratch"' EXIT
        say "fetching $name $version"
        "$python" -m pip download --quiet --no-deps --only-binary :all: --dest "$scratch" "$name==$version" >&2 \
            || { say "$name: pip could not download $name==$version"; return 1; }
        "$python" -m zipfile -e "$scratch"/"$name"-*.whl "$scratch/package" || return 1
        mkdir -p "$home" && mv -T "$scratch/package" "$home/package" || return 1
    fi
    cp scripts/wheel-solver.py "$home/.wheel-solver.py.$$" && mv -f "$home/.wheel-solver.py.$$" "$home/wheel-solver.py" || return 1
    printf '#!/bin/sh\nexec %q -I %q %s %q "$@"\n' "$python" "$home/wheel-solver.py" "$name" "$home/package" >"$tools/bin/.$name.$$"
    chmod 755 "$tools/bin/.$name.$$"
    printf '(set-logic QF_BV)\n(check-sat)\n' | timeout 20 "$tools/bin/.$name.$$" | grep -qx sat \
        || { say "$name: does not run here"; rm -f "$tools/bin/.$name.$$"; return 1; }
    mv -f "$tools/bin/.$name.$$" "$tools/bin/$name"
    say "$name: $("$tools/bin/$name" --version)"
}

(fetch cvc5 "$cvc5_version") || say "going on without cvc5"
(fetch bitwuzla "$bitwuzla_version") || say "going on without Bitwuzla"
