// claim:  bounds
// truth:  equivalent
// why:    least and greatest found together, or one after the other; both are written at the end
void bounds(const int *v, int n, int *low, int *high) {
    int least = v[0], most = v[0];
    for (int i = 1; i < n; i++) {
        if (v[i] < least)
            least = v[i];
        if (v[i] > most)
            most = v[i];
    }
    *low = least;
    *high = most;
}
