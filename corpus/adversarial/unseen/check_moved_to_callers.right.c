static int at(const int *values, int index) {
    return values[index & 7];
}

int first(const int *values) {
    return at(values, 0);
}

int chosen(const int *values, int index) {
    if (index < 0 || index > 7) {
        return 0;
    }
    return at(values, index);
}
