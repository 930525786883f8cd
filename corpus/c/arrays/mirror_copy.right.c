void mirror(int *to, const int *from, int n) {
    for (int i = 0; i < n; i++)
        to[n - 1 - i] = from[i];
}
