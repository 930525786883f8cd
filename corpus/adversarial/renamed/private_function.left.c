// claim:  twice
// truth:  equivalent
// why:    a private function has another name

static int helper(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += i;
    return sum;
}

int twice(int n) {
    return 2 * helper(n);
}
