// claim:  tally
// truth:  equivalent
// why:    both sides add to the global element by element
long total;

void tally(const long *values, int n) {
    for (int i = 0; i < n; i++)
        total += values[i];
}
