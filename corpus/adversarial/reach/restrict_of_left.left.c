// claim: total
// truth: equivalent
// rests: distinct-pointers
// why: LEFT promises that the sum is not one of the values
void total(const int *restrict values, int *restrict sum, int count) {
    *sum = 0;
    for (int i = 0; i < count; i++) *sum += values[i];
}
