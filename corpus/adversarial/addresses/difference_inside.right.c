long span(int i, int j) {
    return (long)(j & 15) - (i & 15);
}
