int tall(const int *heights, int n, int limit) {
    int count = 0;
    for (int i = 0; i < n; ++i) {
        if (heights[i] <= limit)
            continue;
        ++count;
    }
    return count;
}
