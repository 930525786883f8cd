int balance(const int *a, const int *b) {
    return *a < *b;
}
