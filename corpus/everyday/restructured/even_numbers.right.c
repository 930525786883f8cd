unsigned evens(unsigned n) {
    return n * (n + 1);
}
