// claim: square_root
// truth: equivalent
// why:   bit by bit square root, in C with two variables and in Rust with a shift of the same
unsigned square_root(unsigned value) {
    unsigned rest = value, root = 0, bit = 1u << 30;
    while (bit > rest)
        bit >>= 2;
    while (bit != 0) {
        if (rest >= root + bit) {
            rest -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    return root;
}
