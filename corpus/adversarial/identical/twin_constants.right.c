static const int one = 7;
static const int other = 7;

int same(volatile int *out) {
    const int *left = &one;
    const int *right = &one;
    *out = *left + *right;
    return left == right;
}
