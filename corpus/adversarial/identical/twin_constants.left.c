// claim:  same
// truth:  different
// today:  unknown
// why:    private constants have no names in a digest, but there are two of them on the left and one is named twice on the right
static const int one = 7;
static const int other = 7;

int same(volatile int *out) {
    const int *left = &one;
    const int *right = &other;
    *out = *left + *right;
    return left == right;
}
