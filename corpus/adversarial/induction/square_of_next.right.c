unsigned next(unsigned i) {
    return i * i + 2 * i + (i == 46340);
}
