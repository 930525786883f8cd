int unlock(unsigned a, unsigned b) {
    if (a * 5u == 2882400005u) {
        if ((b ^ a) + 1 == 195948557u) {
            return 2;
        }
        return 1;
    }
    return 0;
}
