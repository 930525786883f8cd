int search_binary(const int *a, int n, int key) {
    int from = 0, count = n;
    while (count > 0) {
        int half = (count - 1) / 2;
        int at = from + half;
        if (a[at] > key) {
            count = half;
        } else if (a[at] < key) {
            from = at + 1;
            count = count - half - 1;
        } else {
            return at;
        }
    }
    return -1;
}
