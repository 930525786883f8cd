void split(const int *pairs, int *firsts, int *doubled, int n) {
    for (int i = 0; i < n; i++)
        firsts[i] = pairs[i];
    for (int i = 0; i < n; i++)
        doubled[i] = 2 * pairs[i];
}
