// claim: slice_sum
// truth: equivalent
// why:   a C pointer with its length and a Rust slice are the same two parameters
long long slice_sum(const int *values, unsigned long long count) {
    long long total = 0;
    for (unsigned long long i = 0; i < count; i++)
        total += values[i];
    return total;
}
