// claim:  best
// truth:  different
// why:    among equal ones the first, or the last
int best(const int *score, int n) {
    int at = 0;
    for (int i = 1; i < n; i++)
        if (score[i] > score[at])
            at = i;
    return at;
}
