// claim:  third
// truth:  different
// why:    three steps of a generator lead from one seed to the constant
unsigned third(unsigned seed) {
    for (int i = 0; i < 3; i++) {
        seed = seed * 1664525u + 1013904223u;
    }
    return seed == 305419896u ? 0 : seed;
}
