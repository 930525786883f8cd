// claim:  score
// truth:  different
// why:    one weight differs, in a table that a callee reads and others may change

int weights[3] = {1, 2, 3};

static int weigh(const int *v, int n) {
    int sum = 0;
    for (int i = 0; i < n && i < 3; i++)
        sum += v[i] * weights[i];
    return sum;
}

int score(const int *v, int n) {
    return n < 0 ? -1 : weigh(v, n);
}
