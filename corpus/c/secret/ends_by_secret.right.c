unsigned wait(unsigned rounds, unsigned x) {
    for (unsigned i = 0; i != (rounds & 1); i += 2)
        x += 0;
    return x;
}
