int odd(const int *p) {
    return *p;
}
