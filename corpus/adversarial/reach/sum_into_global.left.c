// claim:  sum_up
// truth:  different
// why:    the array may be the global itself, which the left side clears before it reads it
long total;

void sum_up(const long *values, int n) {
    total = 0;
    for (int i = 0; i < n; i++)
        total += values[i];
}
