#!/usr/bin/env bash
# Runs every test of the workspace. A run without tests is a failure, because it would otherwise look like a success.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
cargo test --workspace --locked --no-fail-fast -- "$@" 2>&1 | tee "$log" || status=$?

total() { awk -v what="$1" '/^test result:/ { for (i = 2; i <= NF; i++) if ($i ~ "^" what ";?$") sum += $(i - 1) }
    END { print sum + 0 }' "$log"; }
passed=$(total passed) failed=$(total failed) ignored=$(total ignored)
echo "tests: $passed passed, $failed failed, $ignored ignored"

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
