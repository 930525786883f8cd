#!/usr/bin/env bash
# Checks every pair of programs in examples/ (NAME.left.* against NAME.right.*) and shows what Tandem says of it.
# A pair may say in its left file what is true of it (`truth: equivalent` or `truth: different`), the entry and further
# flags (`claim: ENTRY FLAGS…`). An answer that contradicts the truth, or an error, fails the demonstration.
set -euo pipefail
cd "$(dirname "$0")/.."

tandem=${TANDEM:-${CARGO_TARGET_DIR:-target}/release/tandem}
[ -x "$tandem" ] || { echo "demo: FAILED: there is no $tandem; run make demo" >&2; exit 1; }

# The value of a header line in a comment of the file's first lines.
header() { sed -n "1,12s/^[^a-z]*$1:[[:space:]]*//p" "$2" | head -n 1; }

shown=0 wrong=0
for left in examples/*.left.*; do
    [ -e "$left" ] || continue
    right=$(compgen -G "${left%%.left.*}.right.*" | head -n 1) || {
        echo "demo: $left has no right side" >&2; wrong=$((wrong + 1)); continue
    }
    truth=$(header truth "$left")
    read -ra claim <<<"$(header claim "$left")"
    flags=()
    if [ "${#claim[@]}" -gt 0 ]; then flags=(--entry "${claim[@]}"); fi
    while IFS= read -r assumption; do
        flags+=(--assume "$assumption")
    done < <(sed -n '1,12s/^[^a-z]*assume:[[:space:]]*//p' "$left")

    printf '\n== %s  ~  %s%s\n' "$left" "$right" "${truth:+  (truth: $truth)}"
    status=0
    "$tandem" check "$left" "$right" "${flags[@]}" || status=$?
    shown=$((shown + 1))
    case $status:$truth in
    0:different | 1:equivalent) echo "demo: WRONG: $left is $truth" >&2; wrong=$((wrong + 1)) ;;
    0:* | 1:* | 3:*) ;;
    *) echo "demo: FAILED: tandem ended with status $status" >&2; wrong=$((wrong + 1)) ;;
    esac
done

echo
echo "demo: $shown pairs checked, $wrong wrong or failed"
if [ "$shown" -eq 0 ]; then
    echo "demo: FAILED: there are no pairs in examples/" >&2
    exit 1
fi
[ "$wrong" -eq 0 ]
