// claim:  lowest
// assume: left.n >= 1 && left.n <= 1000000
// truth:  equivalent
// today:  unknown
// why:    a minimum in two lanes that are joined at the end
long lowest(const long *v, int n) {
    long low = v[0];
    for (int i = 1; i < n; i++)
        if (v[i] < low)
            low = v[i];
    return low;
}
