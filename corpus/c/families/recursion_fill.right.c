void countdown(int *out, int n) {
    for (int i = 0; i < n; i++)
        out[i] = i + 1;
}
