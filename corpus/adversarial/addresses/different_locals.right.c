int same(int x) {
    return 1;
}
