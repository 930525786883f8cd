// claim: total
// truth: equivalent
// why:   a loop unrolled by four, with a loop for the rest
int total(const int *values, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    return sum;
}
