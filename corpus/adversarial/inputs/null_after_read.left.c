// claim:  value_of
// truth:  equivalent
// why:    the left side reads what is behind the pointer first
int value_of(const int *p) {
    int value = *p;
    if (p == 0)
        return 0;
    return value;
}
