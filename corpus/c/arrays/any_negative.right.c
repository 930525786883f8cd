int any_negative(const int *values, int count) {
    int all = 0;
    for (int i = 0; i < count; i++)
        all |= values[i];
    return all < 0;
}
