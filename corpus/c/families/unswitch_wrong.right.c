int toggle(const int *v, int n, int on) {
    int sum = 0;
    if (on) {
        for (int i = 0; i < n && v[i] != 0; i++)
            sum += v[i];
    }
    return sum;
}
