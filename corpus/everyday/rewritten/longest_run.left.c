// claim:  longest
// truth:  equivalent
// today:  unknown
// why:    the longest run of one value: counted on the way, or run by run
int longest(const char *v, int n) {
    int best = 0, current = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && v[i] == v[i - 1])
            current++;
        else
            current = 1;
        if (current > best)
            best = current;
    }
    return best;
}
