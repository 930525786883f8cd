static void fill(int *to, int n) {
    for (int i = 0; i < 4; i++)
        to[i] = n + i * i;
}

int f(int n) {
    int a[4] = {0};
    int last = a[3];
    fill(a, n);
    return last;
}
