// claim:  first_primes
// truth:  equivalent
// why:    a private constant has another name, and unknown code reads it

extern int sum(const int *v, int n);

static const int primes[4] = {2, 3, 5, 7};

int first_primes(int n) {
    return n < 0 || n > 4 ? -1 : sum(primes, n);
}
