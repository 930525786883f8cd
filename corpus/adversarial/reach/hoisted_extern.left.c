// claim:  add_limit
// truth:  different
// why:    the array may be the limits
extern long limits[4];

void add_limit(long *values, int n) {
    for (int i = 0; i < n; i++)
        values[i] += limits[0];
}
