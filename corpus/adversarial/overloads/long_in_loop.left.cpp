// claim:  total
// truth:  different
// why:    overloads for two types of the same width, called in a loop

namespace units {
long scale(long n);
long scale(long long n);
}

long total(const long *v, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += units::scale(v[i]);
    return sum;
}
