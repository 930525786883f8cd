int inside(const int *values, int count, int low, int high) {
    int left = count < 0 ? 0 : count;
    for (int i = 0; i < count; i++) {
        if (values[i] < low || values[i] > high)
            left--;
    }
    return left;
}
