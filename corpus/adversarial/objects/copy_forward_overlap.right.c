void move(int *to, const int *from, int n) {
    for (int i = n - 1; i >= 0; i--)
        to[i] = from[i];
}
