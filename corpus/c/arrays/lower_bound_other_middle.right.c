int lower(const int *sorted, int count, int key) {
    int from = 0, to = count;
    while (from < to) {
        int middle = (int)(((unsigned)from + (unsigned)to) >> 1);
        if (sorted[middle] >= key)
            to = middle;
        else
            from = middle + 1;
    }
    return from;
}
