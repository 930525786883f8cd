void bounds(const int *v, int n, int *low, int *high) {
    int least = v[0];
    for (int i = 1; i < n; i++)
        least = v[i] < least ? v[i] : least;
    int most = v[0];
    for (int i = 1; i < n; i++)
        most = v[i] > most ? v[i] : most;
    *low = least;
    *high = most;
}
