// claim:  distance
// truth:  equivalent
// why:    two variables are declared in another order, and code that is not given gets their addresses
int measure(int *, int);

int distance(int n) {
    int from, to;
    if (measure(&from, n) < 0)
        return -1;
    if (measure(&to, n + 1) < 0)
        return -1;
    return to - from;
}
