// claim:  f
// truth:  different
// why:    the helper is the same text, but the table that it reads is not

static const int table[4] = {1, 2, 3, 5};

static int helper(unsigned x) {
    int sum = 0;
    for (unsigned i = 0; i < 6; i++)
        sum += table[(x + i) & 3];
    return sum;
}

int f(unsigned x) {
    return helper(x) + 1;
}
