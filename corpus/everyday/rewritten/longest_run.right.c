int longest(const char *v, int n) {
    int best = 0, i = 0;
    while (i < n) {
        int j = i + 1;
        while (j < n && v[j] == v[i])
            j++;
        if (j - i > best)
            best = j - i;
        i = j;
    }
    return best;
}
