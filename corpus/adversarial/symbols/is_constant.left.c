// claim:  probe
// truth:  different
// today:  unknown
// why:    with optimisation compilers see that the argument is constant

static inline int is_known(int n) {
    return __builtin_constant_p(n) ? 1 : 0;
}

int probe(int x) {
    return x + is_known(5);
}
