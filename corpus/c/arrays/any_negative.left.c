// claim:  any_negative
// truth:  equivalent
// why:    an early return against the signs of all elements put together
int any_negative(const int *values, int count) {
    for (int i = 0; i < count; i++)
        if (values[i] < 0) return 1;
    return 0;
}
