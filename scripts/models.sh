#!/usr/bin/env bash
# Makes crates/llvm/src/library/models.ll of models.c: variables as values, small helpers in place, nothing else changed,
# and nothing left that says which compiler it was. Names that no program can have get a dot.
set -euo pipefail
cd "$(dirname "$0")/../crates/llvm/src/library"
clang=${TANDEM_CLANG:-clang-22}
opt=${TANDEM_OPT:-opt-22}
{
    echo '; Made of models.c by scripts/models.sh.'
    "$clang" -O1 -Xclang -disable-llvm-passes -fno-builtin -fno-strict-aliasing -S -emit-llvm -o - models.c |
        "$opt" -passes='always-inline,function(sroa)' -S -o - |
        sed -E -e '/^(;|source_filename|target|attributes|%|!|$)/d' -e '/^declare/d' \
            -e 's/;.*$//' -e 's/, !llvm\.loop ![0-9]+//' -e 's/(, )?!(srcloc|tbaa|range) ![0-9]+//g' -e 's/ #[0-9]+//' -e 's/ (noundef|dso_local)//g' \
            -e 's/^define ([^@]*)@([a-z_]+)/define internal \1@model.\2/' -e 's/@output_/@output./' -e 's/@tandem_(open|apart)/@tandem.\1/' -e 's/@tandem_errno/@model.errno/' -e 's/[[:space:]]+$//'
} > models.ll
