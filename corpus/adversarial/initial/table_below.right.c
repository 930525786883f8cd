int weights[3] = {1, 2, 4};

static int weigh(const int *v, int n) {
    int sum = 0;
    for (int i = 0; i < n && i < 3; i++)
        sum += v[i] * weights[i];
    return sum;
}

int score(const int *v, int n) {
    return n < 0 ? -1 : weigh(v, n);
}
