// claim:  square
// truth:  equivalent
// why:    the same table under another name, in another place

static const int squares[5] = {0, 1, 4, 9, 16};

int square(int n) {
    return n >= 0 && n < 5 ? squares[n] : n * n;
}
