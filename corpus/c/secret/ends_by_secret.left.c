// claim: wait --secret rounds
// truth: different
// why:   whether it ends depends on the secret: a loop by steps of two to an odd number never does
unsigned wait(unsigned rounds, unsigned x) {
    for (unsigned i = 0; i != (rounds & 1); i += 2)
        x += 0;
    return x;
}
