// claim:  at_least
// truth:  equivalent
// why:    counting all, or stopping when there are enough
int at_least(const int *a, int n, int wanted, int enough) {
    int found = 0;
    for (int i = 0; i < n; i++)
        if (a[i] == wanted && found < enough)
            found++;
    return found >= enough;
}
