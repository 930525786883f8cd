int lower(const int *sorted, int count, int key) {
    int from = 0, length = count;
    while (length > 0) {
        int half = length / 2;
        if (sorted[from + half] < key) {
            from += half + 1;
            length -= half + 1;
        } else {
            length = half;
        }
    }
    return from;
}
