// claim: total
// truth: different
// why: only RIGHT promises that the sum is not one of the values, and no caller knows
void total(const int *values, int *sum, int count) {
    *sum = 0;
    for (int i = 0; i < count; i++) *sum += values[i];
}
