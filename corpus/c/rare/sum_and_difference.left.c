// claim:  balance
// truth:  different
// why:    two cells of memory have one sum and one difference
int balance(const int *a, const int *b) {
    if (*a + *b == 1000003 && *a - *b == 77) {
        return 1;
    }
    return *a < *b;
}
