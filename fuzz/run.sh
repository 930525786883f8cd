#!/usr/bin/env bash
# Fuzzes one target for some seconds, with libFuzzer on the stable compiler (no sanitizer is needed: the code is safe Rust,
# what we look for are panics, endless loops and memory). usage: fuzz/run.sh TARGET SECONDS [SEED FOLDER]...
set -euo pipefail
cd "$(dirname "$0")"
target=$1 seconds=$2
shift 2
seeds=()
for folder in "$@"; do seeds+=("$(realpath "$OLDPWD/$folder" 2>/dev/null || realpath "$folder")"); done

coverage=(-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares -Cdebug-assertions)
RUSTFLAGS="${coverage[*]} --cfg fuzzing" cargo build --release --target x86_64-unknown-linux-gnu --bin "$target"
program=${CARGO_TARGET_DIR:-target}/x86_64-unknown-linux-gnu/release/$target
mkdir -p "corpus/$target" "artifacts/$target"
exec "$program" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -max_len=60000 -print_final_stats=1 \
    -artifact_prefix="artifacts/$target/" "corpus/$target" "${seeds[@]}"
