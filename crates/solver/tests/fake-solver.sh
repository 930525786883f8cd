#!/bin/sh
# A solver that misbehaves in one given way when asked (check-sat): fake-solver.sh BEHAVIOUR TAG
# It reads one command a line. The tag only marks its processes, so that a test can see whether any is left.
behaviour=$1
case $behaviour in
exits-at-once) exit 3 ;;
dies-with-words) echo "terminate called after throwing an instance of 'std::bad_alloc'" >&2; exit 134 ;;
never-reads) sleep 1000 ;;
unknown-option) ;;
esac
while read -r line; do
    case $line in
    "") ;;
    "(echo "*) mark=${line#*\"}; echo "${mark%%\"*}"
        [ "$behaviour" = talks-later ] && { sleep 0.05; echo sat; } ;;
    "(set-option :global-declarations"*)
        if [ "$behaviour" = unknown-option ]; then echo unsupported; else echo success; fi ;;
    "(check-sat)")
        case $behaviour in
        honest) echo sat ;;
        garbage) echo '}{ what? 17' ;;
        error-before-sat) echo '(error "line 3: unknown constant y")'; echo sat ;;
        error-inside) echo '(sat (error "deep inside"))' ;;
        error-on-stderr) echo '(error "on the side")' >&2; sleep 0.1; echo sat ;;
        stops-mid-answer) printf '((x 1) (y'; exit 0 ;;
        stops-mid-word) printf 'unsa'; exit 0 ;;
        hangs) sleep 1000 ;;
        spins) while :; do :; done ;;
        hangs-in-child) sh -c 'sleep 1000; true' "$2" & wait ;;
        killed) kill -9 $$ ;;
        eats-memory) x=0123456789abcdef; while :; do x=$x$x; done ;;
        eats-memory-in-child) sh -c 'x=0123456789abcdef; while :; do x=$x$x; done' "$2"; sleep 1000 ;;
        says-sat-twice) echo sat; echo sat ;;
        talks-later) echo sat ;;
        huge-output) while :; do printf '((((((((((((((((((((((((((((((((((((((((((((((((((((((('; done ;;
        huge-stderr) while :; do echo "noise noise noise noise noise noise noise noise noise" >&2; done ;;
        says-nothing) ;;
        closes-output) exec >&-; sleep 1000 ;;
        ignores-signals) trap '' TERM INT HUP PIPE; sleep 1000 ;;
        says-unknown) echo unknown ;;
        says-unsat) echo unsat ;;
        reports-no-memory) echo '(error "out of memory")'; exit 101 ;;
        esac ;;
    "(get-info :reason-unknown)") echo '(:reason-unknown "(incomplete (theory arithmetic))")' ;;
    *) echo success ;;
    esac
done
