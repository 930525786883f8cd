// claim:  sum
// truth:  equivalent
// why:    a range given by two pointers: order against distance
int sum(const int *first, const int *last) {
    int s = 0;
    for (; first < last; first++)
        s += *first;
    return s;
}
