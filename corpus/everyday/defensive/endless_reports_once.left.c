// claim:  wait_for
// truth:  different
// today:  unknown
// why:    before it never ends it reports
void report(unsigned x);
int wait_for(unsigned x) {
    while (x != 3)
        x = x | 4;
    return 1;
}
