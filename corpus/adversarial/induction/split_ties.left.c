// claim:  extremes
// truth:  different
// why:    least and greatest place in one loop and in two, but among equal ones the second loop takes the last
int extremes(const int *v, int n) {
    int low = 0, high = 0;
    for (int i = 1; i < n; i++) {
        if (v[i] < v[low])
            low = i;
        if (v[i] > v[high])
            high = i;
    }
    return low * 3 ^ high;
}
