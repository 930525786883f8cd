unsigned wait(unsigned rounds, unsigned x) {
    for (unsigned i = 0; i < (rounds & 15); i++)
        x = x * 3 + 1;
    return x;
}
