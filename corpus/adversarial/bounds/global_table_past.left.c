// claim:  prime
// truth:  different
// why:    the right side reads behind the end of the table
int primes[4] = { 2, 3, 5, 7 };

int prime(int i, int *seen) {
    *seen = i;
    if (i < 0 || i >= 4)
        return 0;
    return primes[i];
}
