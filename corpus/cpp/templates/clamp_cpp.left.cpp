// claim: clamp_all
// assume: left.n < 1000000000
// truth: equivalent
// why:   a template against plain comparisons, in C++
template <typename T> static T limited(T x, T low, T high) {
    return x < low ? low : high < x ? high : x;
}

extern "C" void clamp_all(int *v, unsigned long n, int low, int high) {
    for (unsigned long i = 0; i < n; i++)
        v[i] = limited(v[i], low, high);
}
