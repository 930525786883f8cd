int best(const int *score, int n) {
    int at = 0;
    for (int i = 1; i < n; i++)
        if (score[i] >= score[at])
            at = i;
    return at;
}
