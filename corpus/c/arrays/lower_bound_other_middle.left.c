// claim: lower
// truth: equivalent
// why:   the middle computed in two ways
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
