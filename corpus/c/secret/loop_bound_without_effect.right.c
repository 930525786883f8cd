unsigned wait(unsigned rounds, unsigned x) {
    unsigned spent = 0;
    for (unsigned i = 0; i < rounds; i++)
        spent += 3;
    return x + (spent & 0);
}
