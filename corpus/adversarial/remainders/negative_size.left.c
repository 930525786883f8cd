// claim: place
// truth: different
// why:   by a negative number places are taken round as well
int place(int size, int at) {
    if (size == 0 || size < -1000 || size > 1000 || at < 0 || at > 1000)
        return 0;
    return at % size;
}
