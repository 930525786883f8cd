// claim:  wait_for
// truth:  different
// today:  unknown
// why:    one never ends in silence, the other says so again and again
int wait_for(unsigned x) {
    while (x != 3) {
        x = x | 4;
    }
    return 1;
}
