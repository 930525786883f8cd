// claim:  *
// truth:  different
// today:  unknown
// why:    the function with volatile accesses is the one that changed; the other one is the same
int wait_for(volatile int *flag, int limit) {
    int rounds = 0;
    while (*flag == 0 && rounds < limit) rounds++;
    return rounds;
}

int clamp(int x) { return x < 0 ? 0 : x; }
