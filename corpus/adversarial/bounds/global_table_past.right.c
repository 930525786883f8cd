int primes[4] = { 2, 3, 5, 7 };

int prime(int i, int *seen) {
    *seen = i;
    if (i < 0 || i > 4)
        return 0;
    int p = primes[i];
    return i == 4 ? 0 : p;
}
