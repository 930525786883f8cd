unsigned total(unsigned n) {
    return n * (n + 1) / 2;
}
