void total(const int *restrict values, int *restrict sum, int count) {
    int total = 0;
    for (int i = 0; i < count; i++) total += values[i];
    *sum = total;
}
