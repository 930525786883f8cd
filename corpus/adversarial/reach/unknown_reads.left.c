// claim:  announce
// truth:  different
// today:  unknown
// why:    the function that is not given may read the variable before it gets its last value
int stage;
void report(void);

void announce(void) {
    stage = 1;
    report();
    stage = 2;
}
