// claim: lower
// truth: equivalent
// why:   two ends against a start and a length
int lower(const int *sorted, int count, int key) {
    int from = 0, to = count;
    while (from < to) {
        int middle = from + (to - from) / 2;
        if (sorted[middle] < key)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
