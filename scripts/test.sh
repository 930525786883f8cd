#!/usr/bin/env bash
# Runs every test of the workspace. A run without tests is a failure, because it would otherwise look like a success.
#
# When all tests passed and neither a file of the project nor a tool has changed since, they are not run again: the result
# could only be the same. `make test AGAIN=1` runs them nevertheless, and continuous integration (CI=true) always does.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# One number for everything that the tests depend on: the files of the project and the versions of the tools.
fingerprint() {
    {
        git ls-files --cached --others --exclude-standard -z | sort -z -u | xargs -0 sha256sum 2>/dev/null || true
        local tool
        for tool in rustc "${TANDEM_Z3:-${XDG_CACHE_HOME:-$HOME/.cache}/tandem/tools/bin/z3}" clang clang-{14..40} java cvc5; do
            "$tool" --version 2>/dev/null || echo "no $tool"
        done
        env | grep -E '^(TANDEM_|RUSTFLAGS|PROPTEST_)' | sort || true
        printf '%s\n' "$@"
    } | sha256sum | cut -d ' ' -f 1
}

remembered=${CARGO_TARGET_DIR:-target}/tests-passed
now=
if [ "${CI:-}" != true ] && git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    now=$(fingerprint "$@")
    if [ -z "${AGAIN:-}" ] && [ -f "$remembered" ] && [ "$(head -n 1 "$remembered")" = "$now" ]; then
        tail -n +2 "$remembered"
        echo "tests: nothing has changed since (make test AGAIN=1 runs them again)"
        exit 0
    fi
    rm -f "$remembered"
fi

status=0
cargo test --workspace --locked --no-fail-fast -- "$@" 2>&1 | tee "$log" || status=$?

total() { awk -v what="$1" '/^test result:/ { for (i = 2; i <= NF; i++) if ($i ~ "^" what ";?$") sum += $(i - 1) }
    END { print sum + 0 }' "$log"; }
passed=$(total passed) failed=$(total failed) ignored=$(total ignored)
summary="tests: $passed passed, $failed failed, $ignored ignored"
echo "$summary"

if [ "$status" -ne 0 ]; then
    echo "tests: FAILED: cargo test ended with status $status" >&2
    # The names again at the end, because the output above is long.
    grep -E '^test .* \.\.\. FAILED|^error(\[|:)' "$log" >&2 || true
    exit 1
fi
if [ "$failed" -ne 0 ] || [ "$passed" -eq 0 ]; then
    echo "tests: FAILED: no test ran, or a failure was not reported" >&2
    exit 1
fi
# What was changed while the tests ran has not been tested.
if [ -n "$now" ] && [ "$(fingerprint "$@")" = "$now" ]; then
    printf '%s\n%s (%s)\n' "$now" "$summary" "$(date '+%F %T')" >"$remembered"
fi
