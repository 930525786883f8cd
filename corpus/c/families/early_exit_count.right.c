int at_least(const int *a, int n, int wanted, int enough) {
    int found = 0;
    for (int i = 0; i < n && found < enough; i++)
        if (a[i] == wanted)
            found++;
    return found >= enough;
}
