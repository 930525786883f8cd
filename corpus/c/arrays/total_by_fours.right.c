int total(const int *values, int count) {
    int sum = 0;
    int i = 0;
    for (; i + 3 < count; i += 4)
        sum += values[i] + values[i + 1] + values[i + 2] + values[i + 3];
    for (; i < count; i++)
        sum += values[i];
    return sum;
}
