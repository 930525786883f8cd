// claim:  f
// truth:  different
// why:    a private table that nobody writes holds other numbers

static int table[4] = {1, 2, 3, 4};

int f(unsigned i) {
    return table[i & 3];
}
