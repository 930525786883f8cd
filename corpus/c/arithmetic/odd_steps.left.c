// claim:  down --termination total
// truth:  different
// time:   60s
// why:    from an odd number steps of two never come to zero; no state repeats for a long time, but x stays odd
int down(int x) {
    int rounds = 0;
    while (x != 0) {
        x -= 2;
        rounds++;
        if (x < 0) break;
    }
    return rounds;
}
