int array_count(const int *a, int n, int key) {
    int count = 0;
    const int *p = a;
    while (n-- > 0)
        count += (*p++ == key);
    return count;
}
