int at(const int *a, int i) {
    return (a + i)[1];
}
