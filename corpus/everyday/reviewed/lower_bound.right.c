int lower_bound(const int *a, unsigned n, int key) {
    unsigned first = 0;
    unsigned count = n;
    while (count > 0) {
        unsigned step = count / 2;
        if (a[first + step] < key) {
            first += step + 1;
            count -= step + 1;
        } else {
            count = step;
        }
    }
    return (int)first;
}
