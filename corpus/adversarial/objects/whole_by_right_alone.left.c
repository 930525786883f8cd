// claim: copy
// truth: different
// today: unknown
// why: only RIGHT speaks of structures; numbers that overlap are fine on the left
void copy(int *to, int *from) {
    for (int i = 0; i < 4; i++) to[i] = from[i];
}
