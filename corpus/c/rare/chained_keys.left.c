// claim:  unlock
// truth:  different
// why:    a second rare condition behind a first one
int unlock(unsigned a, unsigned b) {
    if (a * 5u == 2882400005u) {
        if ((b ^ a) == 195948557u) {
            return 2;
        }
        return 1;
    }
    return 0;
}
