void total(const int *values, int *sum, int count) {
    int total = 0;
    for (int i = 0; i < count; i++) total += values[i];
    *sum = total;
}
