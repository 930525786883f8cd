int extremes(const int *v, int n) {
    int low = 0;
    for (int i = 1; i < n; i++)
        if (v[i] < v[low])
            low = i;
    int high = 0;
    for (int i = 1; i < n; i++)
        if (v[i] >= v[high])
            high = i;
    return low * 3 ^ high;
}
