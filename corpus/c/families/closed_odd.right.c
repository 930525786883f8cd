unsigned gnomon(unsigned n) {
    return n * n;
}
