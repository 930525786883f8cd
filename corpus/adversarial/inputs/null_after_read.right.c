int value_of(const int *p) {
    return *p;
}
