int add(int i, int j) {
    if (i == 0)
        return j;
    if (i == 1)
        return j + 1;
    if (i == 2)
        return j + 3;
    return add(i - 1, j + 1);
}
