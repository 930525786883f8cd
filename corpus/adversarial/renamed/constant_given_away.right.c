extern int sum(const int *v, int n);

static const int table[4] = {2, 3, 5, 7};

int first_primes(int n) {
    if (n >= 0 && n <= 4)
        return sum(table, n);
    return -1;
}
