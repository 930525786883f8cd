// claim: before
// truth: different
// why:   the remainder of a negative number is negative
int before(int size, int at, int back) {
    if (size <= 0 || at < 0 || at >= size || back < 0 || back >= size)
        return -1;
    return (at - back) % size;
}
